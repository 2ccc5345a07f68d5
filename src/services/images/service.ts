import { join } from "node:path";
import { OWN_PATHS } from "../../contracts/hosts.ts";
import { Refusal } from "../http/refusal.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createDobbyApp } from "./dobby-app.ts";
import { createEncoders } from "./encoder/encoders.ts";
import { createFileCache, type FileCache } from "./file-cache.ts";
import { findPicture } from "./find-picture.ts";
import { createImagesApp } from "./images-app.ts";
import { createOriginals } from "./originals.ts";
import { createPictureStore } from "./picture-store.ts";
import type { Asker } from "./queue/asker.ts";
import { createPictureQueue } from "./queue/picture-queue.ts";
import { createRenditionStore } from "./rendition-store.ts";
import { createShareApp } from "./share-app.ts";
import { createStitchApp } from "./stitch-app.ts";

/** For everything that can be made again. */
const USUAL_CACHE_BYTES = 512 * 1024 * 1024;
// The site's own pictures have most of the room: whatever strangers ask for cannot push them out.
const SHARES = { images: 0.6, dobby: 0.2, fetched: 0.1, stitched: 0.1 };
const CARD_BYTES = 64 * 1024 * 1024;
const RECIPE_BYTES = 16 * 1024 * 1024;
const HOT_BYTES = 32 * 1024 * 1024;
const MOST_HOT_OF_HOSTS = 8 * 1024 * 1024;

/** All that serves pictures: the site's own, the image host in two languages, stitched ones and share cards. */
export function serveImages(parts: ServiceParts): Service {
  const { photographs, dataDirectory, imageHosts: hosts = {}, publicUrl, answer, log } = parts;
  const cacheBytes = parts.imageCacheBytes ?? USUAL_CACHE_BYTES;
  const encoders = createEncoders(log);
  const queue = createPictureQueue();
  const cache = (name: string, mostBytes: number) => createFileCache(join(dataDirectory, name), mostBytes);
  const store = (name: string, files: FileCache, mostHotBytes = 0) =>
    createPictureStore({ name, files, queue, encoders, log, mostHotBytes });

  const prints = cache("images", cacheBytes * SHARES.images);
  const renditions = createRenditionStore(store("images", prints, HOT_BYTES), prints);

  const fetched = cache("image-hosts", cacheBytes * SHARES.fetched);
  const originals = createOriginals({ photographs, hosts, fetched, queue, encoders });
  const ofHosts = store("dobby", cache("dobby", cacheBytes * SHARES.dobby), MOST_HOT_OF_HOSTS);

  const places = { photographs, originals, encoders, publicUrl, answer };
  const find = (address: string, asker: Asker) => findPicture(address, asker, places);
  const stitched = createStitchApp({
    find,
    pictures: store("stitched", cache("stitched", cacheBytes * SHARES.stitched)),
    recipes: cache("stitched-orders", RECIPE_BYTES),
    publicUrl,
  });
  const cards = createShareApp({
    ...parts,
    cards: parts.shareCards ?? {},
    pictures: store("share-cards", cache("share-cards", CARD_BYTES)),
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
    // Ends the processes that make pictures.
    stop: () => encoders.stop(),
  };
}
