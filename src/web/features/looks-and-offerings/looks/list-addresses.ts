import { LOOKS_CONFIG, searchLooks } from "../../../../contracts/calls/looks.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { askDocuments } from "../../../../contracts/documents/ask-documents.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { DocumentAddress } from "../../../frame/define-page.ts";

const PAGE_SIZE = 100;
const MOST_PAGES = 100;
const MOST_CATEGORIES = 50;

/** The categories with a page of their own; that of all looks is the gallery itself. */
export async function listLookCategories(call: Caller, edition: Edition): Promise<DocumentAddress[]> {
  if (call.isElsewhere?.(searchLooks)) return [];
  const outcome = await askDocuments("home-look-categories", { call, edition }, { size: MOST_CATEGORIES });
  if (!outcome.ok) throw new Error(`The sitemap lacks its looks: ${outcome.problem.statusText}`);
  return outcome.value
    .filter(({ slug }) => slug !== LOOKS_CONFIG.defaultCategory)
    .map(({ slug }) => ({ params: { lookSlug: slug } }));
}

export async function listLooks(call: Caller, { isoCode }: Edition): Promise<DocumentAddress[]> {
  const all: DocumentAddress[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const outcome = await call(searchLooks, { page, pageSize: PAGE_SIZE, countryIsoCode: isoCode });
    if (!outcome.ok && outcome.problem.kind === "not-found") break;
    if (!outcome.ok) throw new Error(`The sitemap lacks its looks: ${outcome.problem.statusText}`);
    const { looks_list, meta } = outcome.value;
    all.push(
      ...looks_list.map(({ slug, category = LOOKS_CONFIG.defaultCategory }) => ({
        params: { lookSlug: category, lookItem: slug },
      })),
    );
    if (page >= meta.totalPages) break;
  }
  return all;
}
