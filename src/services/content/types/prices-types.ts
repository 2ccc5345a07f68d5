import type { DatedRates } from "../../../prices/rates-in-force.ts";
import type { ConnectionContext, DocumentTypes } from "../document-type.ts";
import { typeNamed } from "../type-named.ts";

export const PRICE_TYPES: DocumentTypes = {
  "calculator-rates": { ...typeNamed("calculator-rates"), connect: connectRates },
  calculators: typeNamed("calculators"),
};

/** The first rates of a country list the later ones, so that a caller can tell which to request. */
function connectRates(rates: DatedRates, context: ConnectionContext): DatedRates {
  const first = firstSlug(context.slug);
  if (first !== context.slug) {
    checkLater(rates, first, context);
    return rates;
  }
  const later = context
    .list("calculator-rates")
    .filter(({ slug }) => slug !== first && firstSlug(slug) === first)
    .map(({ slug, body }) => ({ slug, effectiveFrom: dayOf(body) }))
    .sort((one, other) => (one.effectiveFrom < other.effectiveFrom ? -1 : 1));
  return later.length > 0 ? { ...rates, later } : rates;
}

/** rates-in for rates-in-2027-04-01 */
function firstSlug(slug: string): string {
  return slug.split("-").slice(0, 2).join("-");
}

function dayOf(body: object): string {
  return "effectiveFrom" in body ? String(body.effectiveFrom) : "";
}

/** Checks that everything that the first rates can price can also be priced by the later ones. */
function checkLater(rates: DatedRates, first: string, context: ConnectionContext): void {
  const { slug, blame } = context;
  if (slug !== `${first}-${rates.effectiveFrom}`)
    blame(
      ["effectiveFrom"],
      `the slug must be ${first}-${rates.effectiveFrom}, with the day from which the rates apply`,
    );
  const before = context.find("calculator-rates", first);
  if (!isRates(before)) {
    blame(["slug"], `follows ${first}, but there is no such document`);
    return;
  }
  if (rates.effectiveFrom <= before.effectiveFrom)
    blame(["effectiveFrom"], `must be after ${before.effectiveFrom}, from which ${first} applies`);
  for (const field of ["currency", "areaUnit"] as const)
    if (rates[field] !== before[field]) blame([field], `must be ${before[field]}, as in ${first}`);
  for (const field of ["cities", "homes", "factors"] as const)
    for (const name of Object.keys(before[field]))
      if (!Object.hasOwn(rates[field], name))
        blame([field], `${name} is missing, but pages and stored rooms may use it`);
}

function isRates(document: object | undefined): document is DatedRates {
  return document !== undefined && "effectiveFrom" in document && "cities" in document;
}
