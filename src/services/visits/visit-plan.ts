import type { Kysely } from "kysely";
import { CityCentres } from "../../contracts/documents/centres/engagement-centre.ts";
import { WorkCalendar } from "../../contracts/documents/planning/work-calendar.ts";
import type { LeadPayload } from "../../contracts/leads/lead-payload.ts";
import { type CityCentre, centresOf, ecNameOf } from "../../contracts/visits/city-centres.ts";
import { closedDays } from "../../contracts/visits/closed-days.ts";
import { isSlot } from "../../contracts/visits/visit-slots.ts";
import { isCountry } from "../../editions/countries.ts";
import type { Country } from "../../editions/regions.ts";
import type { Schema } from "../../platform/database/schema.ts";

export interface VisitPlan {
  ecName: string;
  /** In UTC, so that one moment has one name. */
  at: string;
  places: number;
}

/** Where no document says otherwise: two people of the centre have an hour each. */
const USUAL_PLACES = 2;

/**
 * What a lead says of a visit. Nothing where it names no moment: there is no hour to hold. "closed" where we know the
 * centre, and know that it takes nobody then.
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
  if (!known || !isCountry(country)) return { ecName: ec_name, at, places: USUAL_PLACES };
  const closed = await holidaysOf(db, country, known.city.slug);
  if (!isSlot(known.centre, country, now, ec_visit_timing, { closedDays: closed })) return "closed";
  return { ecName: ec_name, at, places: known.centre.visitPlaces ?? USUAL_PLACES };
}

const IS_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

async function findCentre(
  db: Kysely<Schema>,
  country: string,
  ecName: string,
): Promise<CityCentre | undefined> {
  return (await knownCentres(db, country)).find((centre) => ecNameOf(centre) === ecName);
}

/** None where the documents are kept by a host of someone else. */
async function knownCentres(db: Kysely<Schema>, country: string): Promise<CityCentre[]> {
  const rows = await db
    .selectFrom("documents")
    .select(["slug", "body"])
    .where("content_type", "=", "ec")
    .where("country", "=", country)
    .execute();
  return centresOf(rows.map(({ slug, body }) => CityCentres.parse({ slug, ...JSON.parse(body) })));
}

export async function placesByCentre(
  db: Kysely<Schema>,
  country: string,
): Promise<(ecName: string) => number> {
  const centres = await knownCentres(db, country);
  const places = new Map(centres.map((known) => [ecNameOf(known), known.centre.visitPlaces ?? USUAL_PLACES]));
  return (ecName) => places.get(ecName) ?? USUAL_PLACES;
}

async function holidaysOf(db: Kysely<Schema>, country: Country, city: string): Promise<string[]> {
  const row = await db
    .selectFrom("documents")
    .select("body")
    .where("content_type", "=", "work-calendars")
    .where("slug", "=", `calendar-${country}`)
    .executeTakeFirst();
  return row ? closedDays(WorkCalendar.strip().parse(JSON.parse(row.body)).holidays, city) : [];
}
