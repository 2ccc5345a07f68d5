import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { staffAccess } from "./access/staff-access.ts";
import { createContentFormApp } from "./content/content-form-app.ts";
import { contentMark } from "./content/content-mark.ts";
import { createPublishContentApp } from "./content/publish-content-app.ts";
import { createStaffContentApp } from "./content/staff-content-app.ts";
import { createStaffHealthApp } from "./health/staff-health-app.ts";
import { createLeadIndex } from "./leads/index-leads.ts";
import { createStaffLeadsApp } from "./leads/staff-leads-app.ts";
import { mentionsMark } from "./mentions/mentions.ts";
import { createMentionsApp } from "./mentions/mentions-app.ts";
import { createLinkedContactsApp } from "./people/linked-contacts-app.ts";
import { createStaffPeopleApp } from "./people/staff-people-app.ts";
import { createStaffProjectsApp } from "./projects/staff-projects-app.ts";
import { TELL_PROJECT, tellProjectNews } from "./projects/tell-customer.ts";
import { createStaffReferralsApp } from "./referrals/staff-referrals-app.ts";
import { createStaffEvents } from "./staff-events.ts";
import { createStaffMembersApp } from "./staff-members-app.ts";
import { createStaffViewsApp } from "./staff-views-app.ts";
import { createSavedRepliesApp } from "./tickets/saved-replies-app.ts";
import { createStaffTicketsApp } from "./tickets/staff-tickets-app.ts";
import { createTicketFilesApp } from "./tickets/ticket-files-app.ts";
import { ticketsMark } from "./tickets/tickets-mark.ts";
import { ANNOUNCE_VISIT, announceVisit } from "./visits/announce-visit.ts";
import { createClosedDaysApp } from "./visits/closed-days-app.ts";
import { createStaffVisitsApp } from "./visits/staff-visits-app.ts";
import { createVisitFeeds } from "./visits/visit-feed.ts";
import { TELL_VISIT_CHANGE, tellVisitChange } from "./visits/visit-letter.ts";
import { visitsMark } from "./visits/visit-work.ts";

/** The staff application's calls. */
export function serveStaff(parts: ServiceParts): Service {
  const { database, crm, mailer, brand, openLimit, sealer, addresses, leads } = parts;
  const access = staffAccess(parts);
  const app = new Hono();
  const index = createLeadIndex(database.db);
  const events = createStaffEvents(access, {
    leads: () => leadsMark(database.db),
    projects: () => projectsMark(database.db),
    tickets: () => ticketsMark(database.db),
    mentions: () => mentionsMark(database.db),
    visits: () => visitsMark(database.db),
    content: () => contentMark(database.db),
  });
  const hasCrm = crm !== undefined || addresses?.bumblebee !== undefined;
  app.route("/", createStaffMembersApp({ access, brand, sealer, openLimit }));
  app.route("/", createStaffViewsApp(access));
  app.route(
    "/",
    createStaffLeadsApp({ database, access, index, leads, hasCrm, hasMail: mailer !== undefined }),
  );
  app.route("/", createStaffTicketsApp(access, { hasMail: mailer !== undefined }));
  app.route("/", createTicketFilesApp(access, parts));
  app.route("/", createSavedRepliesApp(access));
  app.route("/", createMentionsApp(access));
  app.route("/", createStaffVisitsApp(access, { hasMail: mailer !== undefined, hasCrm: crm !== undefined }));
  app.route("/", createClosedDaysApp(access));
  app.route("/", createVisitFeeds(access));
  app.route("/", createStaffPeopleApp(parts));
  app.route("/", createLinkedContactsApp(access));
  app.route("/", createStaffReferralsApp(parts, access, index));
  app.route("/", createStaffHealthApp(parts));
  app.route("/", createStaffContentApp(parts, access));
  app.route("/", createPublishContentApp(parts, access));
  app.route("/", createContentFormApp(parts, access));
  app.route("/", createStaffProjectsApp(parts, access));
  app.route("/", events.app);
  const { publicUrl, signer } = parts;
  const letters = mailer && publicUrl !== "" && { db: database.db, mail: mailer, publicUrl, brand };
  return {
    mounts: [{ host: "own", app }],
    jobs: {
      ...(crm && { [ANNOUNCE_VISIT]: announceVisit({ db: database.db, crm }) }),
      ...(letters && {
        [TELL_PROJECT]: tellProjectNews(letters),
        [TELL_VISIT_CHANGE]: tellVisitChange({ ...letters, database, signer }),
      }),
    },
    endStreams: events.end,
    stop: () => index.stop(),
  };
}

/** Changes with each new lead and with each change of the work on one. */
async function leadsMark(db: Kysely<Schema>): Promise<string> {
  const lead = await db
    .selectFrom("leads")
    .select("id")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const line = await db
    .selectFrom("audit_lines")
    .select("id")
    .where("kind", "=", "lead")
    .where("before_change", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return `${lead?.id} ${line?.id}`;
}

/** Changes with each change of a project, also by its customer. */
async function projectsMark(db: Kysely<Schema>): Promise<string> {
  const newest = await db
    .selectFrom("projects")
    .select(["id", "updated_at"])
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return `${newest?.id} ${newest?.updated_at}`;
}
