import type { Log } from "../http/backend-log.ts";
import type { Encoders } from "./encoder/encoders.ts";
import { quickTaskOf, type Task } from "./encoder/task.ts";
import type { FileCache } from "./file-cache.ts";
import type { Asker } from "./queue/asker.ts";
import { NotNow } from "./queue/not-now.ts";
import type { Bytes, PictureQueue, Turn } from "./queue/picture-queue.ts";

export interface PictureStore {
  /**
   * The kept picture of a key, or a new one: at once as a quick JPEG for whoever takes that, with the picture itself made
   * behind it. Whoever goes away, by the signal, keeps nobody else waiting.
   */
  get(order: PictureOrder, asker: Asker): Promise<GivenPicture>;
}

export interface PictureOrder {
  key: string;
  task: () => Task | Promise<Task>;
}

export interface GivenPicture {
  bytes: Bytes;
  /** Whether it stands in for one that is still to be made. */
  isQuick: boolean;
}

interface PictureStoreParts {
  /** Tells its keys from those of other stores in the queue. */
  name: string;
  files: FileCache;
  queue: PictureQueue;
  encoders: Pick<Encoders, "makeQuick" | "makeSmall">;
  log: Log;
  mostHotBytes?: number;
}

export function createPictureStore(parts: PictureStoreParts): PictureStore {
  const { name, files, queue, encoders, log } = parts;
  const hot = createHotFiles(parts.mostHotBytes ?? 0);

  async function findKept(key: string): Promise<Bytes | undefined> {
    const atHand = hot.get(key);
    if (atHand) return atHand;
    const kept = await files.read(key);
    if (kept) hot.set(key, kept);
    return kept;
  }

  function makeSmall(key: string, task: Task, turn: Turn, asker: Asker): Promise<Bytes> {
    const work = async () => {
      const picture = await encoders.makeSmall(task);
      // Not only on disk: where that takes none, a quick one would be made again and again.
      hot.set(key, picture);
      await keep(key, picture);
      return picture;
    };
    return queue.run(turn, `${name}/${key}`, work, asker);
  }

  async function makeQuick(key: string, task: Task, asker: Asker): Promise<Bytes> {
    const quickKey = `${key}.quick`;
    const atHand = hot.get(quickKey);
    if (atHand) return atHand;
    const picture = await queue.run("quick", `${name}/${quickKey}`, () => encoders.makeQuick(task), asker);
    hot.set(quickKey, picture);
    return picture;
  }

  /** Nobody waits for it: what had to make room in the queue comes with the next who asks. */
  async function makeBehind(key: string, task: Task, { share }: Asker): Promise<void> {
    try {
      await makeSmall(key, task, "behind", { share, isWaiting: false, takesJpeg: false });
    } catch (error) {
      if (!(error instanceof NotNow)) log.warn({ error, key }, "A picture could not be made.");
    }
  }

  async function keep(key: string, picture: Uint8Array): Promise<void> {
    try {
      await files.write(key, picture);
    } catch (error) {
      // A full disk must not take the pictures off the site.
      log.warn({ error, key }, "A picture could not be kept on disk.");
    }
  }

  return {
    async get({ key, task: describe }, asker) {
      const kept = await findKept(key);
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
  // A map keeps the order of insertion, and what is used is inserted anew.
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
