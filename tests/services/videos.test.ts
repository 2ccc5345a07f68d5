import { mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createVideosApp } from "../../src/services/videos/service.ts";

const FILM = "0123456789abcdef";

function open() {
  const directory = mkdtempSync(join(tmpdir(), "atrium-videos-"));
  const file = join(directory, "four-fronts.mp4");
  writeFileSync(file, FILM);
  writeFileSync(join(directory, "four-fronts.webm"), "webm");
  writeFileSync(join(directory, "notes.txt"), "not a film");
  const app = createVideosApp(directory);
  const ask = (name: string, headers: Record<string, string> = {}, method = "GET") =>
    app.request(`/api/videos/${name}`, { headers, method });
  return { file, ask };
}

describe("the films of cue cards", () => {
  test("CU-01 a film is returned whole, with its type and length", async () => {
    const { ask } = open();
    const response = await ask("four-fronts.mp4");
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-length": "16",
      "accept-ranges": "bytes",
    });
    expect(await response.text()).toBe(FILM);
    expect((await ask("four-fronts.webm")).headers.get("content-type")).toBe("video/webm");
  });

  test.each([
    ["bytes=0-3", "0123", "bytes 0-3/16"],
    ["bytes=10-", "abcdef", "bytes 10-15/16"],
    ["bytes=-4", "cdef", "bytes 12-15/16"],
    ["bytes=14-99", "ef", "bytes 14-15/16"],
    ["bytes=-99", FILM, "bytes 0-15/16"],
  ])("returns the range %s", async (range, text, contentRange) => {
    const { ask } = open();
    const response = await ask("four-fronts.mp4", { range });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(contentRange);
    expect(response.headers.get("content-length")).toBe(String(text.length));
    expect(await response.text()).toBe(text);
  });

  test.each(["bytes=16-", "bytes=-0", "bytes=400-500"])(
    "refuses the range %s beyond the end",
    async (range) => {
      const { ask } = open();
      const response = await ask("four-fronts.mp4", { range });
      expect(response.status).toBe(416);
      expect(response.headers.get("content-range")).toBe("bytes */16");
    },
  );

  test.each(["bytes=0-1,4-5", "bytes=5-2", "pages=1-2", "bytes=a-b", "bytes=-"])(
    "returns the whole film if %s cannot be satisfied",
    async (range) => {
      const { ask } = open();
      const response = await ask("four-fronts.mp4", { range });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(FILM);
    },
  );

  test("answers 304 to a client that has it, and the whole new film to a client with a part of the old one", async () => {
    const { ask, file } = open();
    const etag = (await ask("four-fronts.mp4")).headers.get("etag") ?? "";
    expect((await ask("four-fronts.mp4", { "if-none-match": etag })).status).toBe(304);
    expect((await ask("four-fronts.mp4", { range: "bytes=4-", "if-range": etag })).status).toBe(206);
    utimesSync(file, new Date(), new Date("2020-01-01"));
    const changed = await ask("four-fronts.mp4", { range: "bytes=4-", "if-range": etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(etag);
  });

  test("HEAD returns the length without the film", async () => {
    const { ask } = open();
    const response = await ask("four-fronts.mp4", {}, "HEAD");
    expect(response.headers.get("content-length")).toBe("16");
    expect(await response.text()).toBe("");
  });

  test.each(["missing.mp4", "notes.txt", "..%2Fnotes.txt", "FOUR-FRONTS.mp4", "four-fronts.mp4%00"])(
    "answers 404 for the film %s",
    async (name) => {
      const { ask } = open();
      expect((await ask(name)).status).toBe(404);
    },
  );

  test("refuses to write a film", async () => {
    const { ask } = open();
    const response = await ask("four-fronts.mp4", {}, "POST");
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });
});
