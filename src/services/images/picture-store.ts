import type { Log } from "../http/backend-log.ts";
import type { Encoders } from "./encoder/encoders.ts";
import { quickTaskOf, type Task } from "./encoder/task.ts";
import type { FileCache } from "./file-cache.ts";
import type { ImageClient } from "./queue/image-client.ts";
import type { Bytes, PictureQueue, Turn } from "./queue/picture-queue.ts";
import { TryLater } from "./queue/try-later.ts";
import type { SharedPictures } from "./shared-pictures.ts";

export interface PictureStore {
  /**
   * The cached picture of a key, or a new one: immediately as a quick JPEG for clients that accept it, while the
   * picture itself is generated in the background. A client that disconnects (signal) does not delay others.
   */
  get(order: PictureOrder, asker: ImageClient): Promise<GivenPicture>;
}

export interface PictureOrder {
  key: string;
  task: () => Task | Promise<Task>;
}

export interface GivenPicture {
  bytes: Bytes;
  /** Whether it is a substitute for a picture that is still to be generated. */
  isQuick: boolean;
}

interface PictureStoreParts {
  /** Distinguishes its keys from those of other stores in the queue. */
  name: string;
  files: FileCache;
  /** Where several machines share their pictures. */
  shared?: SharedPictures | undefined;
  queue: PictureQueue;
  encoders: Pick<Encoders, "makeQuick" | "makeSmall">;
  log: Log;
  mostHotBytes?: number;
}

export function createPictureStore(parts: PictureStoreParts): PictureStore {
  const { name, files, shared, queue, encoders, log } = parts;
  const hot = createHotFiles(parts.mostHotBytes ?? 0);

  async function findKept(key: string): Promise<Bytes | undefined> {
    const atHand = hot.get(key);
    if (atHand) return atHand;
    const kept = await files.read(key);
    if (kept) hot.set(key, kept);
    return kept;
  }

  /** A picture from another machine is kept like one that was made here. */
  async function findShared(key: string): Promise<Bytes | undefined> {
    const found = await shared?.find(key);
    if (found) {
      hot.set(key, found);
      await keep(key, found);
    }
    return found;
  }

  function makeSmall(key: string, task: Task, turn: Turn, asker: ImageClient): Promise<Bytes> {
    const work = async () => {
      const picture = await encoders.makeSmall(task);
      // Also cached in memory: if the disk is full, a quick one would be made again and again.
      hot.set(key, picture);
      await keep(key, picture);
      shared?.offer(key, picture);
      return picture;
    };
    return queue.run(turn, `${name}/${key}`, work, asker);
  }

  async function makeQuick(key: string, task: Task, asker: ImageClient): Promise<Bytes> {
    const quickKey = `${key}.quick`;
    const atHand = hot.get(quickKey);
    if (atHand) return atHand;
    const picture = await queue.run("quick", `${name}/${quickKey}`, () => encoders.makeQuick(task), asker);
    hot.set(quickKey, picture);
    return picture;
  }

  /** Runs in the background: a task that is dropped from the queue is added again by the next request. */
  async function makeBehind(key: string, task: Task, { share }: ImageClient): Promise<void> {
    try {
      await makeSmall(key, task, "behind", { share, isWaiting: false, takesJpeg: false });
    } catch (error) {
      if (!(error instanceof TryLater)) log.warn({ error, key }, "A picture could not be made.");
    }
  }

  async function keep(key: string, picture: Uint8Array): Promise<void> {
    try {
      await files.write(key, picture);
    } catch (error) {
      // A full disk must not remove the pictures from the site.
      log.warn({ error, key }, "A picture could not be stored on disk.");
    }
  }

  return {
    async get({ key, task: describe }, asker) {
      const kept = (await findKept(key)) ?? (await findShared(key));
      if (kept) return { bytes: kept, isQuick: false };
      const task = await describe();
      const quickTask = asker.takesJpeg && asker.isWaiting ? quickTaskOf(task) : undefined;
      if (!quickTask)
        return {
          bytes: await makeSmall(key, task, asker.isWaiting ? "small" : "behind", asker),
          isQuick: false,
        };
      const bytes = await makeQuick(key, quickTask, asker);
      void makeBehind(key, task, asker);
      return { bytes, isQuick: true };
    },
  };
}

interface HotFiles {
  get(key: string): Uint8Array<ArrayBuffer> | undefined;
  set(key: string, bytes: Uint8Array<ArrayBuffer>): void;
}

export function createHotFiles(mostBytes: number): HotFiles {
  // A map keeps the insertion order, and a used file is inserted again.
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let total = 0;

  function forget(key: string): void {
    total -= files.get(key)?.length ?? 0;
    files.delete(key);
  }

  return {
    get(key) {
      const bytes = files.get(key);
      if (bytes) {
        files.delete(key);
        files.set(key, bytes);
      }
      return bytes;
    },
    set(key, bytes) {
      forget(key);
      if (bytes.length > mostBytes) return;
      files.set(key, bytes);
      total += bytes.length;
      for (const oldest of files.keys()) {
        if (total <= mostBytes) break;
        forget(oldest);
      }
    },
  };
}
