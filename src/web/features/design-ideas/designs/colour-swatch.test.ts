import { expect, test } from "vitest";
import { swatchesOf } from "./colour-swatch.ts";

test("a family shows the colour that it has in the photograph", () => {
  expect(swatchesOf(["green", "white"], ["#efeae0", "#575d49", "#bfad85"])).toEqual([
    { family: "green", hex: "#575d49" },
    { family: "white", hex: "#efeae0" },
  ]);
});

test("a family that the light has tinted away shows its own colour", () => {
  const [blue] = swatchesOf(["blue"], ["#525456", "#ede7de"]);
  expect(blue?.family).toBe("blue");
  expect(["#525456", "#ede7de"]).not.toContain(blue?.hex);
});

test("many colours are no colour, and unknown ones are left out", () => {
  expect(swatchesOf(["multicolour", "ultraviolet"], ["#575d49"])).toEqual([]);
});
