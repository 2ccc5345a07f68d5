import { readdirSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FIXTURE_CONTENT, newBackends, newFolder } from "../services/fixture-backends.ts";

type App = Awaited<ReturnType<typeof newBackends>>["app"];

async function printOf(app: App): Promise<string> {
  const response = await app.request("/api/dobby/a/_/test-room");
  return response.headers.get("location")?.split("/").at(-1) ?? "";
}

async function pictureIn(response: Response) {
  return sharp(await response.arrayBuffer()).metadata();
}

describe("our own image host", () => {
  test.each([
    ["w-150", "?w=150", 150, 100],
    ["h-50,f-jpg", "?h=50&fm=jpg", 75, 50],
    ["w-100,h-100", "?w=100&h=100", 100, 100],
    ["w-100,h-100,rt-fit", "?w=100&h=100&fit=fit", 100, 67],
    ["w-100,rt-fill", "?w=100&fit=fill", 100, 60],
    ["w-50,h-50,dpr-2", "?w=50&h=50&dpr=2", 100, 100],
    ["w-4096,h-4096,rt-fit", "?w=4096&h=4096&fit=fit", 300, 200],
    ["w-4096,h-4096", "?w=4096&h=4096", 200, 200],
    ["w-1,h-4096,f-webp", "?w=1&h=4096&fm=webp", 1, 200],
    ["bl-40,q-30", "?blur=40&q=30", 300, 200],
    ["_", "", 300, 200],
  ])("IM-01 IM-03 treats %s and %s the same", async (segment, query, width, height) => {
    const { app } = await newBackends();
    const print = await printOf(app);
    const [a, b] = [
      await app.request(`/api/dobby/a/${segment}/${print}`),
      await app.request(`/api/dobby/b/${print}${query}`),
    ];
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(a.headers.get("etag")).toBe(b.headers.get("etag"));
    expect(await pictureIn(a)).toMatchObject({ width, height });
  });

  test("IM-01 quality and blur change the picture", async () => {
    const { app } = await newBackends();
    const print = await printOf(app);
    const bytes = async (options: string) =>
      (await (await app.request(`/api/dobby/a/${options},f-jpg/${print}`)).arrayBuffer()).byteLength;
    expect(await bytes("q-10")).toBeLessThan(await bytes("q-95"));
    const blurred = await app.request(`/api/dobby/a/bl-100,f-jpg/${print}`);
    const { data, info } = await sharp(await blurred.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Red meets blue in the middle, so a blurred picture has both there.
    const middle = data.subarray((100 * info.width + 150) * info.channels);
    expect(middle[0]).toBeGreaterThan(60);
    expect(middle[2]).toBeGreaterThan(60);
  });

  test("returns the best format that the client accepts, and sends a Vary header", async () => {
    const { app } = await newBackends();
    const path = `/api/dobby/a/w-60/${await printOf(app)}`;
    const tags = new Set<string | null>();
    for (const [accept, type] of [
      ["image/avif,image/webp", "image/avif"],
      ["image/webp", "image/webp"],
      ["*/*", "image/jpeg"],
    ] as const) {
      const response = await app.request(path, { headers: { accept } });
      expect(response.headers.get("content-type")).toBe(type);
      expect(response.headers.get("vary")).toBe("accept");
      tags.add(response.headers.get("etag"));
    }
    expect(tags.size).toBe(3);
    const fixed = await app.request(path.replace("w-60", "w-60,f-webp"), {
      headers: { accept: "image/avif" },
    });
    expect(fixed.headers.get("content-type")).toBe("image/webp");
    expect(fixed.headers.get("vary")).toBeNull();
  });

  test("a print is cached indefinitely and answered with 304 when unchanged; HEAD has no body", async () => {
    const dataDirectory = newFolder();
    const { app } = await newBackends({ dataDirectory });
    const path = `/api/dobby/b/${await printOf(app)}?w=60&fm=webp`;
    const first = await app.request(path);
    expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(first.headers.get("content-length")).toBe(String((await first.arrayBuffer()).byteLength));
    const etag = first.headers.get("etag") ?? "";
    expect((await app.request(path, { headers: { "if-none-match": etag } })).status).toBe(304);
    const head = await app.request(path, { method: "HEAD" });
    expect(head.headers.get("content-length")).toBe(first.headers.get("content-length"));
    expect(await head.text()).toBe("");
    expect((await app.request(path, { method: "DELETE" })).headers.get("allow")).toBe("GET, HEAD");
    const kept = readdirSync(join(dataDirectory, "dobby"), { recursive: true });
    expect(kept.filter((name) => String(name).endsWith(".webp"))).toHaveLength(1);
  });

  test("redirects an old print and one without a hash to the current one, with the options", async () => {
    const { app } = await newBackends();
    const print = await printOf(app);
    expect(print).toMatch(/^test-room-[0-9a-f]{8}$/);
    const old = await app.request("/api/dobby/b/test-room-00000000?w=60&fit=fit");
    expect([old.status, old.headers.get("location")]).toEqual([302, `/api/dobby/b/${print}?w=60&fit=fit`]);
  });

  test.each([
    ["/api/dobby/a/w-0/test-room", 400, "width"],
    ["/api/dobby/a/w-9,zoom-2/test-room", 400, "zoom"],
    ["/api/dobby/b/test-room?fm=gif", 400, "format"],
    ["/api/dobby/b/test-room?utm_source=x", 400, "utm_source"],
    ["/api/dobby/a/w-9", 400, "options segment"],
    ["/api/dobby/a/w-9/unheard-of", 404, "photograph"],
    ["/api/dobby/a/w-9/..%2fcatalogue.json", 404, "photograph"],
    ["/api/dobby/a/w-9/photographs/test-room.webp", 404, "photograph"],
  ])("%s is answered with %d and an explanation", async (path, status, word) => {
    const { app } = await newBackends();
    const response = await app.request(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.stringMatching(new RegExp(`${word}.*\\.$`)) });
  });
});

