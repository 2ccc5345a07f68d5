import type { ComponentType } from "react";
import type { StaffRight } from "../../contracts/staff/staff-roles.ts";
import type { StaffKey } from "../frame/staff-text.tsx";
import { AuditScreen } from "./audit/audit-screen.tsx";
import { LeadScreen } from "./leads/lead-screen.tsx";
import { LeadsScreen } from "./leads/leads-screen.tsx";
import { MembersScreen } from "./members/members-screen.tsx";

export interface Screen {
  /** The folder of its addresses: /staff/leads. */
  name: string;
  title: StaffKey;
  /** The right without which the menu does not show it. */
  right: StaffRight;
  List: ComponentType;
  Show?: ComponentType;
}

/** The screens in the order of the menu. */
export const SCREENS: readonly Screen[] = [
  { name: "leads", title: "staff.leads.title", right: "leads.read", List: LeadsScreen, Show: LeadScreen },
  { name: "members", title: "staff.members.title", right: "members.write", List: MembersScreen },
  { name: "audit", title: "staff.audit.title", right: "audit.read", List: AuditScreen },
];
