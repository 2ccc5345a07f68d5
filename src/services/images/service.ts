import { createHash } from "node:crypto";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import type { Caller } from "../../contracts/create-caller.ts";
import { HOSTS, OWN_PATHS } from "../../contracts/hosts.ts";
import { heightAt, type ImageOptions, widthAt } from "../../contracts/images/image-options.ts";
import { IMAGE_PROVIDERS, type ProviderName } from "../../contracts/images/image-provider.ts";
import { embeddedImageHost } from "../../contracts/images/image-url.ts";
import { type FoundCard, type ShareCards, shareCardPath } from "../../contracts/images/share-card.ts";
import { editionOf } from "../../editions/edition.ts";
import { isRegion } from "../../editions/regions.ts";
import { Refusal } from "../http/refusal.ts";
import { refuseMethod } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { answerPicture } from "./answer-picture.ts";
import { chooseFormat } from "./choose-format.ts";
import type { Original, RenditionOptions } from "./encoder/encode-picture.ts";
import { EncodeProblem } from "./encoder/encoder.ts";
import { createEncoders, type Encoders } from "./encoder/encoders.ts";
import { RECIPE } from "./encoding-version.ts";
import { FetchProblem } from "./fetch-problem.ts";
import { createFileCache, type FileCache } from "./file-cache.ts";
import { createImagesApp, findPrint, redirectTo } from "./images-app.ts";
import { createOriginals, type FoundPicture, type Originals } from "./originals.ts";
import type { Photographs } from "./photographs.ts";
import { createPictureStore, type PictureStore } from "./picture-store.ts";
import { type ImageClient, imageClientOf } from "./queue/image-client.ts";
import { createPictureQueue } from "./queue/picture-queue.ts";
import { createRenditionStore } from "./rendition-store.ts";
import { createSharedPictures, createStitchOrders, type SharedPictures } from "./shared-pictures.ts";
import { createStitchApp } from "./stitch-app.ts";

const USUAL_CACHE_BYTES = 512 * 1024 * 1024;
// The site's own pictures have most of the cache, so that requests from strangers cannot push them out.
const SHARES = { images: 0.6, dobby: 0.2, fetched: 0.1, stitched: 0.1 };
const CARD_BYTES = 64 * 1024 * 1024;
const RECIPE_BYTES = 16 * 1024 * 1024;
const HOT_BYTES = 32 * 1024 * 1024;
const MAX_HOT_OF_HOSTS = 8 * 1024 * 1024;

export function serveImages(parts: ServiceParts): Service {
  const { photographs, dataDirectory, imageHosts: hosts = {}, publicUrl, answer, objectStore, log } = parts;
  const cacheBytes = parts.imageCacheBytes ?? USUAL_CACHE_BYTES;
  const encoders = createEncoders(log);
  const queue = createPictureQueue();
  const cache = (name: string, mostBytes: number) => createFileCache(join(dataDirectory, name), mostBytes);
  const store = (name: string, files: FileCache, mostHotBytes = 0, shared?: SharedPictures) =>
    createPictureStore({ name, files, shared, queue, encoders, log, mostHotBytes });
  // Only kinds with a limited number of pictures: strangers could fill the store with sizes that no page uses.
  const sharedPrints = objectStore && createSharedPictures(objectStore, "images");
  const sharedCards = objectStore && createSharedPictures(objectStore, "share-cards");

  const prints = cache("images", cacheBytes * SHARES.images);
  const renditions = createRenditionStore(store("images", prints, HOT_BYTES, sharedPrints), prints);

  const fetched = cache("image-hosts", cacheBytes * SHARES.fetched);
  const originals = createOriginals({ photographs, hosts, fetched, queue, encoders });
  const ofHosts = store("dobby", cache("dobby", cacheBytes * SHARES.dobby), MAX_HOT_OF_HOSTS);

  const places = { photographs, originals, encoders, publicUrl, answer };
  const find = (address: string, asker: ImageClient) => findPicture(address, asker, places);
  const stitched = createStitchApp({
    find,
    pictures: store("stitched", cache("stitched", cacheBytes * SHARES.stitched)),
    recipes: createStitchOrders(cache("stitched-orders", RECIPE_BYTES), objectStore),
    publicUrl,
  });
  const cards = createShareApp({
    ...parts,
    cards: parts.shareCards ?? {},
    pictures: store("share-cards", cache("share-cards", CARD_BYTES), 0, sharedCards),
    async findPicture({ name, url }, asker) {
      const isOurs = name !== undefined && photographs.find(name) !== undefined;
      const found = await find(isOurs ? `${OWN_PATHS.images}/${name}` : url, asker);
      return found instanceof Refusal ? undefined : found.original;
    },
  });
  return {
    mounts: [
      { host: "own", app: createImagesApp(photographs, renditions) },
      { host: "own", app: createDobbyApp(originals, ofHosts) },
      { host: "dobby", app: stitched },
      { host: "own", app: cards },
    ],
    async stop() {
      await encoders.stop();
      await Promise.all([sharedPrints?.settled(), sharedCards?.settled()]);
    },
  };
}

