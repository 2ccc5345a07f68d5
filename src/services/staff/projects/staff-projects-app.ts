import { Hono } from "hono";
import type { Transaction } from "kysely";
import type { z } from "zod";
import {
  changeStaffProject,
  createStaffProject,
  getProjectFile,
  getStaffProject,
  listStaffProjects,
  planStaffProject,
  startStaffProject,
  tellProjectCustomer,
  viewStaffProject,
  viewStaffProjectPaper,
} from "../../../contracts/staff/calls/project-calls.ts";
import { PROJECT_PART_KINDS, type ProjectRecord } from "../../../contracts/staff/calls/project-schemas.ts";
import type { StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { countryOf } from "../../../editions/countries.ts";
import { isRegion } from "../../../editions/regions.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { Refusal } from "../../http/refusal.ts";
import { describePaper, describeProject } from "../../projects/describe-project.ts";
import {
  changeProject,
  insertProject,
  listParts,
  lockProject,
  PROJECT_UPLOADS,
  type ProjectRow,
  READABLE,
} from "../../projects/project-store.ts";
import type { ServiceParts } from "../../service-parts.ts";
import { removeUpload, uploadsOf } from "../../uploads/uploads.ts";
import { writeAuditLine } from "../access/audit-log.ts";
import type { StaffAccess, StaffCaller } from "../access/identify-staff.ts";
import { staffCallServer } from "../access/serve-staff-call.ts";
import { writeLook } from "../access/write-look.ts";
import { idOfKey } from "../id-of-key.ts";
import { describeItem, findProjects, indexOldProjects } from "./find-projects.ts";
import { serveProjectFiles } from "./project-files.ts";
import { plannedHomes, planProject } from "./project-plan.ts";
import { findTemplate, serveProjectTemplates } from "./project-templates.ts";
import { knownForProject, partsOfNew } from "./start-project.ts";
import { readHead, readNews, readParts, uploadsIn } from "./stored-project.ts";
import { addressOfCustomer, TELL_PROJECT } from "./tell-customer.ts";
import { type TemplateBody, templateOf } from "./template-body.ts";

export function createStaffProjectsApp(parts: ServiceParts, access: StaffAccess): Hono {
  const { db } = access;
  const app = new Hono();
  const serve = staffCallServer(app, access);
  const hasMail = parts.mailer !== undefined && parts.publicUrl !== "";

  serve(listStaffProjects, async (asked, staff) => {
    await indexOldProjects(db);
    const found = await findProjects(db, asked, staff.countries);
    const { after: page, size: _, search, ...filters } = asked;
    await writeLook(access, staff, listStaffProjects.name, {
      ...{ kind: "project", filters: { ...filters, hasSearch: Boolean(search) }, search, page },
      found: { shown: found.projects.length },
    });
    return found;
  });

  serve(startStaffProject, async (asked, { countries }) => {
    const known = await knownForProject(db, asked, countries);
    return known ? { ...known, homes: await plannedHomes(parts.call) } : unknown();
  });

  serve(planStaffProject, async (asked) => ({ stages: await planProject(parts.call, asked) }));

  serve(createStaffProject, async (wish, staff) => {
    if (!staff.countries.includes(wish.country)) return unknown();
    const { leadId, estimate, template: copied, savedTemplate } = wish;
    if ((leadId || estimate) && !(await knownForProject(db, { lead: leadId, estimate }, staff.countries)))
      return unknown();
    const template = await templateFor(wish, staff.countries);
    if ((copied || savedTemplate) && !template) return unknown();
    const id = READABLE + idOfKey("project", staff.id, wish.key).slice(0, ID_LETTERS);
    const stages = await planProject(parts.call, wish);
    const made = partsOfNew(wish, stages, template);
    const handoverOn = made.stages?.find(({ stage }) => stage === "handover")?.until;
    const head = {
      ...{ name: wish.name, location: wish.location, total: wish.total },
      ...{ startedOn: wish.startOn, handoverOn, expectedOn: handoverOn },
    };
    await lockProject(db, id, async (transaction) => {
      const isNew = await insertProject(
        transaction,
        {
          ...{ id, country: wish.country, kind: wish.kind, is_sample: 0, head: JSON.stringify(head) },
          ...{ phone: wish.phone ?? null, email: wish.email?.toLowerCase() ?? null },
          ...{ region: regionOf(wish.region), lead_id: leadId ?? null },
        },
        made,
      );
      if (!isNew) return;
      await writeAuditLine(transaction, staff, createStaffProject.name, {
        ...{ kind: "project", recordId: id, country: wish.country },
        ...{
          before: {},
          after: {
            ...{ leadId: leadId ?? null, template: copied ?? null, stages: stages.length },
            savedTemplate: savedTemplate ?? null,
          },
        },
      });
    });
    return described(id, staff.countries);
  });

  serve(getStaffProject, async ({ id }, staff) => {
    const record = await described(id, staff.countries);
    if (!(record instanceof Refusal))
      await writeLook(access, staff, getStaffProject.name, about({ id, country: record.country }));
    return record;
  });

  serve(viewStaffProject, async ({ id }, staff) => {
    const row = await findProject(id, staff.countries);
    if (!row) return unknown();
    await writeLook(access, staff, viewStaffProject.name, about(row));
    const addressOf = (file: string) => getProjectFile.path.replace(":id", id).replace(":file", file);
    return describeProject(row, await listParts(db, id), parts, addressOf);
  });

  serve(viewStaffProjectPaper, async ({ id, paper }, staff) => {
    const row = await findProject(id, staff.countries);
    if (!row) return unknown();
    const found = await describePaper(row, await listParts(db, id), paper, parts);
    if (!(found instanceof Refusal))
      await writeLook(access, staff, viewStaffProjectPaper.name, { ...about(row), filters: { paper } });
    return found;
  });

  serve(changeStaffProject, async (change, staff) => {
    const { id } = change;
    if (!(await findProject(id, staff.countries))) return unknown();
    const refused = await lockProject(db, id, (transaction) => save(transaction, change, staff));
    return refused ?? described(id, staff.countries);
  });

  serve(tellProjectCustomer, async ({ id, version }, staff) => {
    const row = await findProject(id, staff.countries);
    if (!row) return unknown();
    if (!hasMail || !(await addressOfCustomer(db, row)))
      return new Refusal(400, "No e-mail address is known, or letters cannot be sent.", {
        reason: "no-address",
      });
    const refused = await lockProject(db, id, async (transaction) => {
      const letterId = `${id}-${version}`;
      const now = new Date().toISOString();
      const current = await readRow(transaction, id);
      if (!current) return unknown();
      if ((current.version ?? 0) !== version) return changedByOther();
      const added = await transaction
        .insertInto("project_letters")
        .values({
          ...{ id: letterId, project_id: id, version, member_id: staff.id, created_at: now },
          news: current.news ?? "[]",
        })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!added) return undefined;
      await enqueue(transaction, {
        kind: TELL_PROJECT,
        payload: { letterId },
        uniqueKey: `${TELL_PROJECT}:${letterId}`,
      });
      await transaction
        .updateTable("projects")
        .set({ news: null, updated_at: now })
        .where("id", "=", id)
        .execute();
      const news = readNews(current.news);
      await writeAuditLine(transaction, staff, tellProjectCustomer.name, {
        ...about(row),
        after: { version, news },
      });
      return undefined;
    });
    return refused ?? described(id, staff.countries);
  });

  serveProjectFiles(app, { parts, access, findProject });
  serveProjectTemplates(app, { access, findProject });

  return app;

  /** A project of another country is as unknown as one that does not exist. */
  async function findProject(
    id: string,
    countries: readonly StaffCountry[],
  ): Promise<ProjectRow | undefined> {
    const row = await readRow(db, id);
    return row && countries.some((country) => country === row.country) ? row : undefined;
  }

  /** A saved template of the project's country, or the plan of another project. */
  async function templateFor(
    { country, template, savedTemplate }: z.output<typeof createStaffProject.input>,
    countries: readonly StaffCountry[],
  ): Promise<TemplateBody | undefined> {
    if (savedTemplate) {
      const found = await findTemplate(access, savedTemplate, countries);
      return found?.country === country ? found.plan : undefined;
    }
    const project = template ? await findProject(template, countries) : undefined;
    if (!project) return undefined;
    const { startedOn } = readHead(project.head);
    return templateOf(
      readParts(await listParts(db, project.id)),
      countryOf(project.country, "in"),
      startedOn,
    );
  }

  async function described(id: string, countries: readonly StaffCountry[]): Promise<ProjectRecord | Refusal> {
    const row = await findProject(id, countries);
    if (!row) return unknown();
    const rows = await listParts(db, id);
    const letter = await db
      .selectFrom("project_letters")
      .select("created_at")
      .where("project_id", "=", id)
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst();
    return {
      ...describeItem(row, rows),
      ...{ phone: row.phone, email: row.email, region: row.region, leadId: row.lead_id },
      head: readHead(row.head),
      parts: readParts(rows),
      uploads: (await uploadsOf(db, PROJECT_UPLOADS, [id])).map(({ id: upload, name, type, size }) => ({
        ...{ id: upload, name, type, size: Number(size) },
      })),
      news: readNews(row.news),
      toldAt: letter?.created_at ?? null,
      canTell: hasMail && (await addressOfCustomer(db, row)) !== undefined,
    };
  }
}

