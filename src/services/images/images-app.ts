import { Hono } from "hono";
import { OWN_PATHS } from "../../contracts/hosts.ts";
import { Refusal } from "../http/refusal.ts";
import { refuseMethod } from "../http/serve-call.ts";
import { answerPicture } from "./answer-picture.ts";
import { chooseFormat } from "./choose-format.ts";
import type { Photograph, Photographs } from "./photographs.ts";
import { parseRendition, renditionName, usualWidth } from "./rendition.ts";
import type { RenditionStore } from "./rendition-store.ts";

/**
 * `/api/images/<name>-<hash>/640x800.avif`: the address of a picture changes with its content, so it is cached
 * permanently.
 */
export function createImagesApp(photographs: Photographs, store: RenditionStore): Hono {
  const app = new Hono();
  const path = `${OWN_PATHS.images}/:picture/:rendition` as const;
  const bare = `${OWN_PATHS.images}/:picture` as const;

  app.get(path, async (context) => {
    const { picture, rendition: asked } = context.req.param();
    const rendition = parseRendition(asked);
    if (typeof rendition === "string") return new Refusal(400, rendition).respond();
    const found = await findPrint(photographs, picture);
    if (!found) return new Refusal(404, "There is no photograph of this name.").respond();
    const { photograph, hash, isCurrent } = found;
    // A page from before the last change still requests the old picture: it is redirected to the new one.
    if (!isCurrent) return redirectTo(`${imageAddress(photograph, hash)}/${asked}`);
    return answerPicture(context.req.raw, {
      tag: `${hash}-${asked}`,
      format: rendition.format,
      isImmutable: true,
      picture: (asker) => store.get(photograph, hash, rendition, asker),
    });
  });
  // API responses contain pictures without a size. Such an address returns the default size.
  app.get(bare, async (context) => {
    const found = await findPrint(photographs, context.req.param("picture"));
    if (!found) return new Refusal(404, "There is no photograph of this name.").respond();
    const { photograph, hash, isCurrent } = found;
    if (!isCurrent) return redirectTo(imageAddress(photograph, hash));
    const format = chooseFormat(context.req.header("accept"));
    const rendition = { width: usualWidth(photograph), format };
    return answerPicture(context.req.raw, {
      tag: `${hash}-${renditionName(rendition)}`,
      format,
      isImmutable: true,
      isNegotiated: true,
      picture: (asker) => store.get(photograph, hash, rendition, asker),
    });
  });
  app.all(bare, () => refuseMethod("GET").respond({ allow: "GET, HEAD" }));
  app.all(path, () => refuseMethod("GET").respond({ allow: "GET, HEAD" }));
  return app;
}

export function imageAddress({ name }: Pick<Photograph, "name">, hash: string): string {
  return `${OWN_PATHS.images}/${name}-${hash}`;
}

export interface Print {
  photograph: Photograph;
  hash: string;
  isCurrent: boolean;
}

/** The photograph of `<name>-<hash>`. An address without a hash is for people: it redirects to the current print. */
export async function findPrint(photographs: Photographs, picture: string): Promise<Print | undefined> {
  const [, name = picture, givenHash] = /^([a-z0-9-]+)-([0-9a-f]{8})$/.exec(picture) ?? [];
  const look = async () => {
    const photograph = photographs.find(name);
    const hash = photograph && (await photographs.hashOf(photograph));
    return photograph && hash && { photograph, hash, isCurrent: hash === givenHash };
  };
  let found = await look();
  if (!found || (!found.isCurrent && givenHash !== undefined)) {
    await photographs.refresh(name);
    found = await look();
  }
  if (found) await photographs.bring(found.photograph);
  return found || undefined;
}

export function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-cache" } });
}
