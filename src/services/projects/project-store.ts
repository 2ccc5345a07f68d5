import { type Kysely, sql, type Transaction } from "kysely";
import { z } from "zod";
import { approvedDays } from "../../contracts/customer/project/approved-changes.ts";
import { ProjectHead, StoredDecision } from "../../contracts/customer/project/project-parts.ts";
import { addDays } from "../../editions/country-time.ts";
import { lockedTransaction } from "../../platform/database/locked-transaction.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { customerWrite } from "../customers/customer-write.ts";
import type { Refusal } from "../http/refusal.ts";
import { removeUploadsOf } from "../uploads/uploads.ts";
import { type ProjectDecision, withChangeOptions } from "./change-orders.ts";
import type { ProjectOwner } from "./project-owner.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    projects: ProjectRow;
    project_parts: ProjectPartRow;
    /** A letter that a member of the staff has sent about what is new. */
    project_letters: {
      id: string;
      project_id: string;
      version: number;
      /** JSON: the kinds of parts that are new. */
      news: string;
      member_id: string;
      created_at: string;
    };
  }
}

/**
 * A customer's project. Before their first login it waits for the person who proves to own the number or the address.
 */
export interface ProjectRow {
  id: string;
  customer_id: string | null;
  phone: string | null;
  /** In lower case. */
  email: string | null;
  country: string;
  kind: "interiors" | "products";
  is_sample: number;
  /** JSON: name, days and sums. */
  head: string;
  created_at: string;
  updated_at: string;
  /** Grows with each change of the staff. Null, like all below, in a row from before the staff application. */
  version: number | null;
  code: string | null;
  handed_over_on: string | null;
  /** The day from which the project is late if it is not handed over. */
  late_from: string | null;
  /** The edition of the customer, for letters. */
  region: string | null;
  lead_id: string | null;
  /** JSON: the kinds of parts that have changed since the last letter to the customer. */
  news: string | null;
}

export interface ProjectPartRow {
  id: string;
  project_id: string;
  kind: string;
  position: number;
  /** JSON, with the schema of its kind. */
  body: string;
}

type Db = Kysely<Schema>;

/**
 * All projects of a customer, the newest first. Projects that waited for one of their contacts are assigned to them.
 */
export async function listProjects(db: Db, owner: ProjectOwner): Promise<ProjectRow[] | Refusal> {
  const refused = await claimProjects(db, owner);
  return refused ?? ownProjects(db, owner.customerId);
}

function ownProjects(db: Db, customerId: string): Promise<ProjectRow[]> {
  return db
    .selectFrom("projects")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** The projects of a customer and those that wait for them, without assigning these. */
export async function findProjects(db: Db, owner: ProjectOwner): Promise<ProjectRow[]> {
  return [...(await ownProjects(db, owner.customerId)), ...(await waitingProjects(db, owner))];
}

async function waitingProjects(
  db: Db,
  { phone, email }: Pick<ProjectOwner, "phone" | "email">,
): Promise<ProjectRow[]> {
  if (!phone && !email) return [];
  return db
    .selectFrom("projects")
    .selectAll()
    .where("customer_id", "is", null)
    .where(({ eb, or }) =>
      or([...(phone ? [eb("phone", "=", phone)] : []), ...(email ? [eb("email", "=", email)] : [])]),
    )
    .execute();
}

async function claimProjects(db: Db, owner: ProjectOwner): Promise<Refusal | undefined> {
  const waiting = await waitingProjects(db, owner);
  // Usually no project is waiting, so this costs only one query.
  if (waiting.length === 0) return undefined;
  return customerWrite(db, owner.customerId, async (transaction) => {
    for (const { id } of waiting)
      await transaction
        .updateTable("projects")
        .set({ customer_id: owner.customerId, updated_at: new Date().toISOString() })
        .where("id", "=", id)
        .where("customer_id", "is", null)
        .execute();
    return undefined;
  });
}

export function listParts(db: Db, projectId: string): Promise<ProjectPartRow[]> {
  return db
    .selectFrom("project_parts")
    .selectAll()
    .where("project_id", "=", projectId)
    .orderBy("kind")
    .orderBy("position")
    .execute();
}

/**
 * All writes to a project use this function, those of the customer as well: each sees what the one before has stored.
 */
export function lockProject<Result>(
  db: Db,
  projectId: string,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return lockedTransaction(db, `project:${projectId}`, work);
}

export async function decisionRows(db: Db, projectId: string): Promise<ProjectPartRow[]> {
  return (await listParts(db, projectId)).filter(({ kind }) => kind === "decisions");
}

export function readDecision({ body }: ProjectPartRow): ProjectDecision {
  return StoredDecision.parse(JSON.parse(body));
}

type PartsByKind = Readonly<Record<string, readonly unknown[]>>;

/** Keeps the customer's answers when a project is written again. */
async function withAnswers(db: Db, projectId: string, parts: PartsByKind): Promise<PartsByKind> {
  const answered = (await decisionRows(db, projectId))
    .map(readDecision)
    .filter(({ answer }) => answer !== undefined);
  const decisions = parts.decisions?.map((decision) => {
    const { answer, decidedOn } = answered.find(({ id }) => id === StoredDecision.parse(decision).id) ?? {};
    return answer ? { ...StoredDecision.parse(decision), answer, decidedOn } : decision;
  });
  return decisions ? { ...parts, decisions } : parts;
}

export type NewProject = Pick<
  ProjectRow,
  "id" | "phone" | "email" | "country" | "kind" | "is_sample" | "head"
> &
  Partial<Pick<ProjectRow, "region" | "lead_id">>;

/** Replaces the whole project, but keeps its owner. */
export async function storeProject(db: Db, project: NewProject, parts: PartsByKind): Promise<void> {
  const now = new Date().toISOString();
  await lockProject(db, project.id, async (transaction) => {
    const kept = await withAnswers(transaction, project.id, parts);
    const decisions = kept.decisions?.map((one) => StoredDecision.parse(one));
    const row = { ...project, ...listedFacts(project, decisions), updated_at: now };
    await transaction
      .insertInto("projects")
      .values({
        region: null,
        lead_id: null,
        news: null,
        ...row,
        customer_id: null,
        created_at: now,
        version: 1,
      })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet({ ...row, version: sql`coalesce(projects.version, 0) + 1` }),
      )
      .execute();
    await transaction.deleteFrom("project_parts").where("project_id", "=", project.id).execute();
    await insertParts(transaction, project.id, kept);
  });
}

