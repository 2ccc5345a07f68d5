import { askSmartPhoto } from "../../contracts/calls/graphql/ask-smart-photo.ts";
import { getSmartPhoto } from "../../contracts/calls/graphql/get-smart-photo.ts";
import { DESIGN_CONTENT_TYPES } from "../../contracts/calls/graphql/list-design-ideas.ts";
import { getMagazinePost } from "../../contracts/calls/magazine/magazine-post.ts";
import type { Caller } from "../../contracts/create-caller.ts";
import { askDocuments } from "../../contracts/documents/ask-documents.ts";
import type { EmbedAddress } from "../../contracts/embeds/embed-address.ts";
import { ownCaller } from "../../contracts/foreign-hosts/own-caller.ts";
import { OWN_PATHS } from "../../contracts/hosts.ts";
import { type ImageHosts, resizedUrl } from "../../contracts/images/image-url.ts";
import { type Edition, editionOf } from "../../editions/edition.ts";

/** What an embed shows, in a line and a photograph. */
export interface Described {
  title: string;
  thumbnail?: { url: string; width: number; height: number } | undefined;
}

/** Nothing where the address names a thing that there is not. */
export async function describeThing(
  call: Caller,
  address: EmbedAddress,
  hosts: ImageHosts | undefined,
): Promise<Described | undefined> {
  const describe = DESCRIBERS[address.name];
  if (!describe || address.slug === undefined) return { title: address.title };
  const found = await describe(call, address.slug, editionOf(address.region ?? "in"));
  return found && { title: found.title, thumbnail: thumbnailOf(found.picture, hosts) };
}

interface Pictured {
  title: string;
  /** The address of its photograph. */
  picture: string | undefined;
}

type Describe = (call: Caller, slug: string, edition: Edition) => Promise<Pictured | undefined>;

const THUMBNAIL = { width: 640, height: 427 };
/** Without size and format: one that has them already is a picture like any other. */
const OWN_PHOTOGRAPH = new RegExp(`^${OWN_PATHS.images}/[\\w-]+$`);

const DESCRIBERS: Partial<Record<EmbedAddress["name"], Describe>> = {
  design: async (call, slug, edition) => {
    const asked = { filters: [{ field: "slug", op: "eq" as const, values: [slug] }], size: 1 };
    for (const kind of DESIGN_CONTENT_TYPES) {
      const found = await askDocuments(kind, { call, edition }, asked);
      const design = found.ok ? found.value.find((one) => one.slug === slug) : undefined;
      if (design) return { title: design.title, picture: design.picture.photo.url };
    }
    return undefined;
  },
  "smart-photo": async (call, slug, { isoCode, languageCode }) => {
    const asked = { smartPhotoSlug: slug, contentTypeSlug: "smart-photo" } as const;
    const found = await askSmartPhoto(call, { ...asked, countryIsoCode: isoCode, languageCode });
    const other = found.ok ? undefined : await ownCaller(call)(getSmartPhoto, asked);
    const photo = found.ok ? found.value.photo : other?.ok && other.value;
    if (!photo) return undefined;
    const { title, viewImages } = photo;
    const [view] = viewImages;
    return { title, picture: view?.photo?.url ?? view?.baseSceneImageUrl };
  },
  "magazine-card": async (call, slug, { isoCode }) => {
    const found = await call(getMagazinePost, { slug, countryIsoCode: isoCode });
    if (!found.ok) return undefined;
    const { title, picture, image } = found.value;
    return { title, picture: picture?.photo.url ?? image };
  },
};

/**
 * Our own photographs are cut to every size, and so are those of the two image hosts; any other comes as it is, in a size
 * that nobody knows, and a thumbnail must say its size.
 */
function thumbnailOf(url: string | undefined, hosts: ImageHosts | undefined): Described["thumbnail"] {
  if (!url) return undefined;
  if (OWN_PHOTOGRAPH.test(url))
    return { url: `${url}/${THUMBNAIL.width}x${THUMBNAIL.height}.jpg`, ...THUMBNAIL };
  const resized = resizedUrl(url, { ...THUMBNAIL, resize: "fill", format: "jpg" }, hosts);
  return resized ? { url: resized, ...THUMBNAIL } : undefined;
}
