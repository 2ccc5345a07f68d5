import type { Caller } from "../../../../contracts/create-caller.ts";
import { todayIn } from "../../../../editions/country-time.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { type DatedRates, laterInForce } from "../../../../prices/rates-in-force.ts";
import { findDocument, findDocuments } from "../../../frame/load-document.ts";
import { pageNotFound } from "../../../frame/page.ts";
import { ratesSlug } from "./rates-slug.ts";

/** Loads the country's rates on a day, today by default. Without them a page shows the prices of designs as drawn. */
export async function loadRates(
  call: Caller,
  edition: Edition,
  day = todayIn(edition.country),
): Promise<DatedRates | undefined> {
  const kind = ratesSlug(edition.country);
  const first = await findDocument(kind, { call, edition });
  const later = first && laterInForce(first, day);
  if (!later) return first;
  const filters = [{ field: "slug", op: "eq" as const, values: [later] }];
  const [found] = await findDocuments(kind, { call, edition }, { filters });
  return found ?? first;
}

export async function requireRates(call: Caller, edition: Edition): Promise<DatedRates> {
  const rates = await loadRates(call, edition);
  if (!rates) throw pageNotFound();
  return rates;
}
