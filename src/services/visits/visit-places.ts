import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { VisitPlan } from "./visit-plan.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    /** The visit of a lead to a centre, with the place that is held for it. */
    visit_places: {
      lead_id: string;
      /** As leads say it: "HSR Layout, Bengaluru". */
      ec_name: string;
      visit_at: string;
      /** One of the centre's places at that hour, counted from 1; null once it is given back. */
      place: number | null;
      cancelled_at: string | null;
    };
  }
}

/**
 * Holds a place for a lead; false where the hour is full. The index gives a place to one lead only, and whoever comes second
 * waits for the first one's transaction: so it must be called in the one that stores the lead.
 */
export async function takePlace(
  transaction: Kysely<Schema>,
  leadId: string,
  { ecName, at, places }: VisitPlan,
): Promise<boolean> {
  const earlier = await transaction
    .selectFrom("visit_places")
    .select("place")
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
  if (earlier && earlier.place !== null) return true;
  // What was called off is booked anew.
  if (earlier) await transaction.deleteFrom("visit_places").where("lead_id", "=", leadId).execute();
  for (let place = 1; place <= places; place += 1) {
    const taken = await transaction
      .insertInto("visit_places")
      .values({ lead_id: leadId, ec_name: ecName, visit_at: at, place, cancelled_at: null })
      .onConflict((conflict) => conflict.columns(["ec_name", "visit_at", "place"]).doNothing())
      .returning("place")
      .executeTakeFirst();
    if (taken) return true;
  }
  return false;
}

/** The visits of these leads are called off, and their places are free again. */
export async function givePlacesBack(
  transaction: Kysely<Schema>,
  visits: readonly { leadId: string; ecName: string; at: string }[],
  now = new Date(),
): Promise<void> {
  const given = { place: null, cancelled_at: now.toISOString() };
  for (const { leadId, ecName, at } of visits) {
    await transaction
      .insertInto("visit_places")
      .values({ lead_id: leadId, ec_name: ecName, visit_at: at, ...given })
      .onConflict((conflict) => conflict.column("lead_id").doUpdateSet(given))
      .execute();
  }
}

export async function cancelledVisits(
  db: Kysely<Schema>,
  leadIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("visit_places")
    .select("lead_id")
    .where("lead_id", "in", [...leadIds])
    .where("cancelled_at", "is not", null)
    .execute();
  return new Set(rows.map(({ lead_id }) => lead_id));
}

export async function fullHours(
  db: Kysely<Schema>,
  placesOf: (ecName: string) => number,
  now = new Date(),
): Promise<{ ecName: string; at: string }[]> {
  const rows = await db
    .selectFrom("visit_places")
    .select((eb) => ["ec_name", "visit_at", eb.fn.countAll().as("taken")])
    .where("place", "is not", null)
    .where("visit_at", ">", now.toISOString())
    .groupBy(["ec_name", "visit_at"])
    .orderBy("visit_at")
    .orderBy("ec_name")
    .execute();
  return rows
    .filter(({ ec_name, taken }) => Number(taken) >= placesOf(ec_name))
    .map(({ ec_name: ecName, visit_at: at }) => ({ ecName, at }));
}