interface Parts {
  photographs: Photographs;
  originals: Originals;
  encoders: Pick<Encoders, "measure">;
  publicUrl: string;
  answer: (request: Request) => Response | Promise<Response>;
}

const OURS = new RegExp(`^(?:${OWN_PATHS.images}|${HOSTS.dobby.embeddedAt}/[ab])/`);
const MAX_REDIRECTS = 1;

async function findPicture(
  address: string,
  asker: ImageClient,
  parts: Parts,
): Promise<FoundPicture | Refusal> {
  const path = ownPath(address, parts.publicUrl);
  if (path === undefined) return parts.originals.atHost(address, asker);
  const [, picture] = /^\/api\/images\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (picture !== undefined) {
    const print = await findPrint(parts.photographs, picture);
    if (!print) return new Refusal(404, "There is no photograph of this name.");
    const { photograph, hash } = print;
    return { original: { ...photograph, input: photograph.file }, hash, isImmutable: true };
  }
  if (!OURS.test(path)) return new Refusal(404, "This is not the address of a picture.");
  return readOwn(path, asker, parts);
}

// A path of ours, also when it is written with our own host.
function ownPath(address: string, publicUrl: string): string | undefined {
  const own = URL.parse(publicUrl) ?? new URL("http://embedded");
  const url = URL.parse(address, own);
  const isOurs = url !== null && url.origin === own.origin && url.username === "";
  return isOurs ? url.pathname + url.search : undefined;
}

async function readOwn(
  path: string,
  asker: ImageClient,
  parts: Parts,
  redirectsLeft = MAX_REDIRECTS,
): Promise<FoundPicture | Refusal> {
  // Not as a quick JPEG, because the result is stored permanently.
  const headers = { accept: "image/webp", "x-forwarded-for": asker.share };
  const request = new Request(`http://embedded${path}`, { headers, signal: asker.signal ?? null });
  const response = await parts.answer(request);
  const location = response.headers.get("location");
  if (location && redirectsLeft > 0) return readOwn(location, asker, parts, redirectsLeft - 1);
  if (response.status !== 200) return new Refusal(404, "There is no such picture.");
  const input = new Uint8Array(await response.arrayBuffer());
  const { width, height } = await parts.encoders.measure(input);
  const hash = createHash("sha256").update(input).digest("hex").slice(0, 32);
  return { original: { input, width, height }, hash, isImmutable: true };
}

interface ShareParts {
  call: Caller;
  cards: ShareCards;
  findPicture: (photo: FoundCard["photo"], asker: ImageClient) => Promise<Original | undefined>;
  pictures: PictureStore;
  brand: string;
}

/**
 * `/api/share/home/sa-ar/home-<digits>.jpg`: the share card of a document. Only documents have cards, and each has
 * one.
 */
