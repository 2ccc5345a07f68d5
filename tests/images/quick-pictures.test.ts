import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { answerPicture } from "../../src/services/images/answer-picture.ts";
import { newBackends, newFolder } from "../services/fixture-backends.ts";
import { newRenditionStore, VISITOR } from "../services/fixture-pictures.ts";
import { PATIENT } from "../support/patient.ts";

const AS_BROWSERS = { accept: "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8" };
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

async function openRoom() {
  const dataDirectory = newFolder();
  const { app } = await newBackends({ dataDirectory });
  const moved = await app.request("/api/images/test-room/320.avif");
  const path = moved.headers.get("location") ?? "";
  const file = join(dataDirectory, path.replace("/api/images/test-room-", "images/test-room/"));
  const ask = (headers: Record<string, string>) => app.request(path, { headers });
  return { app, ask, untilKept: () => vi.waitFor(() => expect(existsSync(file)).toBe(true), PATIENT) };
}

test("a browser first gets a JPEG that is valid for a minute, and later the requested format at the same address", async () => {
  const { ask, untilKept } = await openRoom();
  const first = await ask(AS_BROWSERS);
  expect(first.status).toBe(200);
  expect(first.headers.get("content-type")).toBe("image/jpeg");
  expect(first.headers.get("cache-control")).toBe("public, max-age=60");
  expect(first.headers.get("vary")).toBe("accept");
  const body = await first.arrayBuffer();
  expect(first.headers.get("content-length")).toBe(String(body.byteLength));
  expect(await sharp(body).metadata()).toMatchObject({ format: "jpeg", width: 300, height: 200 });

  await untilKept();
  const etag = first.headers.get("etag") ?? "";
  const second = await ask({ ...AS_BROWSERS, "if-none-match": etag });
  expect(second.status).toBe(200);
  expect(second.headers.get("content-type")).toBe("image/avif");
  expect(second.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(second.headers.get("vary")).toBeNull();
  expect(second.headers.get("etag")).not.toBe(etag);
  expect(await sharp(await second.arrayBuffer()).metadata()).toMatchObject({ format: "heif", width: 300 });
});

test.each<Record<string, string>>([{ accept: "image/avif,image/webp" }, {}])(
  "a client that does not accept a JPEG, as in %j, waits for the requested format",
  async (headers) => {
    const { ask } = await openRoom();
    const response = await ask(headers);
    expect(response.headers.get("content-type")).toBe("image/avif");
    expect(response.headers.get("cache-control")).toContain("immutable");
  },
);

test("our image host also sends a quick JPEG first, even when it chose the format itself", async () => {
  const dataDirectory = newFolder();
  const { app } = await newBackends({ dataDirectory });
  const moved = await app.request("/api/dobby/a/w-100,h-100/test-room");
  const path = moved.headers.get("location") ?? "";
  const ask = () => app.request(path, { headers: AS_BROWSERS });
  const first = await ask();
  expect(first.headers.get("content-type")).toBe("image/jpeg");
  expect(first.headers.get("cache-control")).toBe("public, max-age=60");
  expect(await sharp(await first.arrayBuffer()).metadata()).toMatchObject({ width: 100, height: 100 });
  await vi.waitFor(async () => expect((await ask()).headers.get("content-type")).toBe("image/avif"), PATIENT);
});

test("makes a quick picture only once while the requested format is not ready", async () => {
  let finish = () => {};
  const makeSmall = vi.fn(
    () => new Promise<Uint8Array<ArrayBuffer>>((resolve) => (finish = () => resolve(new Uint8Array([2])))),
  );
  const makeQuick = vi.fn(async () => new Uint8Array([1]));
  const store = newRenditionStore({
    directory: newFolder(),
    encoders: { makeQuick, makeSmall },
    mostHotBytes: 1000,
  });
  const rendition = { width: 640, format: "avif" } as const;
  const get = (takesJpeg = true) => store.get(ROOM, "00000000", rendition, { ...VISITOR, takesJpeg });
  for (const _ of [1, 2, 3]) expect(await get()).toEqual({ bytes: new Uint8Array([1]), isQuick: true });
  const patient = get(false);
  finish();
  expect(await patient).toEqual({ bytes: new Uint8Array([2]), isQuick: false });
  expect(await get()).toMatchObject({ isQuick: false });
  expect(makeQuick).toHaveBeenCalledOnce();
  expect(makeSmall).toHaveBeenCalledOnce();
});

test("answers 304 for the quick picture while nothing better is ready", async () => {
  const answer = (isQuick: boolean) =>
    answerPicture(new Request("http://x/", { headers: { "if-none-match": '"room-quick"' } }), {
      tag: "room",
      format: "avif",
      isImmutable: true,
      picture: async () => ({ bytes: new Uint8Array([1]), isQuick }),
    });
  const same = await answer(true);
  expect([same.status, same.headers.get("cache-control")]).toEqual([304, "public, max-age=60"]);
  expect((await answer(false)).status).toBe(200);
});

test("a prefetch waits for the requested format, and no quick picture is made for it", async () => {
  const makeSmall = vi.fn(async () => new Uint8Array([2]));
  const store = newRenditionStore({ directory: newFolder(), encoders: { makeSmall } });
  const ahead = { ...VISITOR, takesJpeg: true, isWaiting: false };
  expect(await store.get(ROOM, "00000000", { width: 640, format: "avif" }, ahead)).toMatchObject({
    isQuick: false,
  });
});

test("a requested JPEG is made directly in its final form, because nothing would be quicker", async () => {
  const { app } = await newBackends();
  const moved = await app.request("/api/images/test-room/320.jpg");
  const response = await app.request(moved.headers.get("location") ?? "", { headers: AS_BROWSERS });
  expect(response.headers.get("cache-control")).toContain("immutable");
});
