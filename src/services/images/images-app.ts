import { Hono } from "hono";
import { Refusal } from "../http/refusal.ts";
import { refuseMethod } from "../http/serve-call.ts";
import type { Photograph, Photographs } from "./photographs.ts";
import { parseRendition } from "./rendition.ts";
import type { RenditionStore } from "./rendition-store.ts";

const MEDIA_TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

/** `/api/images/<name>-<hash>/640x800.avif`: pictures whose address changes when they do, so they are kept for ever. */
export function createImagesApp(photographs: Photographs, store: RenditionStore): Hono {
  const app = new Hono();
  const path = "/api/images/:picture/:rendition";

  app.get(path, async (context) => {
    const { picture, rendition: asked } = context.req.param();
    const rendition = parseRendition(asked);
    if (typeof rendition === "string") return new Refusal(400, rendition).respond();
    // Without a hash it is an address for people and for the style guide: it leads to the print of today.
    const [, name = picture, givenHash] = /^([a-z0-9-]+)-([0-9a-f]{8})$/.exec(picture) ?? [];
    const photograph = photographs.find(name);
    if (!photograph) return new Refusal(404, "There is no photograph of this name.").respond();

    const hash = await photographs.hashOf(photograph);
    // A page from before the last change still asks for the old picture: it gets the new one.
    if (hash !== givenHash) return redirectToCurrent(photograph, hash, asked);

    const headers = {
      "content-type": MEDIA_TYPES[rendition.format],
      "cache-control": "public, max-age=31536000, immutable",
      etag: `"${hash}-${asked}"`,
      "cross-origin-resource-policy": "same-site",
    };
    if (isKept(context.req.header("if-none-match"), headers.etag))
      return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(await store.get(photograph, hash, rendition)), { headers });
  });
  app.all(path, () => refuseMethod("GET").respond({ allow: "GET, HEAD" }));
  return app;
}

export function imageAddress({ name }: Photograph, hash: string): string {
  return `/api/images/${name}-${hash}`;
}

function redirectToCurrent(photograph: Photograph, hash: string, rendition: string): Response {
  const location = `${imageAddress(photograph, hash)}/${rendition}`;
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-cache" } });
}

function isKept(header: string | undefined, etag: string): boolean {
  const kept = (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return kept.includes(etag) || kept.includes("*");
}
