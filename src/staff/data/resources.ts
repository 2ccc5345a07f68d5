import { getContentEntry, listContentEntries } from "../../contracts/staff/calls/content-calls.ts";
import { changeStaffLead, getStaffLead, listStaffLeads } from "../../contracts/staff/calls/lead-calls.ts";
import {
  changeStaffMember,
  listAuditLines,
  listStaffMembers,
} from "../../contracts/staff/calls/member-calls.ts";
import { listPictures } from "../../contracts/staff/calls/picture-calls.ts";
import {
  changeStaffProject,
  getStaffProject,
  listStaffProjects,
} from "../../contracts/staff/calls/project-calls.ts";
import { listRedirects } from "../../contracts/staff/calls/redirect-calls.ts";
import { listReferrals } from "../../contracts/staff/calls/referral-calls.ts";
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
  referrals: { list: { call: listReferrals, field: "referrals" } },
  content: { list: { call: listContentEntries, field: "entries" }, one: getContentEntry },
  pictures: { list: { call: listPictures, field: "pictures" } },
  redirects: { list: { call: listRedirects, field: "redirects" } },
  members: { list: { call: listStaffMembers, field: "members" }, change: changeStaffMember },
  audit: { list: { call: listAuditLines, field: "lines" } },
};
