import { listDesignCategories, listDesignIdeas } from "../../../contracts/calls/graphql/list-design-ideas.ts";
import { searchContent } from "../../../contracts/calls/search-documents.ts";
import type { Caller } from "../../../contracts/create-caller.ts";
import { ownCaller } from "../../../contracts/foreign-hosts/own-caller.ts";
import { buildUrlQueryParams } from "../../../contracts/graphql/url-query-params.ts";
import type { Outcome } from "../../../contracts/outcome.ts";
import type { Edition } from "../../../editions/edition.ts";
import type { DocumentAddress, ListAddresses } from "../../frame/define-page.ts";

const PAGE_SIZE = 100;
/** Twice what the sitemap of a region holds in one file; beyond that something is wrong. */
const MOST_PAGES = 1_000;

export async function listCategories(call: Caller, { isoCode }: Edition): Promise<DocumentAddress[]> {
  const { categories } = answerOf(await call(listDesignCategories, { countryIsoCode: isoCode }));
  return categories.filter(({ count }) => count > 0).map(({ slug }) => ({ params: { categorySlug: slug } }));
}

export function listDesigns(contentType: "looks" | "smart-photo-lite"): ListAddresses {
  return (call, { isoCode }) =>
    readAll(async (page) => {
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

export function listSmartPhotos(call: Caller, { isoCode, language }: Edition): Promise<DocumentAddress[]> {
  return readAll(async (page) => {
    const filters = `countryCode.eq:${isoCode};languageCode.eq:${language}`;
    const { contents } = answerOf(
      await ownCaller(call)(searchContent, { contentSlug: "smart-photo", filters, page, size: PAGE_SIZE }),
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
