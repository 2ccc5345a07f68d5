import type { Hono } from "hono";
import type { Transaction } from "kysely";
import {
  listProjectTemplates,
  type ProjectTemplate,
  removeProjectTemplate,
  renameProjectTemplate,
  saveProjectTemplate,
} from "../../../contracts/staff/calls/project-template-calls.ts";
import { STAFF_COUNTRIES, type StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { countryOf } from "../../../editions/countries.ts";
import { lockedTransaction } from "../../../platform/database/locked-transaction.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { Refusal } from "../../http/refusal.ts";
import { listParts, type ProjectRow } from "../../projects/project-store.ts";
import { writeAuditLine } from "../access/audit-log.ts";
import type { StaffAccess } from "../access/identify-staff.ts";
import { staffCallServer } from "../access/serve-staff-call.ts";
import { idOfKey } from "../id-of-key.ts";
import { readHead, readParts } from "./stored-project.ts";
import { TemplateBody, templateOf } from "./template-body.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    /** Plans of the company, without data of customers. */
    project_templates: TemplateRow;
  }
}

interface TemplateRow {
  id: string;
  country: string;
  name: string;
  /** JSON: a `TemplateBody`. */
  body: string;
  member_id: string;
  version: number;
  created_at: string;
  updated_at: string;
}

interface Options {
  access: StaffAccess;
  findProject: (id: string, countries: readonly StaffCountry[]) => Promise<ProjectRow | undefined>;
}

const MOST_OF_A_COUNTRY = 100;

/** Named templates, from which new projects get their stages, checks, decisions and warranties. */
export function serveProjectTemplates(app: Hono, { access, findProject }: Options): void {
  const { db } = access;
  const serve = staffCallServer(app, access);

  serve(listProjectTemplates, async (_, { countries }) => {
    const rows = await db
      .selectFrom("project_templates")
      .selectAll()
      .where("country", "in", countries)
      .orderBy("country")
      .orderBy("name")
      .execute();
    return { templates: rows.map(describe) };
  });

  serve(saveProjectTemplate, async ({ project: projectId, name, key }, staff) => {
    const project = await findProject(projectId, staff.countries);
    if (!project) return unknown();
    const { country } = project;
    const body = templateOf(
      readParts(await listParts(db, projectId)),
      countryOf(country, "in"),
      readHead(project.head).startedOn,
    );
    const id = idOfKey("project-template", staff.id, key);
    const now = new Date().toISOString();
    return namesLocked(country, async (transaction) => {
      const stored = await transaction
        .selectFrom("project_templates")
        .selectAll()
        .where("country", "=", country)
        .execute();
      const same = stored.find((one) => one.id === id);
      if (same) return describe(same);
      if (stored.some((one) => one.name === name)) return nameIsTaken();
      if (stored.length >= MOST_OF_A_COUNTRY)
        return new Refusal(409, "Remove a template of the country first.", { reason: "full" });
      const row: TemplateRow = {
        ...{ id, country, name, body: JSON.stringify(body), member_id: staff.id, version: 1 },
        ...{ created_at: now, updated_at: now },
      };
      await transaction.insertInto("project_templates").values(row).execute();
      await writeAuditLine(transaction, staff, saveProjectTemplate.name, {
        ...{ kind: "project-template", recordId: id, country },
        ...{ before: {}, after: { project: projectId, name } },
      });
      return describe(row);
    });
  });

  serve(renameProjectTemplate, async ({ id, version, name }, staff) => {
    const before = await findTemplate(access, id, staff.countries);
    if (!before) return unknown();
    return namesLocked(before.country, async (transaction) => {
      const other = await transaction
        .selectFrom("project_templates")
        .select("id")
        .where("country", "=", before.country)
        .where("name", "=", name)
        .where("id", "<>", id)
        .executeTakeFirst();
      if (other) return nameIsTaken();
      const changed = await transaction
        .updateTable("project_templates")
        .set({ name, version: version + 1, updated_at: new Date().toISOString() })
        .where("id", "=", id)
        .where("version", "=", version)
        .returningAll()
        .executeTakeFirst();
      if (!changed)
        return new Refusal(409, "The template has changed since. Load it again.", { reason: "changed" });
      await writeAuditLine(transaction, staff, renameProjectTemplate.name, {
        ...{ kind: "project-template", recordId: id, country: before.country },
        ...{ before: { name: before.name }, after: { name } },
      });
      return describe(changed);
    });
  });

  serve(removeProjectTemplate, async ({ id }, staff) => {
    const before = await findTemplate(access, id, staff.countries);
    if (!before) return unknown();
    await db.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom("project_templates")
        .where("id", "=", id)
        .returning("name")
        .executeTakeFirst();
      if (!removed) return;
      await writeAuditLine(transaction, staff, removeProjectTemplate.name, {
        ...{ kind: "project-template", recordId: id, country: before.country },
        before: { name: removed.name },
      });
    });
    return { removed: true as const };
  });

  /** Two members cannot give the same name at the same time. */
  function namesLocked<Result>(
    country: string,
    work: (transaction: Transaction<Schema>) => Promise<Result>,
  ): Promise<Result> {
    return lockedTransaction(db, `project-templates:${country}`, work);
  }
}

/** A template of another country is as unknown as one that does not exist. */
export async function findTemplate(
  { db }: Pick<StaffAccess, "db">,
  id: string,
  countries: readonly StaffCountry[],
): Promise<(TemplateRow & { plan: TemplateBody }) | undefined> {
  const row = await db.selectFrom("project_templates").selectAll().where("id", "=", id).executeTakeFirst();
  const isSeen = row && countries.some((country) => country === row.country);
  return isSeen ? { ...row, plan: planOf(row) } : undefined;
}

function planOf({ body }: TemplateRow): TemplateBody {
  return TemplateBody.parse(JSON.parse(body));
}

function describe(row: TemplateRow): ProjectTemplate {
  const { stages, decisions, checks } = planOf(row);
  return {
    ...{ id: row.id, name: row.name, version: row.version },
    country: STAFF_COUNTRIES.find((country) => country === row.country) ?? "IN",
    ...{ stages: stages.length, decisions: decisions.length, checks: checks.length },
  };
}

function nameIsTaken(): Refusal {
  return new Refusal(409, "A template of the country has this name.", { field: "name", reason: "name" });
}

function unknown(): Refusal {
  return new Refusal(404, "There is no such template or project in your countries.");
}