describe("pictures of other hosts", () => {
  let asked: string[] = [];
  let origin = "";
  let close = () => {};

  beforeEach(async () => {
    asked = [];
    const photograph = await sharp(join(FIXTURE_CONTENT, "photographs/test-room.webp")).jpeg().toBuffer();
    const server = createServer((request, response) => {
      asked.push(request.url ?? "");
      switch (request.url) {
        case "/rooms/1.jpg":
          return response.end(photograph);
        case "/broken.jpg":
          return response.end(photograph.subarray(0, 400));
        case "/drawing.jpg":
          response.setHeader("content-type", "image/jpeg");
          return response.end("<svg xmlns='http://www.w3.org/2000/svg'><text>hello</text></svg>");
        case "/away.jpg":
          return response.writeHead(302, { location: `${origin}/rooms/1.jpg` }).end();
        case "/endless.jpg":
          return sendWithoutEnd(response, photograph);
        default:
          return response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    close = () => {
      server.close();
      server.closeAllConnections();
    };
  });
  afterEach(() => close());

  const pathOf = (source: string) => `/api/dobby/a/w-60,f-jpg/@${origin.slice("http://".length)}${source}`;

  test("IM-02 serves a picture of an allowed host, fetches it once, and does not cache it indefinitely", async () => {
    const { app } = await newBackends({ imageHosts: { b: origin } });
    for (const _ of [1, 2]) {
      const response = await app.request(pathOf("/rooms/1.jpg"));
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
      expect(await pictureIn(response)).toMatchObject({ width: 60, height: 40 });
    }
    await app.request(pathOf("/rooms/1.jpg").replace("w-60", "w-70"));
    expect(asked).toEqual(["/rooms/1.jpg"]);
  });

  test("IM-02 never calls a host that is not configured", async () => {
    for (const imageHosts of [{}, { a: "https://one.example", b: `${origin}/only-here` }]) {
      const { app } = await newBackends({ imageHosts });
      const response = await app.request(pathOf("/rooms/1.jpg"));
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: "Pictures of this host are not served here." });
    }
    expect(asked).toEqual([]);
  });

  test.each([
    ["@one.example@127.0.0.1:PORT/rooms/1.jpg", 400],
    ["@127.0.0.1:PORT%2f@one.example/rooms/1.jpg", 400],
    ["@one.example%00.127.0.0.1:PORT/rooms/1.jpg", 400],
    ["@localhost:PORT/rooms/1.jpg", 400],
    ["@[::ffff:127.0.0.1]:PORT/rooms/1.jpg", 400],
    ["@2130706433:PORT/rooms/1.jpg", 400],
    ["http://127.0.0.1:PORT/rooms/1.jpg", 404],
    ["//127.0.0.1:PORT/rooms/1.jpg", 404],
  ])("IM-02 %s cannot use the site as an open proxy", async (source, status) => {
    const { app } = await newBackends({ imageHosts: { a: "https://one.example" } });
    const response = await app.request(`/api/dobby/a/w-60/${source.replace("PORT", new URL(origin).port)}`);
    expect(response.status).toBe(status);
    expect(asked).toEqual([]);
  });

  test("IM-02 does not call a host name that resolves to this machine", async () => {
    const host = `localhost:${new URL(origin).port}`;
    const { app } = await newBackends({ imageHosts: { a: `http://${host}` } });
    const response = await app.request(`/api/dobby/a/w-60/@${host}/rooms/1.jpg`);
    expect(response.status).toBe(404);
    expect(asked).toEqual([]);
  });

  test.each(["/away.jpg", "/drawing.jpg", "/broken.jpg", "/endless.jpg", "/none.jpg"])(
    "IM-02 %s is answered with 404 and an explanation, and nothing else is fetched",
    async (source) => {
      const { app } = await newBackends({ imageHosts: { a: origin } });
      const response = await app.request(pathOf(source));
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: expect.stringMatching(/^.+\.$/) });
      expect(asked).toEqual([source]);
    },
  );
});

function sendWithoutEnd(response: ServerResponse, start: Buffer): void {
  response.write(start);
  const more = Buffer.alloc(1024 * 1024);
  const send = () => {
    while (!response.destroyed && response.write(more));
    if (!response.destroyed) response.once("drain", send);
  };
  send();
}
