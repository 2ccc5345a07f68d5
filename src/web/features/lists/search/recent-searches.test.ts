import { describe, expect, test, vi } from "vitest";
import { stubBrowser, stubNoStorage } from "../../../frame/state/browser-storage.fixture.ts";
import { forgetRecent, keepRecent, readRecent } from "./recent-searches.ts";

const stubCookies = (cookie = "") => vi.stubGlobal("document", { cookie });

describe("recent searches", () => {
  test("the last one stands first, each once, five at most", () => {
    stubBrowser();
    stubCookies();
    for (const text of ["a", "b", "c", "d", "e", "f", "B"]) keepRecent(text);
    expect(readRecent()).toEqual(["B", "f", "e", "d", "c"]);
    forgetRecent();
    expect(readRecent()).toEqual([]);
  });

  test.each(["{", '{"a":1}', "[1,null]"])("what something else wrote (%s) is as good as nothing", (text) => {
    stubBrowser({ "atrium-recent-searches": text });
    stubCookies();
    expect(readRecent()).toEqual([]);
  });

  test.each(["forbidden", "full"] as const)(
    "a browser whose storage is %s searches all the same",
    (problem) => {
      stubNoStorage(problem);
      stubCookies();
      expect(() => keepRecent("a")).not.toThrow();
      expect(readRecent()).toEqual([]);
    },
  );
});
