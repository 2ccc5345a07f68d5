import type { Kysely } from "kysely";
import { countryNamed } from "../../editions/countries.ts";
import { COUNTRY_TIME, localIso } from "../../editions/country-time.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { StoredLead } from "../leads/lead-store.ts";
import type { VisitPlan } from "./visit-plan.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    /** The visit of a lead to a centre, with its booking. */
    visit_bookings: {
      lead_id: string;
      /** The name as in leads: "HSR Layout, Bengaluru". */
      ec_name: string;
      visit_at: string;
      /**
       * The number of the booking within the centre's capacity at that hour, counted from 1; null after it is
       * cancelled.
       */
      seat: number | null;
      cancelled_at: string | null;
    };
  }
}

/**
 * Books a slot for a lead; false if the hour is fully booked. A unique index allows one lead per unit of capacity,
 * and a second one waits for the transaction of the first: so it must be called in the transaction that stores the
 * lead.
 */
export async function bookSlot(
  transaction: Kysely<Schema>,
  leadId: string,
  { ecName, at, capacity }: VisitPlan,
): Promise<boolean> {
  const earlier = await transaction
    .selectFrom("visit_bookings")
    .select("seat")
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
  if (earlier && earlier.seat !== null) return true;
  // A cancelled visit is booked again.
  if (earlier) await transaction.deleteFrom("visit_bookings").where("lead_id", "=", leadId).execute();
  for (let seat = 1; seat <= capacity; seat += 1) {
    const taken = await transaction
      .insertInto("visit_bookings")
      .values({ lead_id: leadId, ec_name: ecName, visit_at: at, seat, cancelled_at: null })
      .onConflict((conflict) => conflict.columns(["ec_name", "visit_at", "seat"]).doNothing())
      .returning("seat")
      .executeTakeFirst();
    if (taken) return true;
  }
  return false;
}

/** Cancels the visits of these leads and releases their bookings. */
export async function releaseBookings(
  transaction: Kysely<Schema>,
  visits: readonly { leadId: string; ecName: string; at: string }[],
  now = new Date(),
): Promise<void> {
  const given = { seat: null, cancelled_at: now.toISOString() };
  for (const { leadId, ecName, at } of visits) {
    await transaction
      .insertInto("visit_bookings")
      .values({ lead_id: leadId, ec_name: ecName, visit_at: at, ...given })
      .onConflict((conflict) => conflict.column("lead_id").doUpdateSet(given))
      .execute();
  }
}

/**
 * Moves the booking of a lead: "full" if the hour is fully booked, "gone" if the visit was cancelled or moved in the
 * meantime. Unless it is "moved", the caller must roll back the transaction.
 */
export async function moveBooking(
  transaction: Kysely<Schema>,
  { leadId, ecName, at }: { leadId: string; ecName: string; at: string },
  plan: VisitPlan,
): Promise<"moved" | "full" | "gone"> {
  const left = await transaction
    .deleteFrom("visit_bookings")
    .where("lead_id", "=", leadId)
    .where("ec_name", "=", ecName)
    .where("visit_at", "=", at)
    .where("seat", "is not", null)
    .returning("lead_id")
    .executeTakeFirst();
  if (!left) return "gone";
  return (await bookSlot(transaction, leadId, plan)) ? "moved" : "full";
}

export interface BookedVisit {
  ecName: string;
  /** In UTC. */
  at: string;
  isCancelled: boolean;
}

/** The visits of leads as they are booked now. The staff may have moved a visit, but a lead stays as it was sent. */
export async function bookedVisits(
  db: Kysely<Schema>,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, BookedVisit>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("visit_bookings")
    .selectAll()
    .where("lead_id", "in", [...leadIds])
    .execute();
  return new Map(
    rows.map(({ lead_id, ec_name: ecName, visit_at: at, cancelled_at }) => [
      lead_id,
      { ecName, at, isCancelled: cancelled_at !== null },
    ]),
  );
}

/** The visit that a lead has asked for, unless its booking says otherwise. */
export function visitOfLead(
  { country, payload }: Pick<StoredLead, "country" | "payload">,
  booked: BookedVisit | undefined,
): BookedVisit | undefined {
  const { ec_name: ecName, ec_visit_timing: at = "" } = payload;
  const isSame = booked !== undefined && booked.ecName === ecName && Date.parse(booked.at) === Date.parse(at);
  if (booked && !isSame) {
    const { timeZone } = COUNTRY_TIME[countryNamed(country) ?? "in"];
    return { ...booked, at: localIso(new Date(booked.at), timeZone) };
  }
  return ecName && at ? { ecName, at, isCancelled: booked?.isCancelled ?? false } : undefined;
}

export async function fullHours(
  db: Kysely<Schema>,
  capacityOf: (ecName: string) => number,
  now = new Date(),
): Promise<{ ecName: string; at: string }[]> {
  const rows = await db
    .selectFrom("visit_bookings")
    .select((eb) => ["ec_name", "visit_at", eb.fn.countAll().as("taken")])
    .where("seat", "is not", null)
    .where("visit_at", ">", now.toISOString())
    .groupBy(["ec_name", "visit_at"])
    .orderBy("visit_at")
    .orderBy("ec_name")
    .execute();
  return rows
    .filter(({ ec_name, taken }) => Number(taken) >= capacityOf(ec_name))
    .map(({ ec_name: ecName, visit_at: at }) => ({ ecName, at }));
}
