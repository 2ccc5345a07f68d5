import { searchContent } from "../../../../contracts/calls/document-calls.ts";
import { isOurCategory } from "../../../../contracts/calls/graphql/agreed-design-categories.ts";
import {
  listDesignCategories,
  listDesignIdeas,
} from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { ownCaller } from "../../../../contracts/foreign-hosts/own-caller.ts";
import type { Outcome } from "../../../../contracts/outcome.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { DocumentAddress, ListAddresses } from "../../../frame/define-page.ts";
import { designsInput } from "./list-designs.ts";

const PAGE_SIZE = 100;
/** Twice what the sitemap of a region holds in one file; beyond that something is wrong. */
const MOST_PAGES = 1_000;

export async function listCategories(call: Caller, { isoCode }: Edition): Promise<DocumentAddress[]> {
  const { categories } = answerOf(await call(listDesignCategories, { countryIsoCode: isoCode }), {
    categories: [],
  });
  return categories
    .filter((category) => category.count > 0 || !isOurCategory(category))
    .map(({ slug }) => ({ params: { categorySlug: slug } }));
}

export function listDesigns(contentType: "looks" | "smart-photo-lite"): ListAddresses {
  return (call, edition) =>
    readAll(async (page) => {
      const asked = designsInput(edition, { page, size: PAGE_SIZE, contentTypes: [contentType] });
      const { items, totalPages } = answerOf(await call(listDesignIdeas, asked), NO_ITEMS);
      return { addresses: items.map(addressOf), totalPages };
    });
}

/** Of several shapes a design has the one whose names it fills: with its category, where its host tells that. */
function addressOf({ slug, roomType }: { slug: string; roomType: string }): DocumentAddress {
  return { params: roomType ? { categorySlug: roomType, slug } : { slug } };
}

/** No call was agreed that tells which smart photos there are: we know of ours, which open beside those of a host. */
export function listSmartPhotos(call: Caller, { isoCode, language }: Edition): Promise<DocumentAddress[]> {
  const filters = `countryCode.eq:${isoCode};languageCode.eq:${language}`;
  return readAll(async (page) => {
    const asked = { contentSlug: "smart-photo", filters, page, size: PAGE_SIZE };
    const { contents, totalPages } = answerOf(await ownCaller(call)(searchContent, asked), NO_CONTENTS);
    return {
      addresses: contents.map(({ slug, roomType }) => ({ params: { roomType: String(roomType), slug } })),
      totalPages,
    };
  });
}

const NO_ITEMS = { items: [], totalPages: 0 };
const NO_CONTENTS = { contents: [], totalPages: 0 };

interface PageOfAddresses {
  addresses: DocumentAddress[];
  totalPages: number;
}

async function readAll(read: (page: number) => Promise<PageOfAddresses>): Promise<DocumentAddress[]> {
  const all: DocumentAddress[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { addresses, totalPages } = await read(page);
    all.push(...addresses);
    if (page + 1 >= totalPages) break;
  }
  return all;
}

/**
 * A sitemap that lacks half its pages tells search engines to forget them; one that fails is asked for again. A host that
 * says it has no such list has told all there is.
 */
function answerOf<Value, None>(outcome: Outcome<Value>, none: None): Value | None {
  if (outcome.ok) return outcome.value;
  if (outcome.problem.kind === "not-found") return none;
  throw new Error(`The sitemap lacks its documents: ${outcome.problem.statusText}`);
}
