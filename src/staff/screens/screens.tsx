import type { ComponentType } from "react";
import type { StaffRight } from "../../contracts/staff/staff-roles.ts";
import type { StaffKey } from "../frame/staff-text.tsx";
import { AuditScreen } from "./audit/audit-screen.tsx";
import { ContentScreen } from "./content/list/content-screen.tsx";
import { DocumentScreen } from "./content/record/document-screen.tsx";
import { HealthScreen } from "./health/health-screen.tsx";
import { LeadScreen } from "./leads/lead-screen.tsx";
import { LeadsScreen } from "./leads/leads-screen.tsx";
import { MembersScreen } from "./members/members-screen.tsx";
import { PeopleScreen } from "./people/people-screen.tsx";
import { ReceiptScreen } from "./people/receipt-screen.tsx";
import { ReferralsScreen } from "./people/referrals-screen.tsx";
import { PictureScreen } from "./pictures/picture-screen.tsx";
import { PicturesScreen } from "./pictures/pictures-screen.tsx";
import { ProjectScreen } from "./projects/project-screen.tsx";
import { ProjectsScreen } from "./projects/projects-screen.tsx";
import { RedirectsScreen } from "./redirects/redirects-screen.tsx";
import { TicketScreen } from "./tickets/ticket-screen.tsx";
import { TicketsScreen } from "./tickets/tickets-screen.tsx";
import { VisitsScreen } from "./visits/visits-screen.tsx";

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
  {
    ...{ name: "projects", title: "staff.projects.title", right: "projects.read" },
    ...{ List: ProjectsScreen, Show: ProjectScreen },
  },
  {
    name: "tickets",
    title: "staff.tickets.title",
    right: "tickets.read",
    List: TicketsScreen,
    Show: TicketScreen,
  },
  { name: "visits", title: "staff.visits.title", right: "visits.read", List: VisitsScreen },
  {
    name: "people",
    title: "staff.people.title",
    right: "people.stop",
    List: PeopleScreen,
    Show: ReceiptScreen,
  },
  {
    name: "referrals",
    title: "staff.people.referrals.title",
    right: "people.read",
    List: ReferralsScreen,
  },
  {
    name: "content",
    title: "staff.content.title",
    right: "content.read",
    List: ContentScreen,
    Show: DocumentScreen,
  },
  {
    name: "pictures",
    title: "staff.pictures.title",
    right: "content.read",
    List: PicturesScreen,
    Show: PictureScreen,
  },
  { name: "redirects", title: "staff.redirects.title", right: "content.read", List: RedirectsScreen },
  { name: "health", title: "staff.health.title", right: "health.read", List: HealthScreen },
  { name: "members", title: "staff.members.title", right: "members.write", List: MembersScreen },
  { name: "audit", title: "staff.audit.title", right: "audit.read", List: AuditScreen },
];
