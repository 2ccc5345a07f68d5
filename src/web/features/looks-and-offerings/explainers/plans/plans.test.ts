import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type {
  KitchenSizes,
  WardrobeSizes,
} from "../../../../../contracts/documents/explainers/plan-sizes.ts";
import { judgeTriangle } from "../check/work-triangle.ts";
import { lengthOf, type Plan, type Rect } from "./floor-plan.ts";
import { kitchenPlan, triangleOf } from "./kitchen-plans.ts";
import { SHEETS } from "./sheet.ts";
import { wardrobePlan } from "./wardrobe-plans.ts";

async function written<Sizes>(page: string): Promise<Sizes[]> {
  const file = new URL(`../../../../../../content/documents/explainers/in/${page}.json`, import.meta.url);
  const { layouts } = JSON.parse(await readFile(file, "utf8"));
  return layouts.items.map(({ sizes }: { sizes: Sizes }) => sizes);
}

const kitchens = await written<KitchenSizes>("know-your-kitchen");
const wardrobes = await written<WardrobeSizes>("know-your-wardrobe");

/** A bed is outside the measured room. */
function isInside({ room }: Plan, { x, y, width, height }: Rect): boolean {
  return x >= 0 && y >= 0 && x + width <= room.along && y + height <= room.across;
}

describe.each(kitchens)("$layout kitchen", (sizes) => {
  const plan = kitchenPlan(sizes);

  test("places all counters and appliances inside the room, which fits on the sheet", () => {
    for (const rect of [...plan.runs, ...plan.pieces])
      expect([rect, isInside(plan, rect)]).toEqual([rect, true]);
    expect(plan.room.along * SHEETS.kitchen.scale).toBeLessThan(SHEETS.kitchen.width - 80);
    expect(plan.room.across * SHEETS.kitchen.scale).toBeLessThan(SHEETS.kitchen.height - 60);
  });

  test("has the specified aisle, free of counters", () => {
    expect(lengthOf(plan, "aisle")).toBe(sizes.aisle);
  });

  test("places sink, hob and fridge on counters", () => {
    for (const { kind, x, y, width, height } of plan.pieces.filter(({ kind }) => kind !== "stool")) {
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      const isOn = plan.runs.some(
        (run) =>
          middleX >= run.x &&
          middleX <= run.x + run.width &&
          middleY >= run.y &&
          middleY <= run.y + run.height,
      );
      expect([kind, isOn]).toEqual([kind, true]);
    }
  });

  test("has a good work triangle even in the smallest room", () => {
    const triangle = triangleOf(plan);
    if (sizes.layout === "straight") expect(triangle).toBeUndefined();
    else expect(triangle && judgeTriangle(triangle, false).verdict).toBe("good");
  });
});

describe.each(wardrobes)("$layout wardrobe", (sizes) => {
  const plan = wardrobePlan(sizes);

  test("fits in its room and has the specified aisle", () => {
    for (const rect of plan.runs) expect(isInside(plan, rect)).toBe(true);
    expect(lengthOf(plan, "aisle")).toBe(sizes.aisle);
    expect(plan.room.along * SHEETS.wardrobe.scale).toBeLessThan(SHEETS.wardrobe.width - 80);
    expect(plan.room.across * SHEETS.wardrobe.scale).toBeLessThan(SHEETS.wardrobe.height - 60);
  });

  test("has no open door that reaches the bed or another wall", () => {
    for (const { hinge, width, isForward } of plan.swings) {
      expect(width).toBeLessThan(sizes.aisle);
      const end = isForward ? hinge[0] + width : hinge[0] - width;
      expect(end).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(plan.room.along);
    }
  });
});

test("a deeper counter makes the room wider, and all dimensions change with it", () => {
  const plan = kitchenPlan({ layout: "parallel", depth: 650, aisle: 1000, length: 3000 });
  expect(plan.room).toEqual({ along: 3000, across: 2300 });
  expect(lengthOf(plan, "across")).toBe(2300);
});
