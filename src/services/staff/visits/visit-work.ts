import type { Kysely } from "kysely";
import type { Schema } from "../../../platform/database/schema.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    visit_work: VisitWorkRow;
    /** The secret address of a centre's calendar: the id is the hash of the secret. */
    visit_feeds: { id: string; country: string; ec_name: string; member_id: string; created_at: string };
  }
}

/** What the staff has done with a visit. A visit that was not touched has no row. */
export interface VisitWorkRow {
  /** The id of the lead. */
  id: string;
  outcome: "came" | "no-show" | null;
  /** How many letters about changes were requested; only the newest is sent. */
  letters: number;
  version: number;
  updated_at: string;
}

type Db = Kysely<Schema>;

export const UNTOUCHED = { outcome: null, letters: 0, version: 0 } as const satisfies Partial<VisitWorkRow>;

/** One statement, so that the second of two members who change the same visit fails. */
export async function changeVisitWork(
  db: Db,
  { id, version, ...change }: Pick<VisitWorkRow, "id" | "version" | "outcome" | "letters">,
): Promise<boolean> {
  const row = { ...change, version: version + 1, updated_at: new Date().toISOString() };
  const changed =
    version === 0
      ? await db
          .insertInto("visit_work")
          .values({ id, ...row })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .returning("id")
          .executeTakeFirst()
      : await db
          .updateTable("visit_work")
          .set(row)
          .where("id", "=", id)
          .where("version", "=", version)
          .returning("id")
          .executeTakeFirst();
  return changed !== undefined;
}

/** Changes with each new booking and with each change by the staff. */
export async function visitsMark(db: Db): Promise<string> {
  const booking = await db
    .selectFrom("visit_bookings")
    .select("lead_id")
    .orderBy("lead_id", "desc")
    .limit(1)
    .executeTakeFirst();
  const work = await db
    .selectFrom("visit_work")
    .select(["id", "version"])
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return `${booking?.lead_id} ${work?.id} ${work?.version}`;
}
