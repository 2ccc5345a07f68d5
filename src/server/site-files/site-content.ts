import { listDesignCategories, listDesignIdeas } from "../../contracts/calls/graphql/list-design-ideas.ts";
import { searchContent } from "../../contracts/calls/search-documents.ts";
import type { Caller } from "../../contracts/create-caller.ts";
import { buildUrlQueryParams } from "../../contracts/graphql/url-query-params.ts";
import type { Outcome } from "../../contracts/outcome.ts";
import { type Edition, editionOf } from "../../editions/edition.ts";
import type { PageName } from "../../urls/url-table.ts";
import type { DocumentAddress, SiteContent } from "./sitemap-entries.ts";

/**
 * Asks the content for the addresses that its documents have. That is all of its documents: whoever asks meanwhile waits
 * for the same list, also the other shapes of address that a page has.
 */
export function createSiteContent(call: Caller): SiteContent {
  const reading = new Map<string, Promise<DocumentAddress[]>>();
  return {
    async listSlugs(page, region) {
      const list = LISTS[page];
      if (!list) return [];
      const key = `${region} ${page}`;
      const pending = reading.get(key) ?? list(call, editionOf(region)).finally(() => reading.delete(key));
      reading.set(key, pending);
      return pending;
    },
  };
}

type ListAddresses = (call: Caller, edition: Edition) => Promise<DocumentAddress[]>;

const LISTS: Partial<Record<PageName, ListAddresses>> = {
  "design-ideas-category": listCategories,
  "design-detail": (call, edition) => listDesigns(call, edition, "looks"),
  "smart-photo-detail": (call, edition) => listDesigns(call, edition, "smart-photo-lite"),
  "smart-photo": listSmartPhotos,
};

const PAGE_SIZE = 100;
/** Twice what the sitemap of a region holds in one file; beyond that something is wrong. */
const MOST_PAGES = 1_000;

async function listCategories(call: Caller, { isoCode }: Edition): Promise<DocumentAddress[]> {
  const { categories } = answerOf(await call(listDesignCategories, { countryIsoCode: isoCode }));
  return categories.filter(({ count }) => count > 0).map(({ slug }) => ({ params: { categorySlug: slug } }));
}

function listDesigns(
  call: Caller,
  { isoCode }: Edition,
  contentType: "looks" | "smart-photo-lite",
): Promise<DocumentAddress[]> {
  return readAll(async (page) => {
    const filters = [
      { field: "country", op: "eq" as const, values: [isoCode] },
      { field: "field", op: "excludes" as const, values: ["redirectedTo"] },
    ];
    const urlQueryParams = buildUrlQueryParams({ filters, page, size: PAGE_SIZE });
    const { items } = answerOf(
      await call(listDesignIdeas, { urlQueryParams, designIdeasContentTypes: [contentType] }),
    );
    return items.map(({ slug, roomType }) => ({ params: { categorySlug: roomType, slug } }));
  });
}

function listSmartPhotos(call: Caller, { isoCode, language }: Edition): Promise<DocumentAddress[]> {
  return readAll(async (page) => {
    const filters = `countryCode.eq:${isoCode};languageCode.eq:${language}`;
    const { contents } = answerOf(
      await call(searchContent, { contentSlug: "smart-photo", filters, page, size: PAGE_SIZE }),
    );
    return contents.map(({ slug, roomType }) => ({ params: { roomType: String(roomType), slug } }));
  });
}

async function readAll(read: (page: number) => Promise<DocumentAddress[]>): Promise<DocumentAddress[]> {
  const all: DocumentAddress[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const some = await read(page);
    all.push(...some);
    if (some.length < PAGE_SIZE) break;
  }
  return all;
}

/** A sitemap that lacks half its pages tells search engines to forget them; one that fails is asked for again. */
function answerOf<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw new Error(`The sitemap lacks its documents: ${outcome.problem.statusText}`);
}
