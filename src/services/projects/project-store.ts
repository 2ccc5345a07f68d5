import type { Kysely } from "kysely";
import type { ProjectPartRow, ProjectRow } from "../../platform/database/moving/project-rows.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { ProjectOwner } from "./project-owner.ts";

type Db = Kysely<Schema>;

/** All projects of a customer, the newest first. What waited for a number or an address of theirs is theirs from now on. */
export async function listProjects(db: Db, owner: ProjectOwner): Promise<ProjectRow[]> {
  await claimProjects(db, owner);
  return db
    .selectFrom("projects")
    .selectAll()
    .where("customer_id", "=", owner.customerId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

async function claimProjects(db: Db, { customerId, phone, email }: ProjectOwner): Promise<void> {
  if (!phone && !email) return;
  const waiting = await db
    .selectFrom("projects")
    .select("id")
    .where("customer_id", "is", null)
    .where(({ eb, or }) =>
      or([...(phone ? [eb("phone", "=", phone)] : []), ...(email ? [eb("email", "=", email)] : [])]),
    )
    .execute();
  // Most have none that waits: a read is all that it costs them.
  for (const { id } of waiting)
    await db
      .updateTable("projects")
      .set({ customer_id: customerId, updated_at: new Date().toISOString() })
      .where("id", "=", id)
      .where("customer_id", "is", null)
      .execute();
}

/** In their order, by kind. */
export function listParts(db: Db, projectId: string): Promise<ProjectPartRow[]> {
  return db
    .selectFrom("project_parts")
    .selectAll()
    .where("project_id", "=", projectId)
    .orderBy("kind")
    .orderBy("position")
    .execute();
}

export type NewProject = Omit<ProjectRow, "customer_id" | "created_at" | "updated_at">;

/** Writes it whole: what there was of it before is replaced, and whoever it belongs to keeps it. */
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
    await transaction.deleteFrom("project_parts").where("project_id", "=", project.id).execute();
    const rows = Object.entries(parts).flatMap(([kind, bodies]) =>
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
