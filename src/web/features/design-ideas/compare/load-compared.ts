import { listOfferings } from "../../../../contracts/calls/graphql/list-offerings.ts";
import {
  OFFERING_CATEGORIES,
  OFFERINGS,
  type OfferingType,
} from "../../../../contracts/documents/offerings/offering-categories.ts";
import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import {
  UNLISTED_AVAILABILITIES,
  writeOfferingFilters,
} from "../../../../contracts/graphql/offering-filters.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { optional, required } from "../../../frame/page.ts";
import { WHOLE_LIST } from "../../looks-and-offerings/offerings/offering-path.ts";
import { type Compared, type ComparedProduct, chosenOf } from "./compared.ts";
import { COMPARE, compareHref, parseCodes, writeCodes } from "./state/compare-address.ts";
import { MAX_COMPARED } from "./state/compare-state.ts";

interface CompareContext extends CallContext {
  url: URL;
}

/** Loads the products that the query of a list compares. One product is shown beside the list; two replace it. */
export async function loadCompared(context: CompareContext): Promise<Compared | undefined> {
  const { edition, url } = context;
  const asked = url.searchParams.get(COMPARE);
  const codes = parseCodes(asked);
  if (codes.length === 0) {
    if (asked === null) return undefined;
    throw redirectTo(withoutCompared(url));
  }
  const isComparison = codes.length >= MAX_COMPARED;
  const found = await findProducts(context, codes, isComparison);
  const compared = compareFound(codes, found, url.pathname);
  const [first] = compared.products;
  if (!isComparison || !first) return compared;
  const { list } = chosenOf(edition, first);
  if (url.pathname !== list || url.searchParams.size > 1 || asked !== writeCodes(codes))
    throw redirectTo(compareHref(list, codes));
  return compared;
}

export async function loadChosen(context: CompareContext): Promise<ComparedProduct[]> {
  const codes = parseCodes(context.url.searchParams.get(COMPARE));
  if (codes.length === 0) return [];
  return compareFound(codes, await findProducts(context, codes, false), context.url.pathname).products;
}

function compareFound(codes: readonly string[], found: readonly ComparedProduct[], list: string): Compared {
  const byCode = new Map(found.map((one) => [one.product.code, one]));
  const known = codes.flatMap((code) => byCode.get(code) ?? []);
  const [one, two, third] = known.filter(canBeHad);
  const missing = codes.flatMap((code) => {
    const product = byCode.get(code);
    if (product && canBeHad(product)) return [];
    return [{ code, ...(product && { name: product.product.name }) }];
  });
  return {
    list,
    products: [one, two].filter((product) => product !== undefined),
    missing,
    third,
    isComparison: codes.length >= MAX_COMPARED,
  };
}

function canBeHad({ product }: ComparedProduct): boolean {
  return !UNLISTED_AVAILABILITIES.some((word) => product.materialData.availability.includes(word));
}

/** Finds finishes and accessories by their codes. A comparison requires them; a tray does not. */
async function findProducts(
  { call }: CallContext,
  codes: readonly string[],
  isRequired: boolean,
): Promise<ComparedProduct[]> {
  const wanted = codes.filter((code) => CODE.test(code));
  if (wanted.length === 0) return [];
  const ask = async (offeringType: OfferingType) => {
    const filters = writeOfferingFilters({
      product_category_id: [String(OFFERING_CATEGORIES[WHOLE_LIST[offeringType]].id)],
      available_offline: ["1"],
      code: wanted,
    });
    const answer = call(listOfferings, { offeringType, filters });
    const { products } = isRequired ? await required(answer) : await optional(answer, { products: [] });
    // An upstream without a filter by code returns other products as well.
    const named = products.filter(({ code }) => wanted.includes(code));
    return named.map((product) => ({ offering: offeringType, product }));
  };
  return (await Promise.all(OFFERINGS.map(ask))).flat();
}

const CODE = /^[\w.-]{1,60}$/;

function withoutCompared({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete(COMPARE);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}
