import { Hono } from "hono";
import type { Kysely } from "kysely";
import {
  cancelStaffVisit,
  listStaffVisits,
  listVisitCentres,
  moveStaffVisit,
  recordVisitOutcome,
} from "../../../contracts/staff/calls/visit-calls.ts";
import type { VisitCentre } from "../../../contracts/staff/calls/visit-schemas.ts";
import type { StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { type CityCentre, ecNameOf } from "../../../contracts/visits/city-centres.ts";
import { countryOf } from "../../../editions/countries.ts";
import { addDays, COUNTRY_TIME, wallTime } from "../../../editions/country-time.ts";
import { byLanguage, inLanguage } from "../../../editions/languages.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { Refusal } from "../../http/refusal.ts";
import { capacityOf, findCentre, knownCentres, type VisitPlan } from "../../visits/visit-plan.ts";
import type { StaffAccess, StaffCaller } from "../access/identify-staff.ts";
import { staffCallServer } from "../access/serve-staff-call.ts";
import { writeLook } from "../access/write-look.ts";
import { cancelVisit, moveVisit, recordOutcome, type VisitChange } from "./change-visit.ts";
import { describeVisit, findVisit, visitsOfCentre } from "./find-visits.ts";
import { planDays, startOf } from "./plan-days.ts";

export function createStaffVisitsApp(
  access: StaffAccess,
  outlets: { hasMail: boolean; hasCrm: boolean },
): Hono {
  const { hasMail, hasCrm } = outlets;
  const { db } = access;
  const app = new Hono();
  const serve = staffCallServer(app, access);

  serve(listVisitCentres, async (_, { countries }) => {
    const centres: VisitCentre[] = [];
    for (const country of countries)
      for (const known of await knownCentres(db, country)) centres.push(describeCentre(country, known));
    return { centres };
  });

  serve(listStaffVisits, async ({ country: isoCode, centre: ecName, from, days }, staff) => {
    const known = await centreOf(db, { country: isoCode, centre: ecName }, staff);
    if (!known) return unknownCentre();
    const country = countryOf(isoCode, "in");
    const span = { from: startOf(from, country), until: startOf(addDays(from, days), country) };
    const visits = await visitsOfCentre(db, { country: isoCode, ecName, ...span });
    await writeLook(access, staff, listStaffVisits.name, {
      ...{ kind: "visit", country: isoCode, filters: { centre: ecName, from, days } },
      found: { shown: visits.length },
    });
    const feed = await db
      .selectFrom("visit_feeds")
      .select("created_at")
      .where("ec_name", "=", ecName)
      .executeTakeFirst();
    return {
      days: await planDays(db, { country, known, from, days }, visits),
      visits: visits.map((visit) => describeVisit(visit, { hasMail })),
      feedSince: feed?.created_at ?? null,
    };
  });

  serve(moveStaffVisit, async ({ id, version, centre, at }, staff) => {
    const visit = await findVisit(db, id, staff.countries);
    if (!visit) return unknown();
    const plan = await openHour(db, { country: visit.country, ecName: centre, at });
    if (plan instanceof Refusal) return plan;
    const action = moveStaffVisit.name;
    return described(id, staff, await moveVisit(db, { id, version, staff, action, plan, ...outlets }));
  });

  serve(cancelStaffVisit, async ({ id, version }, staff) => {
    const action = cancelStaffVisit.name;
    return described(id, staff, await cancelVisit(db, { id, version, staff, action, ...outlets }));
  });

  serve(recordVisitOutcome, async ({ id, version, outcome }, staff) => {
    const visit = await findVisit(db, id, staff.countries);
    if (visit && outcome !== null && Date.parse(visit.at) > Date.now())
      return new Refusal(400, "The hour of the visit has not come.", { reason: "visit-ahead" });
    const action = recordVisitOutcome.name;
    return described(id, staff, await recordOutcome(db, { id, version, staff, action, outcome, hasCrm }));
  });

  async function described(id: string, staff: StaffCaller, change: VisitChange) {
    if (change === "full") return refuseHour("visit-full");
    if (change === "changed")
      return new Refusal(409, "The visit has changed since. Load it again.", { reason: "changed" });
    const visit = change === "unknown" ? undefined : await findVisit(db, id, staff.countries);
    return visit ? describeVisit(visit, { hasMail }) : unknown();
  }

  return app;
}

/** A centre of another country is as unknown as one that does not exist. */
export async function centreOf(
  db: Kysely<Schema>,
  { country, centre }: { country: StaffCountry; centre: string },
  { countries }: Pick<StaffCaller, "countries">,
): Promise<CityCentre | undefined> {
  return countries.includes(country) ? findCentre(db, country, centre) : undefined;
}

export function unknownCentre(): Refusal {
  return new Refusal(404, "There is no such centre in your countries.");
}

/** An hour to which a visit can be moved. The staff needs no notice, and may plan further ahead than visitors. */
async function openHour(
  db: Kysely<Schema>,
  { country: isoCode, ecName, at }: { country: string; ecName: string; at: string },
): Promise<VisitPlan | Refusal> {
  const known = await findCentre(db, isoCode, ecName);
  if (!known) return unknownCentre();
  const country = countryOf(isoCode, "in");
  const wished = new Date(at).toISOString();
  const { day } = wallTime(new Date(at), COUNTRY_TIME[country].timeZone);
  const [plan] = await planDays(db, { country, known, from: day, days: 1 }, []);
  const isOpen = plan?.hours.some((hour) => hour.at === wished) ?? false;
  if (!isOpen || Date.parse(at) <= Date.now()) return refuseHour("visit-closed");
  return { ecName, at: wished, capacity: capacityOf(known) };
}

function refuseHour(reason: "visit-full" | "visit-closed"): Refusal {
  return new Refusal(400, "The hour is full, closed or past. Choose another one.", { field: "at", reason });
}

function unknown(): Refusal {
  return new Refusal(404, "There is no such visit in your countries.");
}

function describeCentre(country: StaffCountry, known: CityCentre): VisitCentre {
  const name = byLanguage(
    (language) => `${inLanguage(known.centre.name, language)}, ${inLanguage(known.city.name, language)}`,
  );
  return { country, ecName: ecNameOf(known), name };
}
