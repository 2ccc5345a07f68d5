import { Hono } from "hono";
import { getOembed, type Oembed } from "../../contracts/calls/get-oembed.ts";
import type { Caller } from "../../contracts/create-caller.ts";
import { type EmbedAddress, type EmbedOf, embedAt } from "../../contracts/embeds/embed-address.ts";
import { FRAME_SANDBOX } from "../../contracts/embeds/embed-components.ts";
import type { ImageHosts } from "../../contracts/images/image-url.ts";
import { Refusal } from "../http/refusal.ts";
import { parseInput } from "../http/refuse-input.ts";
import { refuseMethod } from "../http/serve-call.ts";
import { type Described, describeThing } from "./describe-thing.ts";
import { toXml } from "./to-xml.ts";

interface OembedOptions {
  publicUrl: string;
  brand: string;
  embedOf: EmbedOf;
  /** For the name and the photograph of what is shown. */
  call: Caller;
  imageHosts?: ImageHosts | undefined;
}

const WIDTH = 640;
const CACHE_SECONDS = 3600;
const HEADERS = {
  "cache-control": `public, max-age=${CACHE_SECONDS}`,
  // Editors in browsers ask too, from wherever they are.
  "access-control-allow-origin": "*",
};

/** The oEmbed provider: editors that meet an address of ours learn how to show it. */
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

/** Compare origins, not strings: "https://us.example.evil" begins with our address too. */
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
