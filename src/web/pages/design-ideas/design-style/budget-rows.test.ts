import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { CalculatorRates } from "../../../../contracts/documents/calculator-rates.ts";
import { budgetRows } from "./budget-rows.ts";

const file = new URL("../../../../../content/documents/calculator-rates/rates-sg.json", import.meta.url);
const rates = CalculatorRates["rates-sg"].parse(JSON.parse(await readFile(file, "utf8")));
const fourRooms = { home: "hdb-4", name: "4-room flat", note: "970 sq ft" };

test("the budget of a style matches the calculator", () => {
  const [row] = budgetRows(rates, { homes: [fourRooms], tier: "premium", floor: "vinyl-floor" });
  expect(row?.fresh.likely).toBeCloseTo(56_500, -3);
  expect(row?.resale.likely).toBeCloseTo(82_500, -3);
  expect(row && row.fresh.low < row.fresh.likely && row.fresh.likely < row.fresh.high).toBe(true);
});

test("leaves out a home without rates", () => {
  const homes = [fourRooms, { ...fourRooms, home: "houseboat" }];
  expect(budgetRows(rates, { homes, tier: "essential", floor: "floor-tiles" })).toHaveLength(1);
});
