import { readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { stitchImages } from "../../src/contracts/calls/stitch-images.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { newBackends, newFolder } from "../services/fixture-backends.ts";

type App = Awaited<ReturnType<typeof newBackends>>["app"];

function post(app: App, body: unknown) {
  const headers = { "content-type": "application/json" };
  return app.request("/api/dobby/images/stitch", { method: "POST", headers, body: JSON.stringify(body) });
}

async function stitch(app: App, body: unknown) {
  const response = await post(app, body);
  expect(response.status).toBe(200);
  const { url } = stitchImages.answer.parse(await response.json());
  const picture = await app.request(url);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  const bytes = Buffer.from(await picture.arrayBuffer());
  return { url, bytes, ...(await sharp(bytes).metadata()) };
}

async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .extract({ left: left - 2, top: top - 2, width: 4, height: 4 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

const ROOM = "/api/images/test-room";

test("IM-04 puts pictures side by side at one height and returns the address of the result", async () => {
  const { app } = await newBackends();
  const { width, height, bytes } = await stitch(app, { images: [ROOM, `${ROOM}/320x400.jpg`, ROOM] });
  expect([width, height]).toEqual([300 + 8 + 160 + 8 + 300, 200]);
  // The room is red on the left and blue on the right; its tall crop is all blue.
  const [red = 0, , blue = 0] = await colourAt(bytes, 20, 100);
  expect(red).toBeGreaterThan(blue);
  const [redInTall = 0, , blueInTall = 0] = await colourAt(bytes, 308 + 140, 100);
  expect(blueInTall).toBeGreaterThan(redInTall);
});

test.each([
  ["topLeft", 40, 18],
  ["topRight", 260, 18],
  ["bottomLeft", 40, 182],
  ["bottomRight", 260, 182],
] as const)("IM-04 puts the watermark at %s", async (location, left, top) => {
  const { app } = await newBackends();
  const plain = await stitch(app, { images: [ROOM] });
  const marked = await stitch(app, { images: [ROOM], watermark: "Atrium", location });
  for (const [x, y] of [
    [40, 18],
    [260, 18],
    [40, 182],
    [260, 182],
  ] as const) {
    const [before, after] = [await colourAt(plain.bytes, x, y), await colourAt(marked.bytes, x, y)];
    const change = before.reduce((sum, value, index) => sum + Math.abs(value - (after[index] ?? 0)), 0);
    expect(change > 60, `${x},${y}: ${before} ${after}`).toBe(x === left && y === top);
  }
});

test("IM-04 puts the watermark at the bottom right without a location", async () => {
  const { app } = await newBackends();
  const order = { images: [ROOM, ROOM], watermark: "أتريوم" };
  const said = await stitch(app, { ...order, location: "bottomRight" });
  const unsaid = await stitch(app, order);
  expect(unsaid.url).toBe(said.url);
});

test("IM-04 accepts one of our own pictures as the watermark", async () => {
  const { app } = await newBackends();
  const marked = await stitch(app, {
    images: [ROOM],
    watermark: "/api/dobby/a/w-60,h-60/test-room",
    location: "topLeft",
  });
  const [red = 0, , blue = 0] = await colourAt(marked.bytes, 20, 18);
  expect(blue).toBeGreaterThan(red);
});

test("IM-04 the same order gives the same picture, which is made again after it was deleted", async () => {
  const dataDirectory = newFolder();
  const { app } = await newBackends({ dataDirectory, publicUrl: "https://homes.example" });
  const order = {
    images: [
      ROOM,
      "https://homes.example/api/images/test-room/320.webp",
      "/api/dobby/b/test-room?w=90&fit=fill",
    ],
    watermark: "Atrium",
  };
  const first = await stitch(app, order);
  expect(first.url).toMatch(/^https:\/\/homes\.example\/api\/dobby\/stitched\/[0-9a-f]{32}\.jpg$/);
  expect((await stitch(app, order)).url).toBe(first.url);
  expect(readdirSync(join(dataDirectory, "stitched"))).toHaveLength(1);
  for (const folder of ["stitched", "dobby"]) rmSync(join(dataDirectory, folder), { recursive: true });
  const again = await app.request(first.url);
  expect(Buffer.from(await again.arrayBuffer()).equals(first.bytes)).toBe(true);
  const kept = await app.request(first.url, {
    headers: { "if-none-match": again.headers.get("etag") ?? "" },
  });
  expect(kept.status).toBe(304);
});

test("IM-04 a caller of the contract receives the url", async () => {
  const { app } = await newBackends();
  const call = createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
  expect(await call(stitchImages, { images: [ROOM] })).toMatchObject({
    ok: true,
    value: { url: expect.stringMatching(/^\/api\/dobby\/stitched\//) },
  });
});

test("IM-04 stitches pictures of an allowed host, and refuses others without fetching them", async () => {
  const asked: string[] = [];
  const photograph = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#00ff00" } })
    .png()
    .toBuffer();
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end(photograph);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  try {
    const images = [ROOM, `${origin}/1.png`];
    const { app: closed } = await newBackends();
    const refused = await post(closed, { images });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ field: "images.1", error: expect.stringContaining("host") });
    expect((await post(closed, { images: [ROOM], watermark: `${origin}/1.png` })).status).toBe(400);
    expect(asked).toEqual([]);
    const { app: open } = await newBackends({ imageHosts: { a: origin } });
    expect(await stitch(open, { images })).toMatchObject({ width: 90 + 8 + 90, height: 60 });
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test.each([
  [{ images: [] }, "images"],
  [{ images: Array(7).fill(ROOM) }, "images"],
  [{ images: ROOM }, "images"],
  [{ images: [ROOM], location: "middle" }, "location"],
  [{ images: [ROOM], watermark: "x".repeat(61) }, "watermark"],
  [{ images: [ROOM], watermark: "   " }, "watermark"],
  [{ images: ["/api/images/none"] }, "images.0"],
  [{ images: ["/api/dobby/images/stitch"] }, "images.0"],
  [{ images: ["/api/content/x"] }, "images.0"],
  [{ images: [`/api/dobby/stitched/${"0".repeat(32)}.jpg`] }, "images.0"],
  [{ images: ["/../etc/passwd"] }, "images.0"],
  [{ images: ["file:///etc/passwd"] }, "images.0"],
  [{ images: [ROOM], watermark: "file:///etc/passwd" }, "watermark"],
  [{}, "images"],
])("IM-04 refuses %j, naming %s", async (body, field) => {
  const { app } = await newBackends();
  const response = await post(app, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ field, error: expect.stringMatching(/^.+\.$/) });
});

test("a stitched picture that was never ordered is answered with 404", async () => {
  const { app } = await newBackends();
  for (const file of ["0".repeat(32), "..%2fx", "x"])
    expect((await app.request(`/api/dobby/stitched/${file}.jpg`)).status).toBe(404);
});
