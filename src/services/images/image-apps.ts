import { join } from "node:path";
import type { Hono } from "hono";
import type { Caller } from "../../contracts/create-caller.ts";
import { HOSTS } from "../../contracts/hosts.ts";
import type { ImageHosts } from "../../contracts/images/image-url.ts";
import type { Log } from "../http/log.ts";
import { Refusal } from "../http/refusal.ts";
import { createDobbyApp } from "./dobby-app.ts";
import { createFileCache } from "./file-cache.ts";
import { findPicture } from "./find-picture.ts";
import { createImagesApp } from "./images-app.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import { createOriginals } from "./originals.ts";
import type { Photographs } from "./photographs.ts";
import { createPictureStore, type PictureStore } from "./picture-store.ts";
import { createRenditionStore } from "./rendition-store.ts";
import { createShareApp } from "./share-app.ts";
import { createStitchApp } from "./stitch-app.ts";

interface ImageAppsOptions {
  photographs: Photographs;
  dataDirectory: string;
  /** For everything that can be made again. */
  cacheBytes: number;
  hosts: ImageHosts;
  publicUrl: string;
  brand: string;
  log: Log;
  call: Caller;
}

// The site's own pictures have most of the room, and encoders of their own: whatever strangers ask for cannot push them
// out or make them wait.
const SHARES = { images: 0.6, dobby: 0.2, fetched: 0.1, stitched: 0.1 };
const CARD_BYTES = 64 * 1024 * 1024;
const RECIPE_BYTES = 16 * 1024 * 1024;
const MOST_WAITING = 64;

/** Adds all that serves pictures: the site's own, the image host in two languages, stitched ones and share cards. */
export function addImageApps(app: Hono, options: ImageAppsOptions): void {
  const { photographs, dataDirectory, cacheBytes, hosts, publicUrl, log } = options;
  const inTurn = limitConcurrency(1, MOST_WAITING);
  const cache = (name: string, mostBytes: number) => createFileCache(join(dataDirectory, name), mostBytes);
  const store = (name: string, mostBytes: number, turns = inTurn): PictureStore =>
    createPictureStore(cache(name, mostBytes), turns, log);

  const renditions = createRenditionStore({
    directory: join(dataDirectory, "images"),
    mostBytes: cacheBytes * SHARES.images,
    log,
  });
  app.route("/", createImagesApp(photographs, renditions));

  const originals = createOriginals(photographs, hosts, cache("image-hosts", cacheBytes * SHARES.fetched));
  app.route("/", createDobbyApp(originals, store("dobby", cacheBytes * SHARES.dobby)));

  const places = { photographs, originals, publicUrl, answer: (request: Request) => app.fetch(request) };
  const find = (address: string) => findPicture(address, places);
  app.route(
    HOSTS.dobby.embeddedAt,
    createStitchApp({
      find,
      // In a queue of their own: while one is made again, its parts may have to wait in the other.
      pictures: store("stitched", cacheBytes * SHARES.stitched, limitConcurrency(1, MOST_WAITING)),
      recipes: cache("stitched-orders", RECIPE_BYTES),
      publicUrl,
    }),
  );

  app.route(
    "/",
    createShareApp({
      ...options,
      pictures: store("share-cards", CARD_BYTES),
      async findPicture({ name, url }) {
        const found = await find(photographs.find(name) ? `/api/images/${name}` : url);
        return found instanceof Refusal ? undefined : found.original;
      },
    }),
  );
}
