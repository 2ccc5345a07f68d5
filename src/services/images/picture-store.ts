import type { Log } from "../http/log.ts";
import type { FileCache } from "./file-cache.ts";
import { createHotFiles } from "./hot-files.ts";
import type { InTurn } from "./limit-concurrency.ts";
import { shareWork } from "./share-work.ts";

export interface PictureStore {
  /** The kept picture of a key, or a new one. Whoever goes away, by the signal, keeps nobody else waiting. */
  get(key: string, make: () => Promise<Uint8Array>, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
}

/** Makes each picture once, in turn, and keeps it on disk; the most wanted ones in memory, too. */
export function createPictureStore(
  files: FileCache,
  inTurn: InTurn,
  log: Log,
  mostHotBytes = 0,
): PictureStore {
  const hot = createHotFiles(mostHotBytes);
  const once = shareWork<Uint8Array<ArrayBuffer>>();

  async function keep(key: string, picture: Uint8Array): Promise<void> {
    try {
      await files.write(key, picture);
    } catch (error) {
      // A full disk must not take the pictures off the site.
      log.warn({ error, key }, "A picture could not be kept on disk.");
    }
  }

  return {
    async get(key, make, signal) {
      const atHand = hot.get(key);
      if (atHand) return atHand;
      const kept = await files.read(key);
      if (kept) {
        hot.set(key, kept);
        return kept;
      }
      return once(
        key,
        async (givenUp) => {
          const picture = new Uint8Array(await inTurn(make, givenUp));
          await keep(key, picture);
          return picture;
        },
        signal,
      );
    },
  };
}