function createShareApp({ call, cards, findPicture, pictures, brand }: ShareParts): Hono {
  const app = new Hono();
  const path = `${OWN_PATHS.share}/:kind/:region/:file` as const;

  app.get(path, async (context) => {
    const { kind, region, file } = context.req.param();
    const [, slug, digits] = /^(.+)-([0-9a-f]{8})\.jpg$/s.exec(file) ?? [];
    const findCard = Object.hasOwn(cards, kind) ? cards[kind] : undefined;
    if (!findCard || !isRegion(region) || slug === undefined) return noCard();
    const edition = editionOf(region);
    const card = await findCard(call, { edition, slug });
    if (!card) return noCard();
    const current = shareCardPath({ kind, region, slug }, card.document, brand);
    if (!current.endsWith(`-${digits}.jpg`)) return redirectTo(current);

    const tag = createHash("sha256").update(current).digest("hex").slice(0, 32);
    return answerPicture(context.req.raw, {
      tag,
      format: "jpg",
      isImmutable: true,
      isForEveryone: true,
      picture: (asker) =>
        pictures.get(
          {
            key: `${tag}.jpg`,
            async task() {
              const picture = await findPicture(card.photo, asker);
              return { kind: "card", card: { ...card, brand, language: edition.language, picture } };
            },
          },
          asker,
        ),
    });
  });
  app.all(path, () => refuseMethod("GET").respond({ allow: "GET, HEAD" }));
  return app;
}

function noCard(): Response {
  return new Refusal(404, "There is no card at this address.").respond();
}

/**
 * Our own image host, with the syntax of both providers: `/api/dobby/a/w-640,f-avif/<picture>` and
 * `/api/dobby/b/<picture>?w=640&fm=avif`.
 */
function createDobbyApp(originals: Originals, pictures: PictureStore): Hono {
  const app = new Hono();
  for (const provider of ["a", "b"] as const) {
    const path = `${embeddedImageHost(provider)}/*`;
    app.get(path, (context) => answer(context, provider));
    app.all(path, () => refuseMethod("GET").respond({ allow: "GET, HEAD" }));
  }

  async function answer(context: Context, provider: ProviderName): Promise<Response> {
    const base = embeddedImageHost(provider);
    const url = new URL(context.req.url);
    const asked = IMAGE_PROVIDERS[provider].parse(
      url.pathname.slice(base.length) + (provider === "b" ? url.search : ""),
    );
    if (typeof asked === "string") return new Refusal(400, asked).respond();
    const [path = "", unknown] = asked.source.split("?");
    if (unknown) return new Refusal(400, `There is no option "${unknown.split("=")[0]}".`).respond();

    const found = await originals.atPath(path, imageClientOf(context.req.raw));
    if (found instanceof Refusal) return found.respond();
    const { options } = asked;
    if ("movedTo" in found)
      return redirectTo(base + IMAGE_PROVIDERS[provider].build({ source: found.movedTo, options }));

    const format = options.format ?? chooseFormat(context.req.header("accept"));
    const tag = tagOf(found.hash, { ...options, format });
    return answerPicture(context.req.raw, {
      tag,
      format,
      isImmutable: found.isImmutable,
      isNegotiated: options.format === undefined,
      picture: (asker) => {
        const wish = renditionOptionsOf({ ...options, format });
        const task = () => ({ kind: "encode", original: found.original, wish }) as const;
        const given = pictures.get({ key: `${tag.slice(0, 2)}/${tag}.${format}`, task }, asker);
        return found.isImmutable ? given : given.catch(explainBroken);
      },
    });
  }
  return app;
}

/** The options for the encoder. If a box to fill has only one side, the other follows from the usual ratio. */
export function renditionOptionsOf({
  dpr = 1,
  ...options
}: ImageOptions & Pick<RenditionOptions, "format">): RenditionOptions {
  let { width, height } = options;
  if (options.resize === "fill" && width !== undefined) height ??= heightAt(width);
  if (options.resize === "fill" && height !== undefined) width ??= widthAt(height);
  const onScreen = (side: number | undefined) => (side === undefined ? undefined : Math.round(side * dpr));
  return { ...options, width: onScreen(width), height: onScreen(height) };
}

// The order of the options in the address does not matter, because the builder sorts them.
function tagOf(hash: string, options: ImageOptions): string {
  const asked = IMAGE_PROVIDERS.a.build({ source: `/${RECIPE}/${hash}`, options });
  return createHash("sha256").update(asked).digest("hex").slice(0, 32);
}

/** Our own prints are complete; a picture of another host may be truncated. */
function explainBroken(error: unknown): never {
  if (!(error instanceof EncodeProblem)) throw error;
  throw new FetchProblem("The picture cannot be read.", { cause: error });
}
