import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { newBackends, newFolder } from "../services/fixture-backends.ts";
import { PATIENT } from "../support/patient.ts";
import { openStubObjectStore, type StubObjectStore } from "../support/stub-object-store.ts";

const SIZES = ["320.avif", "320.webp", "320.jpg", "480.avif", "480.webp", "480.jpg", "640.webp", "640.jpg"];
const PICTURES = "pictures/images/test-room";

/** A machine: its own database and its own disk. It never gets a quick JPEG, but waits for the picture itself. */
async function newMachine({ options }: StubObjectStore) {
  const dataDirectory = newFolder();
  const backends = await newBackends({ dataDirectory, objectStore: options });
  const { app } = backends;
  const moved = await app.request("/api/images/test-room/320.avif");
  const room = (moved.headers.get("location") ?? "").replace("/320.avif", "");
  const read = async (path: string) => {
    const response = await app.request(path, { headers: { accept: "image/avif,image/webp" } });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  return {
    ...backends,
    dataDirectory,
    picture: (size: string) => read(`${room}/${size}`),
    read,
    stitch: () =>
      app.request("/api/dobby/images/stitch", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ images: [room, room] }),
      }),
  };
}

const picturesIn = ({ requests }: StubObjectStore) => requests.filter((line) => line.includes(PICTURES));

test("a picture that one machine has made is not made again by another, and is kept on the disk of both", async () => {
  const store = await openStubObjectStore();
  const [one, other] = [await newMachine(store), await newMachine(store)];
  const first = await one.picture("320.avif");
  await vi.waitFor(() => expect(picturesIn(store).at(-1)).toMatch(/^PUT .* 200$/), PATIENT);
  const second = await other.picture("320.avif");
  expect(second).toEqual(first);
  expect(await sharp(second.bytes).metadata()).toMatchObject({ format: "heif", width: 300 });
  // The other machine writes only what it has made itself.
  await other.stop();
  expect(picturesIn(store).map((line) => line.replace(/ .* /, " "))).toEqual([
    "GET 404",
    "PUT 200",
    "GET 200",
  ]);

  store.mood = "fails";
  expect(await other.picture("320.avif")).toEqual(first);
  expect(readdirSync(join(other.dataDirectory, "images"))).toEqual(["test-room"]);
});

test("the address of a stitched picture works on a machine that did not make it", async () => {
  const store = await openStubObjectStore();
  const [one, other] = [await newMachine(store), await newMachine(store)];
  const { url } = await (await one.stitch()).json();
  const { status, bytes } = await other.read(url);
  expect(status).toBe(200);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 300 + 8 + 300 });
  expect((await other.read(url.replace(/\w{32}/, "0".repeat(32)))).status).toBe(404);
});

test.each(["hangs", "fails", "lies"] as const)(
  "when the store %s, pictures are made without it, and it is soon not asked any more",
  async (mood) => {
    const store = await openStubObjectStore(100);
    store.mood = mood;
    const machine = await newMachine(store);
    for (const size of SIZES) {
      const { status, bytes } = await machine.picture(size);
      expect(status).toBe(200);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 300 });
    }
    expect(machine.isStoreAway?.()).toBe(true);
    const reads = () => store.requests.filter((line) => line.startsWith("GET"));
    const asked = reads().length;
    for (const size of ["800.webp", "1080.webp"]) expect((await machine.picture(size)).status).toBe(200);
    expect(reads()).toHaveLength(asked);
  },
);

test("when the store does not answer, no address of a stitched picture is given that could be lost", async () => {
  const store = await openStubObjectStore();
  const [one, other] = [await newMachine(store), await newMachine(store)];
  const { url } = await (await one.stitch()).json();
  store.mood = "fails";
  const known = await other.read(url);
  expect([known.status, JSON.parse(known.bytes.toString()).error]).toEqual([503, expect.any(String)]);
  const refused = await other.stitch();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"]);
  store.mood = "works";
  expect(await (await other.stitch()).json()).toEqual({ url });
});

test("a picture that was changed in the store is made again and replaces it", async () => {
  const store = await openStubObjectStore();
  const [one, other] = [await newMachine(store), await newMachine(store)];
  const first = await one.picture("320.avif");
  await one.stop();
  const [, path] = /^PUT (\S+) 200$/.exec(picturesIn(store).at(-1) ?? "") ?? [];
  const address = `${store.url}/${store.options.bucket}/${path}`;
  await fetch(address, { method: "PUT", body: "not a picture" });
  expect(await other.picture("320.avif")).toEqual(first);
  await other.stop();
  expect(Buffer.from(await (await fetch(address)).arrayBuffer())).toEqual(first.bytes);
});
