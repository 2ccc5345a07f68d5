import { describe, expect, test, vi } from "vitest";
import { createAsker, readSuggestions } from "./ask-suggestions.ts";

const SOURCE = { url: "/search", countryCode: "IN", languageCode: "EN", contentTypes: ["looks"] };

function answer(...texts: string[]): Response {
  return Response.json(JSON.stringify({ mode: "suggestions", suggestions: texts.map((text) => ({ text })) }));
}

describe("suggestions", () => {
  test("SE-03 are asked for in suggestions mode and read from a JSON string", async () => {
    const fetch = vi.fn(async (_: unknown, init?: RequestInit) => answer(`${init?.body}`));
    const found = await createAsker(SOURCE, fetch)("slid");
    expect(JSON.parse(found?.[0]?.text ?? "")).toEqual({
      query: "slid",
      countryCode: "IN",
      languageCode: "EN",
      mode: "suggestions",
      size: 12,
    });
  });

  test("an answer that comes after a later question is dropped", async () => {
    const waiting: ((response: Response) => void)[] = [];
    const ask = createAsker(SOURCE, () => new Promise((resolve) => waiting.push(resolve)));
    const [first, second] = [ask("a"), ask("ab")];
    waiting[1]?.(answer("abc"));
    waiting[0]?.(answer("apple"));
    expect(await second).toEqual([{ text: "abc" }]);
    expect(await first).toBeUndefined();
  });

  test.each([
    ["no line", async () => Promise.reject(new TypeError("fetch failed"))],
    ["an error", async () => new Response("", { status: 503 })],
    ["something else", async () => Response.json({ suggestions: [] })],
    ["no JSON", async () => Response.json("<html>")],
  ])("DI-27 SE-04 %s is nothing", async (_, fetch) => {
    expect(await createAsker(SOURCE, fetch)("a")).toBeUndefined();
  });

  test("only what has a page here is offered", () => {
    const result = (contentType: string) => ({
      text: contentType,
      result: { contentType, slug: "x", picture: { photo: { url: "/api/images/x" } } },
    });
    const text = JSON.stringify({
      suggestions: [result("looks"), result("accessories"), { text: "sofa" }, {}],
    });
    expect(readSuggestions(text, ["looks"])).toEqual([
      { text: "looks", design: { contentType: "looks", slug: "x", photoUrl: "/api/images/x" } },
      { text: "sofa" },
    ]);
  });
});
