import { describe, expect, test } from "vitest";
import { readSuggestions } from "./fetch-suggestions.ts";

describe("suggestions", () => {
  test("SE-03 are read from a JSON string, without entries that do not match the contract", () => {
    const result = { contentType: "looks", slug: "x", picture: { photo: { url: "/api/images/x" } } };
    const text = JSON.stringify({ suggestions: [{ text: "looks", result }, { text: "sofa" }, {}] });
    expect(readSuggestions(text)).toEqual([
      { text: "looks", document: { contentType: "looks", slug: "x", photoUrl: "/api/images/x" } },
      { text: "sofa" },
    ]);
  });

  test.each([
    ["something else", { suggestions: [] }],
    ["another text", JSON.stringify({ results: [] })],
    ["no JSON", "<html>"],
  ])("DI-27 SE-04 returns undefined for %s", (_, answer) => {
    expect(readSuggestions(answer)).toBeUndefined();
  });
});
