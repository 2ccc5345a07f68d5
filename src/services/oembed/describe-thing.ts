import { getSmartPhoto } from "../../contracts/calls/graphql/get-smart-photo.ts";
import { listDesignIdeas } from "../../contracts/calls/graphql/list-design-ideas.ts";
import { getMagazinePost } from "../../contracts/calls/magazine/magazine-post.ts";
import type { Caller } from "../../contracts/create-caller.ts";
import type { EmbedAddress } from "../../contracts/embeds/embed-address.ts";
import { buildUrlQueryParams } from "../../contracts/graphql/url-query-params.ts";
import { type Edition, editionOf } from "../../editions/edition.ts";

/** What an embed shows, in a line and a photograph. */
export interface Described {
  title: string;
  thumbnail?: { url: string; width: number; height: number } | undefined;
}

/** Nothing where the address names a thing that there is not. */
export async function describeThing(call: Caller, address: EmbedAddress): Promise<Described | undefined> {
  const describe = DESCRIBERS[address.name];
  if (!describe || address.slug === undefined) return { title: address.title };
  return describe(call, address.slug, editionOf(address.region ?? "in"));
}

type Describe = (call: Caller, slug: string, edition: Edition) => Promise<Described | undefined>;

const THUMBNAIL = { width: 640, height: 427 };

const DESCRIBERS: Partial<Record<EmbedAddress["name"], Describe>> = {
  design: async (call, slug, { isoCode }) => {
    const filters = [
      { field: "country", op: "eq" as const, values: [isoCode] },
      { field: "slug", op: "eq" as const, values: [slug] },
    ];
    const found = await call(listDesignIdeas, {
      urlQueryParams: buildUrlQueryParams({ filters, page: 0, size: 1 }),
    });
    const design = found.ok ? found.value.items[0] : undefined;
    return design && { title: design.title, thumbnail: thumbnailOf(design.photo?.url) };
  },
  "smart-photo": async (call, slug, { isoCode, languageCode }) => {
    const asked = { smartPhotoSlug: slug, contentTypeSlug: "smart-photo" } as const;
    const own = await call(getSmartPhoto, { ...asked, countryIsoCode: isoCode, languageCode });
    const found = own.ok ? own : await call(getSmartPhoto, asked);
    if (!found.ok) return undefined;
    const { title, viewImages } = found.value;
    return { title, thumbnail: thumbnailOf(viewImages[0]?.photo?.url) };
  },
  "magazine-card": async (call, slug, { isoCode }) => {
    const found = await call(getMagazinePost, { slug, countryIsoCode: isoCode });
    if (!found.ok) return undefined;
    const { title, picture } = found.value;
    return { title, thumbnail: thumbnailOf(picture?.photo.url) };
  },
};

/** Our own photographs are cut to every size; those of other hosts come as they are and in a size that nobody knows. */
function thumbnailOf(url: string | undefined): Described["thumbnail"] {
  if (!url?.startsWith("/")) return undefined;
  return { url: `${url}/${THUMBNAIL.width}x${THUMBNAIL.height}.jpg`, ...THUMBNAIL };
}