/** Call it with the project locked. False if a project with this id exists. */
export async function insertProject(db: Db, project: NewProject, parts: PartsByKind): Promise<boolean> {
  const now = new Date().toISOString();
  const added = await db
    .insertInto("projects")
    .values({
      ...{ region: null, lead_id: null, news: null, customer_id: null, version: 1 },
      ...project,
      ...listedFacts(project),
      ...{ created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) await insertParts(db, project.id, parts);
  return added !== undefined;
}

export interface ProjectChange {
  id: string;
  /** The version that the member has seen. */
  version: number;
  columns: Partial<Pick<ProjectRow, "head" | "phone" | "email" | "region" | "news">>;
  /** These kinds are replaced; the others stay. */
  parts: PartsByKind;
}

/**
 * Call it with the project locked. False if another member has changed it since. A decision that the customer has made
 * stays exactly as it was when they made it.
 */
export async function changeProject(
  db: Db,
  { id, version, columns, parts }: ProjectChange,
): Promise<boolean> {
  const { head } = columns;
  const changed = await db
    .updateTable("projects")
    .set({
      ...columns,
      ...(head !== undefined && listedFacts({ id, head }, (await decisionRows(db, id)).map(readDecision))),
      ...{ version: version + 1, updated_at: new Date().toISOString() },
    })
    .where("id", "=", id)
    .where(sql<number>`coalesce(version, 0)`, "=", version)
    .returning("id")
    .executeTakeFirst();
  if (!changed) return false;
  const kept = parts.decisions
    ? { ...parts, decisions: keepMade((await decisionRows(db, id)).map(readDecision), parts.decisions) }
    : parts;
  for (const kind of Object.keys(kept))
    await db.deleteFrom("project_parts").where("project_id", "=", id).where("kind", "=", kind).execute();
  await insertParts(db, id, kept);
  return true;
}

function keepMade(stored: readonly ProjectDecision[], sent: readonly unknown[]): ProjectDecision[] {
  const made = stored.filter(({ answer }) => answer !== undefined);
  const written = sent.map((one) => StoredDecision.parse(one));
  // Only the customer answers, so an answer that is sent here is left out.
  const kept = written.map(
    ({ answer: _, ...open }) => made.find(({ id }) => id === open.id) ?? withChangeOptions(open),
  );
  return [...kept, ...made.filter(({ id }) => !written.some((one) => one.id === id))];
}

async function insertParts(db: Db, projectId: string, parts: PartsByKind): Promise<void> {
  const rows = Object.entries(parts).flatMap(([kind, bodies]) =>
    bodies.map((body, position) => ({
      id: `${projectId}-${kind}-${position}`,
      project_id: projectId,
      kind,
      position,
      body: JSON.stringify(body),
    })),
  );
  if (rows.length > 0) await db.insertInto("project_parts").values(rows).execute();
}

const CODE_LETTERS = 8;
/** Customers name the id with each payment, so the staff makes short ones, which are the code as well. */
export const READABLE = "p-";
/** Earlier than any day. */
const ALREADY = "0";

const Head = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(ProjectHead);

/** The facts by which a project is listed, because its head is encrypted. */
export function listedFacts(
  { id, head }: Pick<ProjectRow, "id" | "head">,
  decisions: readonly ProjectDecision[] = [],
): Pick<ProjectRow, "code" | "handed_over_on" | "late_from"> {
  const { handedOverOn, handoverOn, expectedOn } = Head.parse(head);
  const isLater = handoverOn !== undefined && expectedOn !== undefined && expectedOn > handoverOn;
  const isReadable = id.startsWith(READABLE);
  const agreedOn = handoverOn ?? expectedOn;
  return {
    code: isReadable ? id.toUpperCase() : `P-${id.replaceAll("-", "").slice(-CODE_LETTERS).toUpperCase()}`,
    handed_over_on: handedOverOn ?? null,
    late_from: isLater ? ALREADY : agreedOn ? addDays(agreedOn, approvedDays(decisions)) : null,
  };
}

/** The row goes first: a change that runs at this moment ends before, and its parts are removed as well. */
export async function removeProjects(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const remove = async (transaction: Db) => {
    await transaction.deleteFrom("projects").where("id", "in", ids).execute();
    await transaction.deleteFrom("project_parts").where("project_id", "in", ids).execute();
    await transaction.deleteFrom("project_letters").where("project_id", "in", ids).execute();
    await removeUploadsOf(transaction, PROJECT_UPLOADS, ids);
  };
  await (db.isTransaction ? remove(db) : db.transaction().execute(remove));
}

/** The owner kind of uploads of projects. */
export const PROJECT_UPLOADS = "project";
