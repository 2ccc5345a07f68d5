import type { Kysely } from "kysely";
import type { z } from "zod";
import { Decision } from "../../contracts/customer/project/project-parts.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { customerWrite } from "../customers/customer-write.ts";
import type { Refusal } from "../http/refusal.ts";
import type { ProjectOwner } from "./project-owner.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    projects: ProjectRow;
    project_parts: ProjectPartRow;
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
type ProjectDecision = z.output<typeof Decision>;

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

async function waitingProjects(db: Db, { phone, email }: ProjectOwner): Promise<ProjectRow[]> {
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
 * Must be called with the project's owner locked: the first answer counts. Undefined if there is no such decision or
 * option.
 */
export async function storeAnswer(
  db: Db,
  projectId: string,
  { decision, option, name, day }: { decision: string; option: string; name: string; day: string },
  now = new Date(),
): Promise<ProjectDecision | "decided" | undefined> {
  const rows = (await listParts(db, projectId)).filter(({ kind }) => kind === "decisions");
  for (const row of rows) {
    const asked = Decision.parse(JSON.parse(row.body));
    if (asked.id !== decision || !asked.options?.some(({ id }) => id === option)) continue;
    if (asked.decidedOn !== undefined) return "decided";
    const answered = { ...asked, decidedOn: day, answer: { option, name, at: now.toISOString() } };
    const body = JSON.stringify(answered);
    await db.updateTable("project_parts").set({ body }).where("id", "=", row.id).execute();
    return answered;
  }
  return undefined;
}

/** Keeps the customer's answers when a project is written again. */
async function withAnswers(
  db: Db,
  projectId: string,
  parts: Readonly<Record<string, readonly unknown[]>>,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const rows = (await listParts(db, projectId)).filter(({ kind }) => kind === "decisions");
  const answered = rows
    .map(({ body }) => Decision.parse(JSON.parse(body)))
    .filter(({ answer }) => answer !== undefined);
  const decisions = parts.decisions?.map((decision) => {
    const { answer, decidedOn } = answered.find(({ id }) => id === Decision.parse(decision).id) ?? {};
    return answer ? { ...Decision.parse(decision), answer, decidedOn } : decision;
  });
  return decisions ? { ...parts, decisions } : parts;
}

export type NewProject = Omit<ProjectRow, "customer_id" | "created_at" | "updated_at">;

/** Replaces the whole project, but keeps its owner. */
export async function storeProject(
  db: Db,
  project: NewProject,
  parts: Readonly<Record<string, readonly unknown[]>>,
): Promise<void> {
  const now = new Date().toISOString();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("projects")
      .values({ ...project, customer_id: null, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ ...project, updated_at: now }))
      .execute();
    const kept = await withAnswers(transaction, project.id, parts);
    await transaction.deleteFrom("project_parts").where("project_id", "=", project.id).execute();
    const rows = Object.entries(kept).flatMap(([kind, bodies]) =>
      bodies.map((body, position) => ({
        id: `${project.id}-${kind}-${position}`,
        project_id: project.id,
        kind,
        position,
        body: JSON.stringify(body),
      })),
    );
    if (rows.length > 0) await transaction.insertInto("project_parts").values(rows).execute();
  });
}

export async function removeProjects(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("project_parts").where("project_id", "in", ids).execute();
    await transaction.deleteFrom("projects").where("id", "in", ids).execute();
  });
}
