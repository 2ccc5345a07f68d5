import {
  listMagazineAttributes,
  listMagazinePosts,
  type MAGAZINE_ATTRIBUTES,
} from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { askDocuments } from "../../../../contracts/documents/ask-documents.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { DocumentAddress, ListAddresses } from "../../../frame/define-page.ts";

const PAGE_SIZE = 100;
const MOST_PAGES = 100;

export const listAuthors: ListAddresses = async (call, edition) =>
  (await listAll(call, edition, "author")).map(({ slug }) => ({ params: { authorSlug: slug } }));

export const listTags: ListAddresses = async (call, edition) =>
  (await listAll(call, edition, "post_tag")).map(({ slug }) => ({ params: { tagSlug: slug } }));

/** Parts of a category have their addresses below it. */
export const listCategories: ListAddresses = async (call, edition) =>
  (await listAll(call, edition, "category")).map(({ slug, parent }): DocumentAddress => {
    if (!parent) return { params: { categorySlug: slug } };
    return { params: { categorySlug: parent, childCategorySlug: slug } };
  });

/** Those of editors' choices are everywhere, the others where articles have types. */
export const listTypes: ListAddresses = async (call, edition) => {
  const outcome = await askDocuments("magazine-types", { call, edition }, { size: PAGE_SIZE });
  if (!outcome.ok) throw new Error(`The sitemap lacks its magazine: ${outcome.problem.statusText}`);
  const isElsewhere = call.isElsewhere?.(listMagazinePosts);
  return outcome.value
    .filter(({ widgets }) => widgets || !isElsewhere)
    .map(({ slug }) => ({ params: { magazineCategorySlug: slug } }));
};

async function listAll(call: Caller, { isoCode }: Edition, attribute: (typeof MAGAZINE_ATTRIBUTES)[number]) {
  const all: { slug: string; parent?: string | undefined }[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const asked = { attribute, countryIsoCode: isoCode, page, pageSize: PAGE_SIZE };
    const outcome = await call(listMagazineAttributes, asked);
    if (!outcome.ok) throw new Error(`The sitemap lacks its magazine: ${outcome.problem.statusText}`);
    const { attributes } = outcome.value;
    all.push(...attributes);
    if (attributes.length < PAGE_SIZE) break;
  }
  return all;
}
