import { describe, expect, test } from "vitest";
import { fitsAddress, readAddress } from "../load/list-smart-photos.ts";
import { shortNames } from "../pieces/piece-choice.tsx";
import { captionOf } from "../stage/scene-root.tsx";
import { defaultIndex, thumbnailsOf } from "./scene.ts";
import { sumScene } from "./scene-view.ts";
import { isPro, isShown } from "./to-scene.ts";

const PHOTO = { url: "/api/images/x", width: 1000, height: 1000, dominant: "#ffffff" };

test("SP-09 a smart photo is pro if it is not lite", () => {
  expect(isPro({ smartPhotoLite: false })).toBe(true);
  expect(isPro({ smartPhotoLite: true })).toBe(false);
});

test("SP-10 the default variation is shown, else the first", () => {
  expect(defaultIndex([{ isDefault: false }, { isDefault: true }])).toBe(1);
  expect(defaultIndex([{ isDefault: false }, { isDefault: false }])).toBe(0);
  expect(defaultIndex([])).toBe(0);
});

test("SP-11 a thumbnail needs a picture", () => {
  const variations = [
    { name: "a", thumbnail: PHOTO },
    { name: "b", thumbnail: null },
    { name: "c", thumbnail: { ...PHOTO, url: "" } },
  ];
  expect(thumbnailsOf(variations).map(({ name }) => name)).toEqual(["a"]);
});

test("SP-12 a photograph is shown on its own country's site, and in every country as an embed", () => {
  const photo = { countryCode: "IN" };
  expect(isShown(photo, "in", { embedded: false })).toBe(true);
  expect(isShown(photo, "sg", { embedded: false })).toBe(false);
  expect(isShown(photo, "sg", { embedded: true })).toBe(true);
  expect(isShown(undefined, "in", { embedded: true })).toBe(false);
});

describe("SP-01 an address", () => {
  const photo = { roomType: "kitchen", contentType: "smart-photo" };
  const fits = (params: Record<string, string>) => fitsAddress(photo, readAddress({ slug: "x", ...params }));

  test("may name the room, the content type, or both", () => {
    expect(fits({})).toBe(true);
    expect(fits({ roomType: "kitchen" })).toBe(true);
    expect(fits({ roomType: "smart-photo" })).toBe(true);
    expect(fits({ roomType: "kitchen", smartPhotoContentSlug: "smart-photo" })).toBe(true);
    expect(fits({ smartPhotoContentSlug: "smart-photo" })).toBe(true);
  });

  test("does not exist if it names another room or type", () => {
    expect(fits({ roomType: "wardrobe" })).toBe(false);
    expect(fits({ roomType: "kitchen", smartPhotoContentSlug: "looks" })).toBe(false);
    expect(fits({ roomType: "smart-photo", smartPhotoContentSlug: "smart-photo" })).toBe(false);
  });
});

describe("the sum", () => {
  test("adds up pieces and lines", () => {
    const lines = [{ price: 14_000, rate: null }];
    expect(sumScene([53_000, 18_100], lines)).toEqual({ total: 85_100, lines: [14_000] });
    expect(sumScene([], [])).toEqual({ total: 0, lines: [] });
  });

  test("removes the tax of a piece that is left out", () => {
    const lines = [
      { price: 14_000, rate: null },
      { price: 33_210, rate: 0.18 },
    ];
    expect(sumScene([170_500], lines)).toEqual({ total: 217_710, lines: [14_000, 33_210] });
    expect(sumScene([160_000], lines)).toEqual({ total: 205_320, lines: [14_000, 31_320] });
  });
});

describe("short names", () => {
  test("contain only the words in which the names differ", () => {
    expect(shortNames(["Base cabinets in matte sage", "Base cabinets in ivory gloss"])).toEqual([
      "Matte sage",
      "Ivory gloss",
    ]);
    expect(shortNames(["Dark quartz worktop", "Terrazzo worktop"])).toEqual(["Dark quartz", "Terrazzo"]);
  });

  test("are the full names if nothing would remain", () => {
    expect(shortNames(["Sofa", "Sofa in green"])).toEqual(["Sofa", "Sofa in green"]);
    expect(shortNames(["Gas hob"])).toEqual(["Gas hob"]);
  });
});

test("the caption says what the photograph shows and what it does not", () => {
  const texts = { shows: "Shows {name}.", unseen: "Not: {names}.", leftOut: "Out: {names}." };
  const names = { ofVariation: (piece: string, pick: number) => `${piece} ${pick}`, ofPiece: String };
  const caption = (showing: Parameters<typeof captionOf>[0]) => captionOf(showing, names, texts, "en");
  expect(caption({ shown: undefined, unseen: [], leftOut: [] })).toBe("");
  expect(
    caption({
      shown: { piece: "counter", pick: 2 },
      unseen: [{ piece: "cabinets", pick: 3 }],
      leftOut: ["hob", "tap"],
    }),
  ).toBe("Shows counter 2. Not: cabinets 3. Out: hob and tap.");
});
