import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ServiceParts } from "../service-parts.ts";

type Parts = Pick<ServiceParts, "dataDirectory" | "objectStore">;

const UNFINISHED = ".part";
const ID = /^[\w-]{1,60}$/;

/** Resolves to true when the bytes are stored: on the disk and flushed, or confirmed by the object store. */
export async function writeUpload(
  { dataDirectory, objectStore }: Parts,
  id: string,
  { bytes, type }: { bytes: Uint8Array<ArrayBuffer>; type: string },
): Promise<boolean> {
  if (objectStore) return objectStore.write(keyOf(id), { bytes, mediaType: type });
  const folder = folderOf(dataDirectory);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${uploadFile(dataDirectory, id)}.${randomUUID()}${UNFINISHED}`;
  await flushed(unfinished, "w", (file) => file.writeFile(bytes));
  await rename(unfinished, uploadFile(dataDirectory, id));
  // A rename is on the disk when its folder is.
  await flushed(folder, "r");
  return true;
}

async function flushed(
  path: string,
  flags: string,
  work?: (file: Awaited<ReturnType<typeof open>>) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    await work?.(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Uploads from before the object store was set are on the disk. */
export async function readUploadBytes(
  { dataDirectory, objectStore }: Parts,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | "missing" | "away"> {
  const stored = await objectStore?.read(keyOf(id));
  if (stored !== undefined && stored !== "missing") return stored;
  try {
    return await readFile(uploadFile(dataDirectory, id));
  } catch (error) {
    if (isMissing(error)) return "missing";
    throw error;
  }
}

/** Resolves to false if the object store does not answer, so that the caller tries again. */
export async function removeUploadBytes({ dataDirectory, objectStore }: Parts, id: string): Promise<boolean> {
  await rm(uploadFile(dataDirectory, id), { force: true });
  return objectStore ? objectStore.remove(keyOf(id)) : true;
}

/** Removes files from before: unfinished ones, and those of uploads that are not known. */
export async function removeOldFiles(
  dataDirectory: string,
  {
    before,
    signal,
    isKnown,
  }: { before: Date; signal: AbortSignal; isKnown: (id: string) => Promise<boolean> },
): Promise<void> {
  const folder = folderOf(dataDirectory);
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names) {
    if (signal.aborted) return;
    const isUnfinished = name.endsWith(UNFINISHED);
    if (!isUnfinished && !ID.test(name)) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (!found || found.mtime >= before || (!isUnfinished && (await isKnown(name)))) continue;
    await rm(join(folder, name), { force: true });
  }
}

function folderOf(dataDirectory: string): string {
  return join(dataDirectory, "uploads");
}

/** Ids are ours; a second check keeps a mistake inside the folder. */
export function uploadFile(dataDirectory: string, id: string): string {
  if (!ID.test(id)) throw new Error("This is not the id of an upload.");
  return join(folderOf(dataDirectory), id);
}

function keyOf(id: string): string {
  return `uploads/${id}`;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