const ID_LETTERS = 12;

type Change = z.output<typeof changeStaffProject.input>;

/** Stores a change with its audit line, and removes the files to which nothing refers any more. */
async function save(
  transaction: Transaction<Schema>,
  { id, version, head, contact, parts = {} }: Change,
  staff: StaffCaller,
): Promise<Refusal | undefined> {
  const row = await readRow(transaction, id);
  if (!row) return unknown();
  const before = readParts(await listParts(transaction, id));
  const files = new Set((await uploadsOf(transaction, PROJECT_UPLOADS, [id])).map((upload) => upload.id));
  if (uploadsIn(parts).some((upload) => !files.has(upload)))
    return new Refusal(400, "A part names a file that is not of this project.", {
      field: "parts",
      reason: "wrong",
    });
  const sent = Object.fromEntries(
    PROJECT_PART_KINDS.flatMap((kind) => (parts[kind] ? [[kind, parts[kind]]] : [])),
  );
  const changed = PROJECT_PART_KINDS.filter(
    (kind) => kind in sent && JSON.stringify(before[kind] ?? []) !== JSON.stringify(sent[kind]),
  );
  const isChanged = await changeProject(transaction, {
    ...{ id, version, parts: sent },
    columns: {
      ...(head && { head: JSON.stringify(head) }),
      ...(contact && {
        ...{
          phone: contact.phone,
          email: contact.email?.toLowerCase() ?? null,
          region: regionOf(contact.region),
        },
      }),
      news: JSON.stringify([...new Set([...readNews(row.news), ...changed])]),
    },
  });
  if (!isChanged) return changedByOther();
  const after = new Set(uploadsIn(readParts(await listParts(transaction, id))));
  for (const upload of uploadsIn(before)) if (!after.has(upload)) await removeUpload(transaction, upload);
  const fields = [...(head ? ["head"] : []), ...(contact ? ["contact"] : []), ...changed];
  await writeAuditLine(transaction, staff, changeStaffProject.name, {
    ...about(row),
    ...{ before: { version }, after: { version: version + 1, fields } },
  });
  return undefined;
}

function readRow(db: StaffAccess["db"], id: string): Promise<ProjectRow | undefined> {
  return db.selectFrom("projects").selectAll().where("id", "=", id).executeTakeFirst();
}

function regionOf(region: string | null | undefined): string | null {
  return region && isRegion(region) ? region : null;
}

function about({ id, country }: Pick<ProjectRow, "id" | "country">) {
  return { kind: "project", recordId: id, country };
}

function unknown(): Refusal {
  return new Refusal(404, "There is no such project in your countries.");
}

function changedByOther(): Refusal {
  return new Refusal(409, "Another member has changed it since. Load it again.", { reason: "changed" });
}
