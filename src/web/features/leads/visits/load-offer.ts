import { listFullVisits } from "../../../../contracts/calls/leads/visits.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { COUNTRY_TIME, wallTime } from "../../../../editions/country-time.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import { findDocument, findDocuments } from "../../../frame/load-document.ts";
import { optional } from "../../../frame/page.ts";
import { type FullHour, freeDays, shownDays, type VisitOffer, visitOffer } from "./visit-offer.ts";

async function loadOffer(call: Caller, edition: Edition): Promise<VisitOffer> {
  const asking = { call, edition };
  const [cities, calendar] = await Promise.all([
    findDocuments("ec", asking, { size: 100 }),
    findDocument("work-calendars", asking),
  ]);
  return visitOffer(cities, calendar?.holidays ?? [], edition);
}

/**
 * Loads the hours that are fully booked. If the call fails, every hour is offered, and the booking itself is checked
 * later.
 */
export async function loadFull(call: Caller, { isoCode }: Edition): Promise<FullHour[]> {
  return (await optional(call(listFullVisits, { country: isoCode }), { full: [] })).full;
}

/** Includes the free hours of the chosen centre as text, for a page that is rendered for one visitor. */
export async function loadFreshOffer(
  call: Caller,
  edition: Edition,
  { ecName, text, now }: { ecName: string; text: Text; now: Date },
): Promise<VisitOffer> {
  const [offer, full] = await Promise.all([loadOffer(call, edition), loadFull(call, edition)]);
  const centre = offer.centres.find((known) => known.ecName === ecName);
  if (!centre) return offer;
  const today = wallTime(now, COUNTRY_TIME[edition.country].timeZone).day;
  return {
    ...offer,
    given: { ecName, days: shownDays(freeDays(offer, centre, edition, { full, now }), today, text) },
  };
}
