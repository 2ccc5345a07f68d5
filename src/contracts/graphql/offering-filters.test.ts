import { describe, expect, test } from "vitest";
import {
  buildOfferingFilters,
  parseOfferingFilters,
  UNLISTED_AVAILABILITIES,
  writeOfferingFilters,
} from "./offering-filters.ts";

describe("the filters of offerings", () => {
  test("OF-14 always contain the category and the availability in a centre", () => {
    expect(buildOfferingFilters({ categoryId: 1 })).toBe("product_category_id:1;available_offline:1");
  });

  test("OF-16 have an own key for product types, and join all features", () => {
    const selected = { sheen: ["2001", "2004"], product_type_id: ["101", "102"], colour: ["3001"] };
    expect(buildOfferingFilters({ categoryId: 1, selected, hidden: UNLISTED_AVAILABILITIES })).toBe(
      "product_category_id:1;available_offline:1;product_type_id:101,102;multi_feature:2001,2004,3001" +
        ";hide_availability:discontinued,out_of_stock",
    );
  });

  test("contain the code when one product is requested", () => {
    expect(buildOfferingFilters({ categoryId: 100, code: "LAM-001" })).toBe(
      "product_category_id:100;available_offline:1;code:LAM-001",
    );
  });

  test("K42 are parsed from their text", () => {
    expect(
      parseOfferingFilters("product_category_id:1;available_offline:1;multi_feature:2001,3001;x:y"),
    ).toEqual({
      ok: true,
      filters: {
        product_category_id: ["1"],
        available_offline: ["1"],
        multi_feature: ["2001", "3001"],
        x: ["y"],
      },
    });
  });

  test("combine the values of a key that occurs twice", () => {
    expect(parseOfferingFilters("multi_feature:2001;code:A;multi_feature:3001")).toEqual({
      ok: true,
      filters: { multi_feature: ["2001", "3001"], code: ["A"] },
    });
  });

  test("OF-16 are the same after writing and parsing", () => {
    const filters = {
      product_category_id: ["1"],
      multi_feature: ["2001", "3001"],
      code: ["a,b", "c;d", "e:f", "100%", "%2C", ".in:", "x|y", "غرفة"],
    };
    expect(parseOfferingFilters(writeOfferingFilters(filters))).toEqual({ ok: true, filters });
  });

  test.each([
    ["product_category_id", "product_category_id"],
    ["product_category_id:", "product_category_id"],
    ["a:1;product_type_id:1,,2", "product_type_id"],
    ["code:50%", "code"],
    ["a b:1", "a b"],
  ])("%s is refused with the name of the field", (text, field) => {
    expect(parseOfferingFilters(text)).toMatchObject({ ok: false, problem: { field } });
  });
});
