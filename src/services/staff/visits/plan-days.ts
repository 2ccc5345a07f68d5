import type { Kysely } from "kysely";
import type { VisitDay } from "../../../contracts/staff/calls/visit-schemas.ts";
import { type CityCentre, ecNameOf } from "../../../contracts/visits/city-centres.ts";
import { visitSlots } from "../../../contracts/visits/visit-slots.ts";
import { ISO_CODES } from "../../../editions/countries.ts";
import { addDays, COUNTRY_TIME, instantAt } from "../../../editions/country-time.ts";
import type { Country } from "../../../editions/regions.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { closedDaysOfCentres } from "../../visits/centre-closed-days.ts";
import { capacityOf, holidaysOf } from "../../visits/visit-plan.ts";

interface Asked {
  country: Country;
  known: CityCentre;
  /** 2026-11-17 */
  from: string;
  days: number;
}

const DAY_MS = 24 * 60 * 60_000;

/** The hours of a centre on some days, as visitors would see them the day before. */
export async function planDays(
  db: Kysely<Schema>,
  { country, known, from, days }: Asked,
  visits: readonly { at: string; isCancelled: boolean }[],
): Promise<VisitDay[]> {
  const holidays = new Set(await holidaysOf(db, country, known.city.slug));
  const entered = await closedDaysOfCentres(db, ISO_CODES[country], { from, ecName: ecNameOf(known) });
  const reasons = new Map(entered.map(({ day, reason }) => [day, reason]));
  const dayBefore = new Date(startOf(from, country).getTime() - DAY_MS);
  const open = new Map(
    visitSlots(known.centre, country, dayBefore, { days: Number.POSITIVE_INFINITY }).map(({ day, slots }) => [
      day,
      slots,
    ]),
  );
  const taken = countByHour(visits);
  return Array.from({ length: days }, (_, index): VisitDay => {
    const day = addDays(from, index);
    const reason = reasons.get(day) ?? null;
    const slots = open.get(day);
    const closed = reason !== null ? "closed-day" : holidays.has(day) ? "holiday" : slots ? null : "weekly";
    const hours = (closed ? [] : (slots ?? [])).map((slot) => {
      const at = new Date(slot.at).toISOString();
      return { at, capacity: capacityOf(known), taken: taken.get(at) ?? 0 };
    });
    return { day, closed, reason, hours };
  });
}

export function startOf(day: string, country: Country): Date {
  return instantAt({ day, minutes: 0 }, COUNTRY_TIME[country].timeZone);
}

function countByHour(visits: readonly { at: string; isCancelled: boolean }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { at, isCancelled } of visits) if (!isCancelled) counts.set(at, (counts.get(at) ?? 0) + 1);
  return counts;
}
