import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { Log } from "../../src/services/http/backend-log.ts";
import { openPhotographs } from "../../src/services/images/photographs.ts";
import { PATIENT } from "../support/patient.ts";
import { copyOfContent, FIXTURE_CONTENT, newBackends, newFolder, SILENT } from "./fixture-backends.ts";
import { newRenditionStore, VISITOR } from "./fixture-pictures.ts";

const PHOTOGRAPHS = join(FIXTURE_CONTENT, "photographs");

async function hashOfTestRoom(): Promise<string> {
  const photographs = await openPhotographs(PHOTOGRAPHS);
  const photograph = photographs.find("test-room");
  return photograph ? photographs.hashOf(photograph) : "";
}

async function ask(rendition: string, init?: RequestInit) {
  const dataDirectory = newFolder();
  const { app } = await newBackends({ dataDirectory });
  const hash = await hashOfTestRoom();
  const response = await app.request(`/api/images/test-room-${hash}/${rendition}`, init);
  return { app, response, hash, dataDirectory };
}

test.each([
  ["320.avif", "image/avif", "heif", 300, 200],
  ["320x180.webp", "image/webp", "webp", 300, 169],
  ["320x400.jpg", "image/jpeg", "jpeg", 160, 200],
])("serves %s", async (rendition, mediaType, format, width, height) => {
  const { response } = await ask(rendition);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(mediaType);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("cross-origin-resource-policy")).toBe("same-site");
  const picture = await sharp(await response.arrayBuffer()).metadata();
  expect(picture).toMatchObject({ format, width, height });
});

test("an address without a size, as API responses contain it, returns a default size", async () => {
  const { app } = await newBackends();
  const response = await app.request(`/api/images/test-room-${await hashOfTestRoom()}`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(response.headers.get("vary")).toBe("accept");
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 300, height: 200 });
  expect((await app.request("/api/images/no-such-room-00000000")).status).toBe(404);
});

test("finds a photograph that another process has imported or replaced, without a restart", async () => {
  const contentDirectory = copyOfContent();
  const folder = join(contentDirectory, "photographs");
  const { app } = await newBackends({ contentDirectory });
  const open = async (name: string) => {
    const photographs = await openPhotographs(folder);
    const photograph = photographs.find(name);
    const hash = photograph && (await photographs.hashOf(photograph));
    return app.request(`/api/images/${name}-${hash}/320.webp`);
  };
  expect((await open("test-room")).status).toBe(200);
  expect((await app.request("/api/images/new-room/320.webp")).status).toBe(404);

  const catalogue = JSON.parse(readFileSync(join(folder, "catalogue.json"), "utf8"));
  const added = { ...catalogue[0], name: "new-room", file: undefined, tall: undefined };
  copyFileSync(join(folder, "test-room.webp"), join(folder, "new-room.webp"));
  writeFileSync(join(folder, "catalogue.json"), JSON.stringify([...catalogue, added]));
  expect((await open("new-room")).status).toBe(200);

  const other = sharp({ create: { width: 300, height: 200, channels: 3, background: "#ffffff" } });
  writeFileSync(join(folder, "test-room.webp"), await other.webp().toBuffer());
  expect((await open("test-room")).status).toBe(200);
});

test("keeps the focus point when it crops", async () => {
  const { response } = await ask("320x400.jpg");
  const { channels } = await sharp(await response.arrayBuffer()).stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  // The photograph is red on its left and blue on its right, where its focus point is.
  expect(blue).toBeGreaterThan(red ?? 0);
});

test("answers 304 to a client that has it, and HEAD without a body", async () => {
  const { app, response, hash } = await ask("320.webp");
  const etag = response.headers.get("etag") ?? "";
  const path = `/api/images/test-room-${hash}/320.webp`;
  const again = await app.request(path, { headers: { "if-none-match": `"other", W/${etag}` } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  const head = await app.request(path, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(head.headers.get("etag")).toBe(etag);
  expect(await head.text()).toBe("");
});

test("stores the picture on disk and leaves no partial file", async () => {
  const { response, hash, dataDirectory } = await ask("320.webp");
  await response.arrayBuffer();
  expect(readdirSync(join(dataDirectory, "images/test-room", hash))).toEqual(["320.webp"]);
});

test.each(["321.avif", "320x123.avif", "320.gif", "320", "320.avif.webp"])(
  "refuses %s",
  async (rendition) => {
    const { response } = await ask(rendition);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/^.+\.$/) });
  },
);

test.each([
  "/api/images/unheard-of-00000000/320.avif",
  "/api/images/unheard-of/320.avif",
  "/api/images/..%2F..%2Fcatalogue-00000000/320.avif",
  "/api/images/test-room%00-00000000/320.avif",
  "/api/images/../static/320.avif",
])("answers 404 for %s", async (path) => {
  const { app } = await newBackends();
  const response = await app.request(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: expect.any(String) });
});

test.each(["test-room-00000000", "test-room"])("%s redirects to the current picture", async (picture) => {
  const { app } = await newBackends();
  const response = await app.request(`/api/images/${picture}/320.avif`);
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe(`/api/images/test-room-${await hashOfTestRoom()}/320.avif`);
  expect(response.headers.get("cache-control")).toBe("no-cache");
});

function newStore(directory: string, makeSmall: () => Promise<Uint8Array<ArrayBuffer>>, log: Log = SILENT) {
  const store = newRenditionStore({ directory, log, encoders: { makeSmall } });
  return async (hash: string, width: number) => {
    const { bytes } = await store.get(ROOM, hash, { width, format: "avif" }, VISITOR);
    return Buffer.from(bytes).toString();
  };
}

const PICTURE = new Uint8Array(Buffer.from("picture"));

const ROOM = {
  name: "room",
  file: "unused",
  width: 300,
  height: 200,
  dominant: "#000000",
  kind: "room" as const,
  colours: [],
  hotspots: [],
  products: [],
};

test("encodes a rendition once for any number of requests, and two at a time", async () => {
  const waiting: (() => void)[] = [];
  const encode = vi.fn(async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return PICTURE;
  });
  const get = newStore(newFolder(), encode);
  const widths = [320, 480, 640, 800];
  const asked = [...widths, ...widths].map((width) => get("00000000", width));
  for (const started of [2, 4]) {
    await vi.waitFor(() => expect(encode).toHaveBeenCalledTimes(started), PATIENT);
    expect(waiting).toHaveLength(2);
    for (const finish of waiting.splice(0)) finish();
  }
  await Promise.all(asked);
  await get("00000000", 320);
  expect(encode).toHaveBeenCalledTimes(4);
});

test("deletes renditions of an earlier picture", async () => {
  const folder = newFolder();
  const get = newStore(folder, async () => PICTURE);
  await get("00000000", 320);
  await get("11111111", 320);
  expect(readdirSync(join(folder, "room"))).toEqual(["11111111"]);
});

test("serves pictures even if the disk cannot be written, and tries again after a failure", async () => {
  const blocked = join(newFolder(), "a-file");
  writeFileSync(blocked, "");
  const warn = vi.fn();
  const encode = vi.fn().mockRejectedValueOnce(new Error("broken")).mockResolvedValue(PICTURE);
  const get = newStore(join(blocked, "images"), encode, { ...SILENT, warn });
  await expect(get("00000000", 320)).rejects.toThrow("broken");
  expect(await get("00000000", 320)).toBe("picture");
  expect(warn).toHaveBeenCalledOnce();
  expect(existsSync(join(blocked, "images"))).toBe(false);
});
