import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../http/log.ts";
import { encodeRendition } from "./encode-rendition.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import type { Photograph } from "./photographs.ts";
import { type Rendition, renditionName } from "./rendition.ts";

export interface RenditionStore {
  get(photograph: Photograph, hash: string, rendition: Rendition): Promise<Buffer>;
}

const MOST_ENCODES_AT_ONCE = 2;

/** Encodes each rendition once and keeps it on disk. */
export function createRenditionStore(directory: string, log: Log, encode = encodeRendition): RenditionStore {
  const inTurn = limitConcurrency(MOST_ENCODES_AT_ONCE);
  const underWay = new Map<string, Promise<Buffer>>();

  async function make(photograph: Photograph, folder: string, file: string, rendition: Rendition) {
    const picture = await inTurn(() => encode(photograph, rendition));
    try {
      await keep(folder, file, picture);
    } catch (error) {
      // A full disk must not take the pictures off the site.
      log.warn({ error, file }, "A picture could not be kept on disk.");
    }
    return picture;
  }

  return {
    async get(photograph, hash, rendition) {
      const folder = join(directory, photograph.name, hash);
      const file = join(folder, renditionName(rendition));
      const kept = await readIfThere(file);
      if (kept) return kept;
      const shared = underWay.get(file) ?? make(photograph, folder, file, rendition);
      underWay.set(file, shared);
      return shared.finally(() => underWay.delete(file));
    },
  };
}

async function keep(folder: string, file: string, picture: Buffer): Promise<void> {
  if (await mkdir(folder, { recursive: true })) await dropOlder(folder);
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, file);
}

/** A new folder means a new hash: what was made from the photograph's earlier self is of no use any more. */
async function dropOlder(folder: string): Promise<void> {
  const parent = join(folder, "..");
  const others = (await readdir(parent))
    .map((name) => join(parent, name))
    .filter((other) => other !== folder);
  await Promise.all(others.map((other) => rm(other, { recursive: true, force: true })));
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    // Not made yet, or not readable for whatever reason: then it is made.
    return undefined;
  }
}
