import {
  listMagazineAttributes,
  listMagazinePosts,
  type MAGAZINE_ATTRIBUTES,
} from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { requestDocuments } from "../../../../contracts/documents/request-documents.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { DocumentAddress, ListAddresses } from "../../../frame/define-page.ts";
import { forSitemap, wholeList } from "../../../frame/seo/whole-list.ts";

const MAX_TYPES = 100;

export const listAuthors: ListAddresses = async (call, edition) =>
  (await listAll(call, edition, "author")).map(({ slug }) => ({ params: { authorSlug: slug } }));

export const listTags: ListAddresses = async (call, edition) =>
  (await listAll(call, edition, "post_tag")).map(({ slug }) => ({ params: { tagSlug: slug } }));

/** The URL of a subcategory is below that of its category. */
export const listCategories: ListAddresses = async (call, edition) =>
  (await listAll(call, edition, "category")).map(({ slug, parent }): DocumentAddress => {
    if (!parent) return { params: { categorySlug: slug } };
    return { params: { categorySlug: parent, childCategorySlug: slug } };
  });

/** Types with editors' choices exist everywhere, the others only where articles have types. */
export const listTypes: ListAddresses = async (call, edition) => {
  const types =
    forSitemap(await requestDocuments("magazine-types", { call, edition }, { size: MAX_TYPES })) ?? [];
  const isUpstream = call.isUpstream?.(listMagazinePosts);
  return types
    .filter(({ widgets }) => widgets || !isUpstream)
    .map(({ slug }) => ({ params: { magazineCategorySlug: slug } }));
};

function listAll(
  call: Caller,
  { isoCode: countryIsoCode }: Edition,
  attribute: (typeof MAGAZINE_ATTRIBUTES)[number],
) {
  return wholeList(
    (page, pageSize) => call(listMagazineAttributes, { attribute, countryIsoCode, page, pageSize }),
    ({ attributes }) => ({ items: attributes }),
  );
}
