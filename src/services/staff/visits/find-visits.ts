import type { Kysely } from "kysely";
import type { StaffVisit } from "../../../contracts/staff/calls/visit-schemas.ts";
import type { StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { leadCode } from "../leads/lead-work.ts";
import { UNTOUCHED } from "./visit-work.ts";

type Db = Kysely<Schema>;

/** A visit with what is needed to change it. */
export interface VisitRow {
  id: string;
  country: string;
  name: string;
  email: string | null;
  ecName: string;
  at: string;
  isCancelled: boolean;
  outcome: "came" | "no-show" | null;
  letters: number;
  version: number;
}

/** The visits of a centre in a span of time, by hour. */
export async function visitsOfCentre(
  db: Db,
  { country, ecName, from, until }: { country: string; ecName: string; from: Date; until: Date },
): Promise<VisitRow[]> {
  const rows = await selectVisits(db)
    .where("visit_bookings.ec_name", "=", ecName)
    .where("visit_bookings.visit_at", ">=", from.toISOString())
    .where("visit_bookings.visit_at", "<", until.toISOString())
    .where("leads.country", "=", country)
    .orderBy("visit_bookings.visit_at")
    .orderBy("visit_bookings.lead_id")
    .execute();
  return rows.map(asVisit);
}

/** A visit of another country is as unknown as one that does not exist. */
export async function findVisit(
  db: Db,
  id: string,
  countries: readonly StaffCountry[],
): Promise<VisitRow | undefined> {
  const row = await selectVisits(db).where("visit_bookings.lead_id", "=", id).executeTakeFirst();
  return row && countries.some((country) => country === row.country) ? asVisit(row) : undefined;
}

function selectVisits(db: Db) {
  return db
    .selectFrom("visit_bookings")
    .innerJoin("leads", "leads.id", "visit_bookings.lead_id")
    .leftJoin("visit_work", "visit_work.id", "visit_bookings.lead_id")
    .select([
      ...(["leads.id", "leads.country", "leads.name", "leads.email"] as const),
      ...(["visit_bookings.ec_name", "visit_bookings.visit_at", "visit_bookings.seat"] as const),
      ...(["visit_work.outcome", "visit_work.letters", "visit_work.version"] as const),
    ]);
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectVisits>["execute"]>>[number];

function asVisit({
  ec_name: ecName,
  visit_at: at,
  seat,
  outcome,
  letters,
  version,
  ...lead
}: Selected): VisitRow {
  return {
    ...{ ...lead, ecName, at, isCancelled: seat === null },
    ...{ outcome, letters: letters ?? UNTOUCHED.letters, version: version ?? UNTOUCHED.version },
  };
}

export function describeVisit(
  { id, name, email, ecName, at, isCancelled, outcome, version }: VisitRow,
  { hasMail }: { hasMail: boolean },
): StaffVisit {
  const state = isCancelled ? "cancelled" : (outcome ?? "booked");
  const getsLetter = hasMail && email !== null;
  return { ...{ id, code: leadCode(id), name, ecName, at, state }, getsLetter, version };
}
