import { describe, expect, test, vi } from "vitest";
import { stubBrowser, stubNoStorage } from "../../../frame/state/browser-storage.fixture.ts";
import { clearRecent, readRecent, storeRecent } from "./recent-searches.ts";

const stubCookies = (cookie = "") => vi.stubGlobal("document", { cookie });

describe("recent searches", () => {
  test("lists the latest first, each once, five at most", () => {
    stubBrowser();
    stubCookies();
    for (const text of ["a", "b", "c", "d", "e", "f", "B"]) storeRecent(text);
    expect(readRecent()).toEqual(["B", "f", "e", "d", "c"]);
    clearRecent();
    expect(readRecent()).toEqual([]);
  });

  test.each(["{", '{"a":1}', "[1,null]"])("ignores invalid stored data (%s)", (text) => {
    stubBrowser({ "atrium-recent-searches": text });
    stubCookies();
    expect(readRecent()).toEqual([]);
  });

  test.each(["forbidden", "full"] as const)("a browser whose storage is %s can still search", (problem) => {
    stubNoStorage(problem);
    stubCookies();
    expect(() => storeRecent("a")).not.toThrow();
    expect(readRecent()).toEqual([]);
  });
});
