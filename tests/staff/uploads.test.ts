import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MAX_UPLOAD_BYTES } from "../../src/contracts/upload-limits.ts";
import { openObjectStore } from "../../src/platform/object-store/object-store.ts";
import { Refusal } from "../../src/services/http/refusal.ts";
import { uploadResponse } from "../../src/services/uploads/upload-response.ts";
import {
  cleanUpUploads,
  readUpload,
  removalOfUploads,
  removeUploadsOf,
  storeUpload,
  type UploadParts,
} from "../../src/services/uploads/uploads.ts";
import { newFolder, SILENT } from "../services/fixture-backends.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { openStubObjectStore } from "../support/stub-object-store.ts";

const PDF = new Uint8Array(Buffer.from("%PDF-1.7\nA plan of the kitchen"));
const OWNER = { kind: "project", id: "p1" };
const PLAN = { bytes: PDF, name: "plan.pdf", owner: OWNER, by: "m1" };

async function removeBytes(parts: UploadParts): Promise<void> {
  const { db } = parts.database;
  for (const { payload } of await db
    .selectFrom("jobs")
    .selectAll()
    .where("kind", "=", "remove-upload")
    .execute())
    await removalOfUploads(parts).handle(JSON.parse(payload), {
      ...{ jobId: "1", attempt: 1, signal: new AbortController().signal },
    });
}

async function stored(upload: Promise<Awaited<ReturnType<typeof storeUpload>>>) {
  const row = await upload;
  if (row instanceof Refusal) throw new Error(row.body.error);
  return row;
}

eachEngine("uploads", ({ newDatabase }) => {
  async function onDisk() {
    const parts: UploadParts = {
      database: await newDatabase(),
      dataDirectory: newFolder(),
      objectStore: undefined,
    };
    return { parts, files: () => readdirSync(join(parts.dataDirectory, "uploads")) };
  }

  test("the type of a file is that of its content, and its name is safe", async () => {
    const { parts } = await onDisk();
    const page = new Uint8Array(Buffer.from("<html><script>alert(1)</script>"));
    const refused = await storeUpload(parts, { ...PLAN, bytes: page, name: "plan.pdf" });
    expect(refused).toMatchObject({ status: 415, body: { reason: "type" } });
    const large = new Uint8Array(MAX_UPLOAD_BYTES + 1);
    large.set(PDF);
    expect(await storeUpload(parts, { ...PLAN, bytes: large })).toMatchObject({ status: 413 });

    const row = await stored(storeUpload(parts, { ...PLAN, name: '../../"مخطط\r\n.html' }));
    expect(row).toMatchObject({ type: "application/pdf", name: "مخطط .html.pdf" });
    const found = await readUpload(parts, row.id);
    if (found instanceof Refusal) throw new Error(found.body.error);
    const { headers } = uploadResponse(found);
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="_+ \.html\.pdf"; filename\*=UTF-8''%/,
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(Buffer.from(found.bytes).equals(PDF)).toBe(true);
  });

  test("an upload that is sent twice is stored once, and one whose owner is gone is not stored", async () => {
    const { parts, files } = await onDisk();
    const [one, other] = await Promise.all([
      stored(storeUpload(parts, { ...PLAN, key: "k" })),
      stored(storeUpload(parts, { ...PLAN, key: "k" })),
    ]);
    expect(other.id).toBe(one.id);
    expect(files()).toEqual([one.id]);
    const gone = new Refusal(404, "There is no such project.");
    expect(await storeUpload(parts, PLAN, async () => gone)).toBe(gone);
    await removeBytes(parts);
    expect(files()).toEqual([one.id]);
    expect(await parts.database.db.selectFrom("uploads").select("id").execute()).toEqual([{ id: one.id }]);
  });

  test("the bytes of an erased owner are removed, and files without a row after a day", async () => {
    const { parts, files } = await onDisk();
    const { db } = parts.database;
    await stored(storeUpload(parts, PLAN));
    const kept = await stored(storeUpload(parts, { ...PLAN, owner: { kind: "project", id: "p2" } }));
    await db.transaction().execute((transaction) => removeUploadsOf(transaction, "project", ["p1"]));
    await removeBytes(parts);
    expect(files()).toEqual([kept.id]);

    const left = ["00left", "00new", "00unfinished.part"];
    for (const name of left) writeFileSync(join(parts.dataDirectory, "uploads", name), PDF);
    const old = new Date(Date.now() - 3 * 24 * 60 * 60_000);
    for (const name of ["00left", "00unfinished.part", kept.id])
      utimesSync(join(parts.dataDirectory, "uploads", name), old, old);
    await cleanUpUploads(parts, new AbortController().signal);
    expect(files().toSorted()).toEqual(["00new", kept.id].toSorted());
  });

  test("with an object store the bytes are there, and nothing is acknowledged that it has not confirmed", async () => {
    const stub = await openStubObjectStore();
    const objectStore = await openObjectStore(stub.options, SILENT);
    const before = await onDisk();
    const early = await stored(storeUpload(before.parts, PLAN));
    const parts = { ...before.parts, objectStore };
    const row = await stored(storeUpload(parts, PLAN));
    expect(before.files()).toEqual([early.id]);
    expect(await readUpload(parts, row.id)).toMatchObject({ row: { id: row.id } });
    expect(await readUpload(parts, early.id)).toMatchObject({ row: { id: early.id } });

    stub.mood = "fails";
    expect(await storeUpload(parts, PLAN)).toMatchObject({ status: 503 });
    expect(await readUpload(parts, row.id)).toMatchObject({ status: 503 });
    stub.mood = "works";
    await removeUploadsOf(parts.database.db, "project", ["p1"]);
    await removeBytes(parts);
    expect(stub.requests).toContain(`DELETE uploads/${row.id} 204`);
    expect(before.files()).toEqual([]);
  });
});
