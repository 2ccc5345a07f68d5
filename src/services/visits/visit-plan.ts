import type { Kysely } from "kysely";
import { CityCentres } from "../../contracts/documents/centres/engagement-centre.ts";
import { WorkCalendar } from "../../contracts/documents/planning/work-calendar.ts";
import type { LeadPayload } from "../../contracts/leads/lead-payload.ts";
import { type CityCentre, centresOf, ecNameOf } from "../../contracts/visits/city-centres.ts";
import { closedDays } from "../../contracts/visits/closed-days.ts";
import { isSlot, visitSlots } from "../../contracts/visits/visit-slots.ts";
import { ISO_CODES, isCountry } from "../../editions/countries.ts";
import { COUNTRY_TIME, wallTime } from "../../editions/country-time.ts";
import type { Country } from "../../editions/regions.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { closedDaysOfCentres } from "./centre-closed-days.ts";

export interface VisitPlan {
  ecName: string;
  /** In UTC, so that the same time always has the same text. */
  at: string;
  capacity: number;
}

/** The default capacity: two staff members with one visit each. */
const USUAL_CAPACITY = 2;

export function capacityOf({ centre }: CityCentre): number {
  return centre.visitCapacity ?? USUAL_CAPACITY;
}

/**
 * The visit of a lead. Undefined without a time, because there is no slot to book. "closed" if the centre is known
 * and accepts no visits at that time.
 */
export async function planVisit(
  db: Kysely<Schema>,
  isoCode: string,
  { ec_name, ec_visit_timing = "" }: Pick<LeadPayload, "ec_name" | "ec_visit_timing">,
  now = new Date(),
): Promise<VisitPlan | "closed" | undefined> {
  const moment = Date.parse(ec_visit_timing);
  if (!ec_name || !IS_MOMENT.test(ec_visit_timing) || Number.isNaN(moment)) return undefined;
  const at = new Date(moment).toISOString();
  const country = isoCode.toLowerCase();
  const known = await findCentre(db, isoCode, ec_name);
  if (!known || !isCountry(country)) return { ecName: ec_name, at, capacity: USUAL_CAPACITY };
  const closed = await closedDaysOf(db, country, known, now);
  if (!isSlot(known.centre, country, now, ec_visit_timing, { closedDays: closed })) return "closed";
  return { ecName: ec_name, at, capacity: capacityOf(known) };
}

const IS_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

export async function findCentre(
  db: Kysely<Schema>,
  country: string,
  ecName: string,
): Promise<CityCentre | undefined> {
  return (await knownCentres(db, country)).find((centre) => ecNameOf(centre) === ecName);
}

/** Empty if the documents are on an upstream. */
export async function knownCentres(db: Kysely<Schema>, country: string): Promise<CityCentre[]> {
  const rows = await db
    .selectFrom("documents")
    .select(["slug", "body"])
    .where("content_type", "=", "ec")
    .where("country", "=", country)
    .execute();
  return centresOf(rows.map(({ slug, body }) => CityCentres.parse({ slug, ...JSON.parse(body) })));
}

export async function capacityByCentre(
  db: Kysely<Schema>,
  country: string,
): Promise<(ecName: string) => number> {
  const centres = await knownCentres(db, country);
  const capacity = new Map(centres.map((known) => [ecNameOf(known), capacityOf(known)]));
  return (ecName) => capacity.get(ecName) ?? USUAL_CAPACITY;
}

/** All days on which a centre offers no visits, beside those of its week. */
async function closedDaysOf(
  db: Kysely<Schema>,
  country: Country,
  known: CityCentre,
  now: Date,
): Promise<string[]> {
  const from = wallTime(now, COUNTRY_TIME[country].timeZone).day;
  const entered = await closedDaysOfCentres(db, ISO_CODES[country], { from, ecName: ecNameOf(known) });
  return [...(await holidaysOf(db, country, known.city.slug)), ...entered.map(({ day }) => day)];
}

/** The hours of the next days on which a centre is closed by the staff: for visitors they are like full ones. */
export async function closedHours(
  db: Kysely<Schema>,
  country: Country,
  now = new Date(),
): Promise<{ ecName: string; at: string }[]> {
  const from = wallTime(now, COUNTRY_TIME[country].timeZone).day;
  const entered = await closedDaysOfCentres(db, ISO_CODES[country], { from });
  if (entered.length === 0) return [];
  const centres = await knownCentres(db, ISO_CODES[country]);
  return centres.flatMap((known) => {
    const ecName = ecNameOf(known);
    const days = new Set(entered.flatMap(({ ec_name, day }) => (ec_name === ecName ? [day] : [])));
    if (days.size === 0) return [];
    return visitSlots(known.centre, country, now, { days: Number.POSITIVE_INFINITY })
      .filter(({ day }) => days.has(day))
      .flatMap(({ slots }) => slots.map(({ at }) => ({ ecName, at: new Date(at).toISOString() })));
  });
}

export async function holidaysOf(db: Kysely<Schema>, country: Country, city: string): Promise<string[]> {
  const row = await db
    .selectFrom("documents")
    .select("body")
    .where("content_type", "=", "work-calendars")
    .where("slug", "=", `calendar-${country}`)
    .executeTakeFirst();
  return row ? closedDays(WorkCalendar.strip().parse(JSON.parse(row.body)).holidays, city) : [];
}
