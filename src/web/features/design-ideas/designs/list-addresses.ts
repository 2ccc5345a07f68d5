import { searchContent } from "../../../../contracts/calls/document-calls.ts";
import { isOurCategory } from "../../../../contracts/calls/graphql/agreed-design-categories.ts";
import {
  listDesignCategories,
  listDesignIdeas,
} from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import { ownCaller } from "../../../../contracts/upstream/own-caller.ts";
import type { DocumentAddress, ListAddresses } from "../../../frame/define-page.ts";
import { forSitemap, wholeList } from "../../../frame/seo/whole-list.ts";
import { designsInput } from "./list-designs.ts";

export const listCategories: ListAddresses = async (call, { isoCode }) => {
  const answer = forSitemap(await call(listDesignCategories, { countryIsoCode: isoCode }));
  return (answer?.categories ?? [])
    .filter((category) => category.count > 0 || !isOurCategory(category))
    .map(({ slug }) => ({ params: { categorySlug: slug } }));
};

export function listDesigns(contentType: "looks" | "smart-photo-lite"): ListAddresses {
  return (call, edition) =>
    wholeList(
      (page, size) =>
        call(listDesignIdeas, designsInput(edition, { page: page - 1, size, contentTypes: [contentType] })),
      ({ items, totalPages }) => ({ items: items.map(addressOf), lastPage: totalPages }),
    );
}

/** A design's URL contains its category if the upstream sends the category. */
function addressOf({ slug, roomType }: { slug: string; roomType: string }): DocumentAddress {
  return { params: roomType ? { categorySlug: roomType, slug } : { slug } };
}

/**
 * The specification has no call that lists smart photos, so the sitemap lists our own, even if an upstream serves
 * others.
 */
export const listSmartPhotos: ListAddresses = (call, { isoCode, language }) => {
  const asked = {
    contentSlug: "smart-photo",
    filters: `countryCode.eq:${isoCode};languageCode.eq:${language}`,
  };
  return wholeList(
    (page, size) => ownCaller(call)(searchContent, { ...asked, page: page - 1, size }),
    ({ contents, totalPages }) => ({
      items: contents.map(({ slug, roomType }) => ({ params: { roomType: String(roomType), slug } })),
      lastPage: totalPages,
    }),
  );
};
