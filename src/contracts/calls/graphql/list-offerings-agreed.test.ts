import { expect, test } from "vitest";
import { agreedOfferings } from "./list-offerings.ts";

const FILTERS = "product_category_id:1;available_offline:1;hide_availability:discontinued,out_of_stock";

function listed(availabilities: (string | null)[], input: Record<string, unknown>) {
  const products = availabilities.map((availability, index) => ({
    id: index + 1,
    name: `Finish ${index + 1}`,
    code: `F-${index + 1}`,
    materialData: { availability },
  }));
  const read = agreedOfferings.read({ products }, { filters: FILTERS, ...input });
  if (!read.success) throw read.error;
  return read.data;
}

test("does not send filters that an upstream does not support", () => {
  expect(agreedOfferings.ask?.({ filters: FILTERS, start: 0 })).toEqual({
    filters: "product_category_id:1;available_offline:1",
    start: 0,
  });
});

test("OF-09 leaves out unavailable products after the response has arrived", () => {
  const { products } = listed(["yes", "discontinued soon", null, "is out_of_stock"], { start: 0, count: 21 });
  expect(products.map(({ code }) => code)).toEqual(["F-1", "F-3"]);
  expect(listed(["discontinued"], { filters: "code:F-1" }).products).toHaveLength(1);
});

test("a full page means that there may be a next one, even if some of its products are hidden", () => {
  expect(listed(["yes", "discontinued"], { start: 4, count: 2 }).totalElements).toBe(7);
  expect(listed(["yes"], { start: 4, count: 2 }).totalElements).toBe(5);
});
