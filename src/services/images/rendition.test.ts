import { expect, test } from "vitest";
import { cutAround } from "./encoder/encode-picture.ts";
import { parseRendition, renditionName } from "./rendition.ts";

test.each(["320.avif", "640x800.avif", "1600x1067.webp", "800x800.jpg", "1440x810.avif"])(
  "accepts %s",
  (text) => {
    const rendition = parseRendition(text);
    expect(rendition).toBeTypeOf("object");
    if (typeof rendition === "object") expect(renditionName(rendition)).toBe(text);
  },
);

test.each([
  "641.avif",
  "640x801.avif",
  "640.gif",
  "640",
  "x800.avif",
  "../640.avif",
  "0640.avif",
  "640x.avif",
])("refuses %s", (text) => expect(parseRendition(text)).toBeTypeOf("string"));

test("crops around the focus and stays inside the photograph", () => {
  const photograph = { width: 1600, height: 1067, focus: { x: 0.95, y: 0.5 } };
  const cut = cutAround(photograph, { width: 640, height: 800 });
  expect(cut).toEqual({ left: 746, top: 0, width: 854, height: 1067 });
});

test("crops the centre without a focus, and does not crop without a height", () => {
  const photograph = { width: 1600, height: 1067 };
  expect(cutAround(photograph, { width: 800, height: 800 }).left).toBe(267);
  expect(cutAround(photograph, { width: 800 })).toEqual({
    left: 0,
    top: 0,
    width: 1600,
    height: 1067,
  });
});
