import { expect, test } from "vitest";
import { swatchesOf } from "./colour-swatch.ts";

test("shows a colour family in the colour that it has in the photograph", () => {
  expect(swatchesOf(["green", "white"], ["#efeae0", "#575d49", "#bfad85"])).toEqual([
    { family: "green", hex: "#575d49" },
    { family: "white", hex: "#efeae0" },
  ]);
});

test("shows the typical colour of a family that is not in the palette because of the room's light", () => {
  const [blue] = swatchesOf(["blue"], ["#525456", "#ede7de"]);
  expect(blue?.family).toBe("blue");
  expect(["#525456", "#ede7de"]).not.toContain(blue?.hex);
});

test("leaves out multicolour and unknown families", () => {
  expect(swatchesOf(["multicolour", "ultraviolet"], ["#575d49"])).toEqual([]);
});
