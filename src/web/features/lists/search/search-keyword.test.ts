import { describe, expect, test } from "vitest";
import { cleanKeyword, searchPath } from "./search-keyword.ts";

describe("a searched keyword", () => {
  test.each([
    ["sage kitchen", "sage kitchen"],
    ["  sage \n\t kitchen ", "sage kitchen"],
    ["a\u0000b\u200bc", "a b c"],
    ["مطبخ", "مطبخ"],
    ["   ", ""],
    ["..", ""],
    ["?!", ""],
  ])("cleans %j to %j", (typed, keyword) => {
    expect(cleanKeyword(typed)).toBe(keyword);
    expect(cleanKeyword(keyword)).toBe(keyword);
  });

  test("is cut to a hundred characters without splitting one", () => {
    const long = cleanKeyword("🛋a".repeat(250));
    expect([...long]).toHaveLength(100);
    expect(long.isWellFormed()).toBe(true);
    expect(cleanKeyword(long)).toBe(long);
  });

  test.each([
    ["50% off / sale?", "/in/design-ideas/search/50%25%20off%20%2F%20sale%3F"],
    ['<script>alert("x")</script>', "/in/design-ideas/search/%3Cscript%3Ealert(%22x%22)%3C%2Fscript%3E"],
    ["//evil.example", "/in/design-ideas/search/%2F%2Fevil.example"],
    ["amp", "/in/design-ideas/search/amp"],
    [" .. ", "/in/design-ideas"],
  ])("%j has the path %s", (typed, path) => {
    expect(searchPath("/in/design-ideas", typed)).toBe(path);
  });
});
