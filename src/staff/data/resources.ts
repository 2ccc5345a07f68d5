import { changeStaffLead, getStaffLead, listStaffLeads } from "../../contracts/staff/calls/lead-calls.ts";
import {
  changeStaffMember,
  listAuditLines,
  listStaffMembers,
} from "../../contracts/staff/calls/member-calls.ts";
import {
  changeStaffProject,
  getStaffProject,
  listStaffProjects,
} from "../../contracts/staff/calls/project-calls.ts";
import {
  changeStaffTicket,
  getStaffTicket,
  listStaffTickets,
} from "../../contracts/staff/calls/ticket-calls.ts";
import type { StaffCall } from "../../contracts/staff/define-staff-call.ts";

export interface ResourceCalls {
  /** The call, and the field of its answer with the records. */
  list?: { call: StaffCall; field: string };
  one?: StaffCall;
  change?: StaffCall;
}

/** The calls behind each resource of Refine. */
export const RESOURCES: Record<string, ResourceCalls> = {
  leads: { list: { call: listStaffLeads, field: "leads" }, one: getStaffLead, change: changeStaffLead },
  tickets: {
    list: { call: listStaffTickets, field: "tickets" },
    one: getStaffTicket,
    change: changeStaffTicket,
  },
  projects: {
    list: { call: listStaffProjects, field: "projects" },
    one: getStaffProject,
    change: changeStaffProject,
  },
  members: { list: { call: listStaffMembers, field: "members" }, change: changeStaffMember },
  audit: { list: { call: listAuditLines, field: "lines" } },
};
