import { Hono } from "hono";
import { getOembed, type Oembed } from "../../contracts/calls/get-oembed.ts";
import { askSmartPhoto } from "../../contracts/calls/graphql/ask-smart-photo.ts";
import { getSmartPhoto } from "../../contracts/calls/graphql/get-smart-photo.ts";
import { DESIGN_CONTENT_TYPES } from "../../contracts/calls/graphql/list-design-ideas.ts";
import { getMagazinePost } from "../../contracts/calls/magazine/magazine-calls.ts";
import type { Caller } from "../../contracts/create-caller.ts";
import { requestDocuments } from "../../contracts/documents/request-documents.ts";
import { type EmbedAddress, type EmbedOf, embedAt } from "../../contracts/embeds/embed-address.ts";
import { FRAME_SANDBOX } from "../../contracts/embeds/embed-components.ts";
import { OWN_PATHS } from "../../contracts/hosts.ts";
import { type ImageHosts, resizedUrl } from "../../contracts/images/image-url.ts";
import { ownCaller } from "../../contracts/upstream/own-caller.ts";
import { type Edition, editionOf } from "../../editions/edition.ts";
import { xmlDocument, xmlText } from "../../platform/xml.ts";
import { Refusal } from "../http/refusal.ts";
import { parseInput } from "../http/refuse-input.ts";
import { refuseMethod } from "../http/serve-call.ts";

interface OembedOptions {
  publicUrl: string;
  brand: string;
  embedOf: EmbedOf;
  call: Caller;
  imageHosts?: ImageHosts | undefined;
}

const WIDTH = 640;
const CACHE_SECONDS = 3600;
const HEADERS = {
  "cache-control": `public, max-age=${CACHE_SECONDS}`,
  // Editors in browsers also call this, from any origin.
  "access-control-allow-origin": "*",
};

export function createOembedApp(options: OembedOptions): Hono {
  const app = new Hono();
  app.get(getOembed.path, async (context) => {
    const parsed = parseInput(getOembed.input, context.req.query());
    if (parsed instanceof Refusal) return parsed.respond();
    const { url, format = "json", maxwidth = WIDTH, maxheight } = parsed.input;
    if (format !== "json" && format !== "xml")
      return new Refusal(501, `There is no oEmbed in the format "${format}"; ask for json or xml.`).respond();
    const publicUrl = options.publicUrl || new URL(context.req.url).origin;
    const address = addressOf(url, publicUrl, options.embedOf);
    const thing = address && (await describeThing(options.call, address, options.imageHosts));
    if (!address || !thing) return new Refusal(404, "There is nothing to embed at this address.").respond();
    const size = {
      width: Math.min(maxwidth, WIDTH),
      height: Math.min(maxheight ?? address.height, address.height),
    };
    const answer = oembedOf(address, thing, size, { ...options, publicUrl });
    return format === "xml"
      ? context.body(toXml(answer), 200, { ...HEADERS, "content-type": "text/xml; charset=utf-8" })
      : context.json(answer, 200, HEADERS);
  });
  app.all(getOembed.path, () => refuseMethod("GET").respond({ allow: "GET, HEAD" }));
  return app;
}

/** Compares origins and not prefixes, because "https://us.example.evil" also begins with our address. */
function addressOf(text: string, publicUrl: string, embedOf: EmbedOf): EmbedAddress | undefined {
  const url = URL.parse(text);
  return url && url.origin === URL.parse(publicUrl)?.origin ? embedAt(url, embedOf) : undefined;
}

function oembedOf(
  address: EmbedAddress,
  { title, thumbnail }: Described,
  size: { width: number; height: number },
  { publicUrl, brand }: OembedOptions,
): Oembed {
  const attributes = {
    src: publicUrl + address.path,
    title,
    ...size,
    loading: "lazy",
    sandbox: FRAME_SANDBOX,
    style: "border:0;inline-size:100%",
    "data-atrium-embed": address.name,
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeText(String(value))}"`);
  return {
    version: "1.0",
    type: "rich",
    title,
    provider_name: brand,
    provider_url: publicUrl,
    cache_age: CACHE_SECONDS,
    html: `<iframe ${written.join(" ")}></iframe>`,
    ...size,
    ...(thumbnail && {
      thumbnail_url: new URL(thumbnail.url, publicUrl).href,
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
    }),
  };
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

function toXml(answer: Oembed): string {
  return xmlDocument(
    "oembed",
    {},
    Object.entries(answer).map(([name, value]) => xmlText(name, String(value))),
  );
}

interface Described {
  title: string;
  thumbnail?: { url: string; width: number; height: number } | undefined;
}

/** Undefined if the address names a document that does not exist. */
async function describeThing(
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
  picture: string | undefined;
}

type Describe = (call: Caller, slug: string, edition: Edition) => Promise<Pictured | undefined>;

const THUMBNAIL = { width: 640, height: 427 };
/** Without size and format: an address with them is treated like any other picture. */
const OWN_PHOTOGRAPH = new RegExp(`^${OWN_PATHS.images}/[\\w-]+$`);

const DESCRIBERS: Partial<Record<EmbedAddress["name"], Describe>> = {
  design: async (call, slug, edition) => {
    const asked = { filters: [{ field: "slug", op: "eq" as const, values: [slug] }], size: 1 };
    for (const kind of DESIGN_CONTENT_TYPES) {
      const found = await requestDocuments(kind, { call, edition }, asked);
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
 * Our own photographs, and those of the two image hosts, are available in every size; any other picture has an
 * unknown size, and a thumbnail must declare its size.
 */
function thumbnailOf(url: string | undefined, hosts: ImageHosts | undefined): Described["thumbnail"] {
  if (!url) return undefined;
  if (OWN_PHOTOGRAPH.test(url))
    return { url: `${url}/${THUMBNAIL.width}x${THUMBNAIL.height}.jpg`, ...THUMBNAIL };
  const resized = resizedUrl(url, { ...THUMBNAIL, resize: "fill", format: "jpg" }, hosts);
  return resized ? { url: resized, ...THUMBNAIL } : undefined;
}
