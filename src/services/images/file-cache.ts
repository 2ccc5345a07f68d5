import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

/**
 * Files below one folder that can be created again at any time: the least recently used are removed when there are
 * too many.
 */
export interface FileCache {
  read(key: string, maxAgeMs?: number): Promise<Buffer<ArrayBuffer> | undefined>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The path of a file for a later read; the file may have been removed by then. */
  pathOf(key: string): Promise<string | undefined>;
  /** Removes everything in a folder except one of its subfolders. */
  dropOthers(folder: string, kept: string): Promise<void>;
}

interface Entry {
  bytes: number;
  writtenAt: number;
}

const UNFINISHED = ".part";

export function createFileCache(directory: string, mostBytes: number): FileCache {
  // In the order of use: a map keeps the insertion order, and a file that is read is inserted again.
  let loading: Promise<Map<string, Entry>> | undefined;
  let total = 0;

  async function load(): Promise<Map<string, Entry>> {
    const entries = new Map<string, Entry>();
    for (const { key, bytes, writtenAt } of await filesBelow(directory)) {
      entries.set(key, { bytes, writtenAt });
      total += bytes;
    }
    return entries;
  }

  function index(): Promise<Map<string, Entry>> {
    loading ??= load();
    return loading;
  }

  function forget(entries: Map<string, Entry>, key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function use(entries: Map<string, Entry>, key: string, entry: Entry): void {
    forget(entries, key);
    entries.set(key, entry);
    total += entry.bytes;
  }

  async function remove(entries: Map<string, Entry>, key: string): Promise<void> {
    forget(entries, key);
    await rm(fileOf(directory, key), { force: true });
  }

  return {
    async read(key, maxAgeMs = Number.POSITIVE_INFINITY) {
      const entries = await index();
      const known = entries.get(key);
      if (known && Date.now() - known.writtenAt > maxAgeMs) return undefined;
      try {
        const bytes = await readFile(fileOf(directory, key));
        use(entries, key, { bytes: bytes.length, writtenAt: known?.writtenAt ?? Date.now() });
        return bytes;
      } catch {
        // The file does not exist or is not readable, so it is created.
        forget(entries, key);
        return undefined;
      }
    },

    async write(key, bytes) {
      const entries = await index();
      if (bytes.length > mostBytes) return;
      const file = fileOf(directory, key);
      await mkdir(dirname(file), { recursive: true });
      const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
      use(entries, key, { bytes: bytes.length, writtenAt: Date.now() });
      for (const oldest of entries.keys()) {
        if (total <= mostBytes) break;
        await remove(entries, oldest);
      }
    },

    async pathOf(key) {
      return (await index()).has(key) ? fileOf(directory, key) : undefined;
    },

    async dropOthers(folder, kept) {
      const entries = await index();
      const others = [...entries.keys()].filter(
        (key) => key.startsWith(`${folder}/`) && !key.startsWith(`${folder}/${kept}/`),
      );
      for (const key of others) {
        await remove(entries, key);
        const emptied = dirname(fileOf(directory, key));
        if ((await readdir(emptied)).length === 0) await rm(emptied, { recursive: true });
      }
    },
  };
}

// Keys consist of checked names and hashes; a second check costs little and keeps a mistake inside the folder.
function fileOf(directory: string, key: string): string {
  if (!/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(key))
    throw new Error(`"${key}" is not a valid key of the file cache`);
  return join(directory, key);
}

async function filesBelow(directory: string): Promise<(Entry & { key: string })[]> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = await Promise.all(
    files.map(async (file) => {
      if (file.endsWith(UNFINISHED)) return void (await rm(file, { force: true }));
      const { size, mtimeMs, atimeMs } = await stat(file);
      return {
        key: relative(directory, file).split(sep).join("/"),
        bytes: size,
        writtenAt: mtimeMs,
        atimeMs,
      };
    }),
  );
  return known.filter((entry) => entry !== undefined).sort((a, b) => a.atimeMs - b.atimeMs);
}
