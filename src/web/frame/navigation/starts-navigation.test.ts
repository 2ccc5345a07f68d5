import { describe, expect, test } from "vitest";
import { startsNavigation } from "./starts-navigation.ts";

const here = "https://atrium.test/in?page=2";
const plain = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

describe("clicks that start the loading bar", () => {
  test("NV-01 include a plain click on a page of ours", () => {
    expect(startsNavigation(plain, link("https://atrium.test/sg"), here)).toBe(true);
    expect(startsNavigation(plain, link(here), here)).toBe(true);
  });

  test("NV-01 exclude new windows, downloads, other sites and jumps", () => {
    expect(startsNavigation({ ...plain, ctrlKey: true }, link("https://atrium.test/sg"), here)).toBe(false);
    expect(startsNavigation({ ...plain, button: 1 }, link("https://atrium.test/sg"), here)).toBe(false);
    expect(startsNavigation({ ...plain, defaultPrevented: true }, link("https://atrium.test/sg"), here)).toBe(
      false,
    );
    expect(startsNavigation(plain, link("https://atrium.test/x", { target: "_blank" }), here)).toBe(false);
    expect(startsNavigation(plain, link("https://atrium.test/x", { download: true }), here)).toBe(false);
    expect(startsNavigation(plain, link("https://elsewhere.test/"), here)).toBe(false);
    expect(startsNavigation(plain, link(`${here}#rooms`), here)).toBe(false);
  });

  test("NV-05 exclude only jumps with the same path and query", () => {
    expect(startsNavigation(plain, link(`${here}#rooms`), `${here}#cost`)).toBe(false);
    expect(startsNavigation(plain, link("https://atrium.test/in#rooms"), here)).toBe(true);
    expect(startsNavigation(plain, link(here), here)).toBe(true);
  });
});

function link(href: string, { target = "", download = false } = {}) {
  return { href, target, hasAttribute: (name: string) => name === "download" && download };
}
