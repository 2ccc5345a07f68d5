import { describe, expect, test, vi } from "vitest";
import { type Connection, createPrefetcher, isPrefetchable, mayPrefetch } from "./prefetch.ts";

const here = "https://atrium.test/in";

describe("prefetch", () => {
  test("NV-08 is skipped on 2g and with data saving", () => {
    expect(mayPrefetch({ effectiveType: "2g" })).toBe(false);
    expect(mayPrefetch({ effectiveType: "slow-2g" })).toBe(false);
    expect(mayPrefetch({ effectiveType: "4g", saveData: true })).toBe(false);
    expect(mayPrefetch({ effectiveType: "4g", saveData: false })).toBe(true);
    expect(mayPrefetch(undefined)).toBe(true);
  });

  test("NV-08 checks the connection each time", () => {
    let connection: Connection = { effectiveType: "2g" };
    const load = vi.fn();
    const prefetch = createPrefetcher({ here, connection: () => connection, load });
    prefetch({ href: "https://atrium.test/in/looks" });
    expect(load).not.toHaveBeenCalled();
    connection = { effectiveType: "4g" };
    prefetch({ href: "https://atrium.test/in/looks" });
    expect(load).toHaveBeenCalledOnce();
  });

  test("fetches pages of this site only", () => {
    expect(isPrefetchable({ href: "https://atrium.test/sg" }, here)).toBe(true);
    expect(isPrefetchable({ href: "https://elsewhere.test/sg" }, here)).toBe(false);
    expect(isPrefetchable({ href: "https://atrium.test/in#rooms" }, here)).toBe(false);
    expect(isPrefetchable({ href: "https://atrium.test/bumblebee/logout" }, here)).toBe(false);
    expect(isPrefetchable({ href: "https://atrium.test/guide", download: "guide.pdf" }, here)).toBe(false);
    expect(isPrefetchable({ href: "tel:+91123" }, here)).toBe(false);
  });

  test("fetches each page once, with or without its hash", () => {
    const load = vi.fn();
    const prefetch = createPrefetcher({ here, connection: () => undefined, load });
    prefetch({ href: "https://atrium.test/in/looks" });
    prefetch({ href: "https://atrium.test/in/looks#top" });
    expect(load.mock.calls).toEqual([["https://atrium.test/in/looks"]]);
  });
});
