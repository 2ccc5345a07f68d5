import { describe, expect, test } from "vitest";
import { heightAt, type ImageOptions, widthAt } from "./image-options.ts";
import { IMAGE_PROVIDERS } from "./image-provider.ts";
import { imageHostOf, imageUrl } from "./image-url.ts";

const EVERYTHING: ImageOptions = {
  width: 640,
  height: 400,
  dpr: 1.5,
  blur: 20,
  resize: "fill",
  quality: 70,
  format: "avif",
};
const HOSTS = { a: "https://one.example", b: "https://two.example/pictures" };

describe("IM-01 options", () => {
  test("IM-01 are in the first segment at one provider, in the query at the other", () => {
    const request = { source: "/rooms/kitchen.jpg", options: EVERYTHING };
    expect(IMAGE_PROVIDERS.a.build(request)).toBe(
      "/w-640,h-400,dpr-1.5,bl-20,rt-fill,q-70,f-avif/rooms/kitchen.jpg",
    );
    expect(IMAGE_PROVIDERS.b.build(request)).toBe(
      "/rooms/kitchen.jpg?w=640&h=400&dpr=1.5&blur=20&fit=fill&q=70&fm=avif",
    );
  });

  test.each(["a", "b"] as const)("IM-01 provider %s parses the addresses that it builds", (name) => {
    const { build, parse } = IMAGE_PROVIDERS[name];
    for (const options of everyCombination()) {
      for (const source of ["/kitchen-3f9c12ab", "/w-640/x.jpg", "/a%20b/%D9%85.png"]) {
        expect(parse(build({ source, options }))).toEqual({ source, options });
      }
    }
  });

  test("IM-01 keeps a picture's own parameters and replaces old options", () => {
    const { build, parse } = IMAGE_PROVIDERS.b;
    const address = build({ source: "/x.jpg?v=3&w=99", options: { width: 320 } });
    expect(address).toBe("/x.jpg?v=3&w=320");
    expect(parse(address)).toEqual({ source: "/x.jpg?v=3", options: { width: 320 } });
  });

  test.each([
    ["/w-0/x", "width"],
    ["/w-4097/x", "width"],
    ["/w-1e3/x", "width"],
    ["/w-/x", "width"],
    ["/h-+5/x", "height"],
    ["/dpr-4.5/x", "dpr"],
    ["/dpr-0.5/x", "dpr"],
    ["/bl-101/x", "blur"],
    ["/rt-stretch/x", "resize"],
    ["/q-0/x", "quality"],
    ["/f-gif/x", "format"],
    ["/w-5,w-6/x", "width is given twice"],
    ["/zoom-5/x", "zoom"],
    ["/<script>/x", "?script?"],
    ["/w-640", "options segment"],
    ["/", "options segment"],
  ])("IM-01 refuses %s with a sentence that names the option", (address, reason) => {
    expect(IMAGE_PROVIDERS.a.parse(address)).toEqual(expect.stringContaining(reason));
  });

  test.each([
    ["/x?w=0640", "width"],
    ["/x?fit=cover", "resize"],
    ["/x?fm=svg", "format"],
    ["/x?w=1&w=1", "twice"],
    ["/?w=1", "no picture"],
    ["//evil.example/x?w=1", "no picture"],
  ])("IM-01 refuses %s", (address, reason) => {
    expect(IMAGE_PROVIDERS.b.parse(address)).toEqual(expect.stringContaining(reason));
  });
});

describe("IM-02 hosts", () => {
  test("IM-02 uses the syntax of each host", () => {
    expect(imageUrl("https://one.example/x.jpg", { width: 9 }, HOSTS)).toBe("https://one.example/w-9/x.jpg");
    expect(imageUrl("https://two.example/pictures/x.jpg", { width: 9 }, HOSTS)).toBe(
      "https://two.example/pictures/x.jpg?w=9",
    );
  });

  test("AMB-39 uses our own service for a host that is not set", () => {
    expect(imageUrl("/api/dobby/a/kitchen-3f9c12ab", { width: 9 })).toBe("/api/dobby/a/w-9/kitchen-3f9c12ab");
    expect(imageUrl("/api/dobby/b/kitchen-3f9c12ab", { width: 9 })).toBe("/api/dobby/b/kitchen-3f9c12ab?w=9");
  });

  test.each([
    "https://three.example/x.jpg",
    "https://one.example.evil/x.jpg",
    "https://one.example@evil.example/x.jpg",
    "https://user@one.example/x.jpg",
    "http://one.example/x.jpg",
    "https://one.example:8443/x.jpg",
    "https://two.example/private/x.jpg",
    "https://two.example/picturesque/x.jpg",
    "//evil.example/x.jpg",
    "data:image/png;base64,AAAA",
    "not an address at all:://",
    "/api/images/kitchen-3f9c12ab",
    "",
  ])("IM-02 leaves %j unchanged, and does not allow it", (address) => {
    expect(imageUrl(address, { width: 9 }, HOSTS)).toBe(address);
    expect(imageHostOf(address, HOSTS)).toBeUndefined();
  });

  test("IM-02 allows only the two configured hosts, and no other host without settings", () => {
    expect(imageHostOf("https://one.example/x.jpg", HOSTS)).toBeDefined();
    expect(imageHostOf("https://ONE.example:443/x.jpg", HOSTS)).toBeDefined();
    expect(imageHostOf("https://two.example/pictures/x.jpg", HOSTS)).toBeDefined();
    expect(imageHostOf("https://one.example/x.jpg", {})).toBeUndefined();
  });
});

test("IM-03 a box is 60 % as high as it is wide by default", () => {
  expect(heightAt(500)).toBe(300);
  expect(heightAt(500, 125)).toBe(625);
  expect(widthAt(300)).toBe(500);
  expect(heightAt(1)).toBe(1);
});

function everyCombination(): ImageOptions[] {
  const names = Object.entries(EVERYTHING);
  return Array.from({ length: 2 ** names.length }, (_, number) =>
    Object.fromEntries(names.filter((_entry, bit) => ((number >> bit) & 1) === 1)),
  );
}
