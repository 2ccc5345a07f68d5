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

/** A bed stands outside of the room that is measured. */
function isInside({ room }: Plan, { x, y, width, height }: Rect): boolean {
  return x >= 0 && y >= 0 && x + width <= room.along && y + height <= room.across;
}

describe.each(kitchens)("$layout kitchen", (sizes) => {
  const plan = kitchenPlan(sizes);

  test("all counters and workplaces stand in the room, and it fits onto the sheet", () => {
    for (const rect of [...plan.runs, ...plan.pieces])
      expect([rect, isInside(plan, rect)]).toEqual([rect, true]);
    expect(plan.room.along * SHEETS.kitchen.scale).toBeLessThan(SHEETS.kitchen.width - 80);
    expect(plan.room.across * SHEETS.kitchen.scale).toBeLessThan(SHEETS.kitchen.height - 60);
  });

  test("its aisle is the written one, and counters do not stand in it", () => {
    expect(lengthOf(plan, "aisle")).toBe(sizes.aisle);
  });

  test("sink, hob and fridge stand on counters", () => {
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

  test("even in the smallest room the work triangle is one that the check calls good", () => {
    const triangle = triangleOf(plan);
    if (sizes.layout === "straight") expect(triangle).toBeUndefined();
    else expect(triangle && judgeTriangle(triangle, false).verdict).toBe("good");
  });
});

describe.each(wardrobes)("$layout wardrobe", (sizes) => {
  const plan = wardrobePlan(sizes);

  test("it stands in its room, and its aisle is the written one", () => {
    for (const rect of plan.runs) expect(isInside(plan, rect)).toBe(true);
    expect(lengthOf(plan, "aisle")).toBe(sizes.aisle);
    expect(plan.room.along * SHEETS.wardrobe.scale).toBeLessThan(SHEETS.wardrobe.width - 80);
    expect(plan.room.across * SHEETS.wardrobe.scale).toBeLessThan(SHEETS.wardrobe.height - 60);
  });

  test("no open door reaches the bed, nor another wall", () => {
    for (const { hinge, width, isForward } of plan.swings) {
      expect(width).toBeLessThan(sizes.aisle);
      const end = isForward ? hinge[0] + width : hinge[0] - width;
      expect(end).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(plan.room.along);
    }
  });
});

test("a deeper counter makes the room wider, and every number follows", () => {
  const plan = kitchenPlan({ layout: "parallel", depth: 650, aisle: 1000, length: 3000 });
  expect(plan.room).toEqual({ along: 3000, across: 2300 });
  expect(lengthOf(plan, "across")).toBe(2300);
});
