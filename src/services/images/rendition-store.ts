import type { Log } from "../http/log.ts";
import { encodeRendition } from "./encode-picture.ts";
import { createFileCache } from "./file-cache.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import type { Photograph } from "./photographs.ts";
import { createPictureStore } from "./picture-store.ts";
import { type Rendition, renditionName } from "./rendition.ts";

export interface RenditionStore {
  get(
    photograph: Photograph,
    hash: string,
    rendition: Rendition,
    signal?: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer>>;
}

interface RenditionStoreOptions {
  directory: string;
  mostBytes: number;
  log: Log;
  encode?: (photograph: Photograph, rendition: Rendition) => Promise<Uint8Array>;
}

const MOST_ENCODES_AT_ONCE = 2;
const MOST_WAITING = 500;
const HOT_BYTES = 32 * 1024 * 1024;

/** The site's own pictures: few sizes of each photograph, and only of its present self. */
export function createRenditionStore(options: RenditionStoreOptions): RenditionStore {
  const { encode = encodeRendition, log } = options;
  const files = createFileCache(options.directory, options.mostBytes);
  const pictures = createPictureStore(
    files,
    limitConcurrency(MOST_ENCODES_AT_ONCE, MOST_WAITING),
    log,
    HOT_BYTES,
  );
  const current = new Map<string, string>();

  return {
    get(photograph, hash, rendition, signal) {
      const { name } = photograph;
      const make = async () => {
        const picture = await encode(photograph, rendition);
        if (current.get(name) !== hash) {
          current.set(name, hash);
          // What was made from the photograph's earlier self is of no use any more.
          await files.dropOthers(name, hash);
        }
        return picture;
      };
      return pictures.get(`${name}/${hash}/${renditionName(rendition)}`, make, signal);
    },
  };
}
