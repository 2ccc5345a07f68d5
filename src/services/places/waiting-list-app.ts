import { Hono } from "hono";
import { countWaiting, joinWaitingList } from "../../contracts/calls/leads/waiting-list-calls.ts";
import { checkLead } from "../../contracts/leads/lead-rules.ts";
import { readAnyPhone } from "../../contracts/leads/read-any-phone.ts";
import type { Database } from "../../platform/database/database.ts";
import { isStorable } from "../../platform/database/storable-text.ts";
import { limitVisits } from "../http/limit-visits.ts";
import type { OpenRateLimit } from "../http/rate-limits.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { refuseCountry } from "./find-place.ts";
import type { Places } from "./known-places.ts";
import { readPostCode } from "./post-codes.ts";
import { countList, joinList, type WaitingPlace } from "./waiting-list.ts";

const TEN_MINUTES = 600;
const MAX_JOINS = 20;

export function createWaitingListApp(database: Database, places: Places, openLimit: OpenRateLimit): Hono {
  const app = new Hono();
  const limit = limitVisits(openLimit("waiting-list", MAX_JOINS, TEN_MINUTES));
  serveCall(app, joinWaitingList, async ({ visitorAddress, language, ...joining }) => {
    const place = await readPlace(places, joining);
    if (place instanceof Refusal) return place;
    const contact = readContact(joining.contact, place.country);
    if (contact instanceof Refusal) return contact;
    return (await limit(visitorAddress)) ?? joinList(database.db, place, { contact, language });
  });
  serveCall(app, countWaiting, async (asked, context) => {
    const place = await readPlace(places, asked);
    if (place instanceof Refusal) return place;
    context.header("cache-control", "no-store");
    return { waiting: await countList(database.db, place) };
  });
  return app;
}

async function readPlace(
  places: Places,
  { country, pincode }: { country: string; pincode: string },
): Promise<WaitingPlace | Refusal> {
  const known = await places.of(country);
  if (!known) return refuseCountry(country);
  const postCode = readPostCode(pincode, known.isoCode, known.postCodeDigits);
  return postCode ? { country: known.isoCode, pincode: postCode } : refusePostCode(known.label);
}

export function refusePostCode(country: string): Refusal {
  return new Refusal(400, `This is not a post code of ${country}.`, { field: "pincode", reason: "wrong" });
}

/** A number in E.164 or an address in lower case, so that the same person is on the list once. */
function readContact(typed: string, isoCode: string): string | Refusal {
  const email = typed.normalize("NFC").toLowerCase();
  if (isStorable(email) && isEmail(email, isoCode)) return email;
  const phone = readAnyPhone(typed, isoCode);
  if (phone.ok) return phone.e164;
  return new Refusal(400, "This is neither a phone number nor an e-mail address.", {
    field: "contact",
    reason: phone.problem,
  });
}

function isEmail(email: string, isoCode: string): boolean {
  return checkLead({ email }, { isoCode, required: ["email"], readPhone: readAnyPhone }).length === 0;
}
