import type { ObjectStore } from "../../platform/object-store/object-store.ts";
import { singleFlight } from "../../platform/queues/single-flight.ts";
import type { FileCache } from "./file-cache.ts";
import type { Bytes } from "./queue/picture-queue.ts";

/** Pictures that one machine has prepared for all. Each can be made again, so a failure only costs time. */
export interface SharedPictures {
  find(key: string): Promise<Bytes | undefined>;
  /** Returns before the store has the picture: no visitor waits for it. */
  offer(key: string, bytes: Bytes): void;
  /** Resolves when no picture is on its way to the store. */
  settled(): Promise<void>;
}

/** If more are on their way, the store is slow: the others stay on this machine. */
const MAX_OFFERED = 32;
const MEDIA_TYPES: Record<string, string | undefined> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

export function createSharedPictures(store: ObjectStore, folder: string): SharedPictures {
  const findOnce = singleFlight<Bytes | undefined>();
  const offered = new Set<Promise<boolean>>();
  const addressOf = (key: string) => `pictures/${folder}/${key}`;
  return {
    find: (key) =>
      findOnce(key, async () => {
        const found = await store.read(addressOf(key));
        return typeof found === "string" ? undefined : found;
      }),
    offer(key, bytes) {
      if (offered.size >= MAX_OFFERED) return;
      const mediaType = MEDIA_TYPES[key.split(".").at(-1) ?? ""] ?? "application/octet-stream";
      const writing = store.write(addressOf(key), { bytes, mediaType });
      offered.add(writing);
      void writing.finally(() => offered.delete(writing));
    },
    async settled() {
      await Promise.all(offered);
    },
  };
}

/** The requests of stitched pictures. Their addresses are given to other sites, so they must not be lost. */
export interface StitchOrders {
  read(id: string): Promise<Buffer | undefined | "away">;
  /** Resolves to false if the order is not stored where all machines find it. */
  write(id: string, order: Buffer<ArrayBuffer>): Promise<boolean>;
}

export function createStitchOrders(files: FileCache, store: ObjectStore | undefined): StitchOrders {
  const addressOf = (id: string) => `orders/stitched/${id}.json`;
  return {
    async read(id) {
      const kept = await files.read(id);
      if (kept || !store) return kept;
      const found = await store.read(addressOf(id));
      if (found === "missing") return undefined;
      // On a full disk it is read from the store again.
      if (found !== "away") await files.write(id, found).catch(() => {});
      return found;
    },
    async write(id, order) {
      if (!store) {
        await files.write(id, order);
        return true;
      }
      const object = { bytes: order, mediaType: "application/json" };
      const isWritten = await store.write(addressOf(id), object);
      // Read again, because a wrong server may confirm a write without storing anything.
      if (!isWritten || typeof (await store.read(addressOf(id))) === "string") return false;
      await files.write(id, order).catch(() => {});
      return true;
    },
  };
}
