import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { MAX_UPLOAD_BYTES } from "../../contracts/upload-limits.ts";
import { newId } from "../../platform/database/new-id.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { type JobHandler, jobHandler } from "../../platform/jobs/job-handler.ts";
import { Refusal } from "../http/refusal.ts";
import type { ServiceParts } from "../service-parts.ts";
import { readUploadBytes, removeOldFiles, removeUploadBytes, writeUpload } from "./upload-bytes.ts";
import { cleanUploadName, type UploadType, uploadTypeOf } from "./upload-type.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    uploads: UploadRow;
  }
}

/** A file that a person has sent. The bytes are outside of the database. */
export interface UploadRow {
  id: string;
  /** What it belongs to: "project", "ticket". It is shown to who may see the owner, and erased with the owner. */
  owner_kind: string;
  owner_id: string;
  /** Cleaned. */
  name: string;
  type: UploadType;
  size: number;
  /** SHA-256 of the bytes. */
  checksum: string;
  /** The id of the member or of the customer. */
  created_by: string;
  created_at: string;
}

export type UploadParts = Pick<ServiceParts, "database" | "dataDirectory" | "objectStore">;

export interface NewUpload {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  owner: { kind: string; id: string };
  by: string;
  /** From the browser, and the same for the same upload: sent twice, it is stored once. */
  key?: string | undefined;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Stores a file, and returns when both the bytes and the row are stored. `work` runs in the transaction of the row: it
 * writes what refers to the upload, and refuses if the owner is gone.
 */
export async function storeUpload(
  parts: UploadParts,
  { bytes, name, owner, by, key }: NewUpload,
  work?: (transaction: Transaction<Schema>, upload: UploadRow) => Promise<Refusal | undefined>,
): Promise<UploadRow | Refusal> {
  const { db } = parts.database;
  if (bytes.byteLength > MAX_UPLOAD_BYTES) return tooLarge();
  const type = uploadTypeOf(bytes);
  if (!type) return new Refusal(415, "Send a PDF, JPEG, PNG or WebP file.", { reason: "type" });
  const checksum = createHash("sha256").update(bytes).digest("hex");
  const id = key === undefined ? newId() : idOf(owner.kind, owner.id, by, key, checksum);
  const stored = key === undefined ? undefined : await findUpload(db, id);
  if (stored) return stored;
  // If this process ends before the row is stored, the job removes the bytes. The daily clean-up sees the disk only.
  if (parts.objectStore) await enqueueRemoval(db, id, new Date(Date.now() + DAY_MS));
  if (!(await writeUpload(parts, id, { bytes, type })))
    return new Refusal(503, "The file cannot be stored now. Try again.", { reason: "away", retryAfter: 30 });
  const row: UploadRow = {
    ...{ id, owner_kind: owner.kind, owner_id: owner.id, name: cleanUploadName(name, type), type },
    ...{ size: bytes.byteLength, checksum, created_by: by, created_at: new Date().toISOString() },
  };
  return db
    .transaction()
    .execute(async (transaction) => {
      const added = await transaction
        .insertInto("uploads")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      const refused = added && (await work?.(transaction, row));
      // Thrown, so that the row is not stored either.
      if (refused) throw new RefusedUpload(refused);
      return row;
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof RefusedUpload)) throw error;
      await enqueueRemoval(db, id);
      return error.refusal;
    });
}

class RefusedUpload extends Error {
  override name = "RefusedUpload";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.body.error);
    this.refusal = refusal;
  }
}

export function tooLarge(mostBytes = MAX_UPLOAD_BYTES): Refusal {
  return new Refusal(413, `A file may have at most ${mostBytes / 1024 / 1024} MB.`, { reason: "size" });
}

/** The caller checks who may see the owner. */
export async function readUpload(
  parts: UploadParts,
  id: string,
): Promise<{ row: UploadRow; bytes: Uint8Array<ArrayBuffer> } | Refusal> {
  const row = await findUpload(parts.database.db, id);
  const bytes = row ? await readUploadBytes(parts, id) : "missing";
  if (bytes === "away")
    return new Refusal(503, "The file cannot be read now. Try again.", { reason: "away", retryAfter: 30 });
  return row && bytes !== "missing" ? { row, bytes } : new Refusal(404, "There is no such file.");
}

function findUpload(db: Kysely<Schema>, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom("uploads").selectAll().where("id", "=", id).executeTakeFirst();
}

export function uploadsOf(
  db: Kysely<Schema>,
  kind: string,
  ownerIds: readonly string[],
): Promise<UploadRow[]> {
  if (ownerIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("uploads")
    .selectAll()
    .where("owner_kind", "=", kind)
    .where("owner_id", "in", ownerIds)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Call it in the transaction that erases the owners: the rows go with it, and a job then removes the bytes. */
export async function removeUploadsOf(
  db: Kysely<Schema>,
  kind: string,
  ownerIds: readonly string[],
): Promise<void> {
  for (const { id } of await uploadsOf(db, kind, ownerIds)) await removeUpload(db, id);
}

/** Call it in the transaction that removes what refers to the upload. */
export async function removeUpload(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom("uploads").where("id", "=", id).execute();
  await enqueueRemoval(db, id);
}

export const REMOVE_UPLOAD = "remove-upload";

async function enqueueRemoval(db: Kysely<Schema>, id: string, runAt?: Date): Promise<void> {
  await enqueue(db, { kind: REMOVE_UPLOAD, payload: { id }, runAt });
}

/** The job "remove-upload": removes the bytes of an upload without a row. */
export function removalOfUploads(parts: UploadParts): JobHandler {
  return jobHandler(z.object({ id: z.string() }), async ({ id }) => {
    if (await findUpload(parts.database.db, id)) return;
    if (!(await removeUploadBytes(parts, id))) throw new Error("The object store does not answer.");
  });
}

/** Removes files without a row, which a process left that ended between the two. */
export async function cleanUpUploads(
  { database, dataDirectory }: UploadParts,
  signal: AbortSignal,
  now = new Date(),
): Promise<void> {
  await removeOldFiles(dataDirectory, {
    before: new Date(now.getTime() - DAY_MS),
    signal,
    isKnown: async (id) => (await findUpload(database.db, id)) !== undefined,
  });
}

function idOf(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
