import { Hono } from "hono";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Schema } from "../../platform/database/schema.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { staffAccess } from "./access/staff-access.ts";
import { indexAllLeads } from "./leads/index-leads.ts";
import { createStaffLeadsApp } from "./leads/staff-leads-app.ts";
import { createStaffEventsApp } from "./staff-events.ts";
import { createStaffMembersApp } from "./staff-members-app.ts";
import { createStaffViewsApp } from "./staff-views-app.ts";

/** The staff application's calls. */
export async function serveStaff(parts: ServiceParts): Promise<Service> {
  const { database, crm, mailer, brand, openLimit, sealer, addresses } = parts;
  const access = staffAccess(parts);
  const app = new Hono();
  const hasCrm = crm !== undefined || addresses?.bumblebee !== undefined;
  app.route("/", createStaffMembersApp({ access, brand, sealer, openLimit }));
  app.route("/", createStaffViewsApp(access));
  app.route("/", createStaffLeadsApp({ database, access, hasCrm, hasMail: mailer !== undefined }));
  app.route("/", createStaffEventsApp(access, { leads: () => leadsMark(database.db) }));
  await enqueue(database.db, { kind: INDEX_LEADS, payload: {}, uniqueKey: INDEX_LEADS });
  return {
    mounts: [{ host: "staff", app }],
    jobs: {
      [INDEX_LEADS]: jobHandler(z.object({}), (_, { signal }) => indexAllLeads(database.db, signal)),
    },
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

/** Once for a database: leads from before the staff application. Later ones are added when the staff asks for them. */
const INDEX_LEADS = "index-leads";
