import {
  listMagazineAttributes,
  type MAGAZINE_ATTRIBUTES,
} from "../../../../contracts/calls/magazine/magazine-attributes.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { CallAnswer } from "../../../../contracts/define-call.ts";
import { failed } from "../../../../contracts/outcome.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { pageNotFound, required } from "../../../frame/page.ts";

type Attribute = CallAnswer<typeof listMagazineAttributes>["attributes"][number];

/** A second hit is one too many, whatever may follow. */
const ENOUGH = 2;

/** The one category, tag or author of a slug. None, or several, is an error of the page, and reported (MG-16). */
export async function requireAttribute(
  call: Caller,
  { isoCode }: Edition,
  attribute: (typeof MAGAZINE_ATTRIBUTES)[number],
  slug: string,
): Promise<Attribute> {
  const hits = isSlug(slug) ? await findHits() : [];
  const [hit] = hits;
  if (hits.length === 1 && hit?.slug === slug) return hit;
  const report = `The ${attribute} "${slug}" is to be one, and is ${hits.length}`;
  call.report?.(failed(404, "Not Found", report).problem, listMagazineAttributes);
  throw pageNotFound();

  async function findHits(): Promise<Attribute[]> {
    const asked = { attribute, countryIsoCode: isoCode, page: 1, pageSize: ENOUGH, slug };
    return (await required(call(listMagazineAttributes, asked))).attributes;
  }
}

/** A comma would ask for two at once. */
function isSlug(text: string): boolean {
  return /^[\w-]{1,200}$/.test(text);
}
