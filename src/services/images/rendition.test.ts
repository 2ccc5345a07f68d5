import { expect, test } from "vitest";
import { cutAround } from "./encode-picture.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import { parseRendition, renditionName } from "./rendition.ts";

test.each(["320.avif", "640x800.avif", "1600x1067.webp", "800x800.jpg", "1440x810.avif"])(
  "knows %s",
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

test("cuts around the focus and stays inside the photograph", () => {
  const photograph = { width: 1600, height: 1067, focus: { x: 0.95, y: 0.5 } };
  const cut = cutAround(photograph, { width: 640, height: 800 });
  expect(cut).toEqual({ left: 746, top: 0, width: 854, height: 1067 });
});

test("cuts out of the middle without a focus, and nothing without a height", () => {
  const photograph = { width: 1600, height: 1067 };
  expect(cutAround(photograph, { width: 800, height: 800 }).left).toBe(267);
  expect(cutAround(photograph, { width: 800 })).toEqual({
    left: 0,
    top: 0,
    width: 1600,
    height: 1067,
  });
});

test("runs so many tasks at once and no more, whatever becomes of them", async () => {
  const inTurn = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const tasks = Array.from({ length: 9 }, (_, index) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (index % 3 === 0) throw new Error("broken");
      return index;
    }),
  );
  const results = await Promise.allSettled(tasks);
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
});
