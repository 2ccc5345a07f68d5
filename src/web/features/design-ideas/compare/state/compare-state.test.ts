import { expect, test } from "vitest";
import { compareHref, parseCodes, toggledCodes } from "./compare-address.ts";
import {
  adoptProducts,
  type ChosenProduct,
  type CompareState,
  codesOf,
  forgetRefused,
  keepProducts,
  readChosenProduct,
  readChosenProducts,
  replaceProduct,
  toggleProduct,
} from "./compare-state.ts";

const product = (code: string): ChosenProduct => ({ code, name: `Finish ${code}`, list: "/in/finishes" });
const state = (...codes: string[]): CompareState => ({ chosen: codes.map(product) });
const after = (...changes: ((before: CompareState) => CompareState)[]) =>
  changes.reduce((before, change) => change(before), state());

test("OF-12 two products are chosen in order and can be removed again", () => {
  const both = after(toggleProduct(product("A")), toggleProduct(product("B")));
  expect(codesOf(both.chosen)).toEqual(["A", "B"]);
  expect(codesOf(toggleProduct(product("A"))(both).chosen)).toEqual(["B"]);
});

test("OF-12 refuses a third product, keeps the two and waits for the visitor's decision", () => {
  const third = toggleProduct(product("C"))(state("A", "B"));
  expect(codesOf(third.chosen)).toEqual(["A", "B"]);
  expect(third.refused?.code).toBe("C");
  expect(forgetRefused(third)).toEqual(state("A", "B"));
  expect(replaceProduct("A")(third)).toEqual(state("C", "B"));
});

test("OF-12 any later change discards the refused third product", () => {
  const third = toggleProduct(product("C"))(state("A", "B"));
  expect(toggleProduct(product("B"))(third)).toEqual(state("A"));
  expect(keepProducts(["B"])(third)).toEqual(state("B"));
});

test.each<[string, string[], string[], string[]]>([
  ["fills a device that has nothing", [], ["A", "B"], ["A", "B"]],
  ["says the order of the same two", ["A", "B"], ["B", "A"], ["B", "A"]],
  ["adds the one that was chosen before the script came", ["A"], ["B"], ["A", "B"]],
  ["leaves alone what a visitor has chosen for themselves", ["A", "B"], ["C", "D"], ["A", "B"]],
  ["takes nothing away", ["A", "B"], ["A"], ["A", "B"]],
  ["says nothing", ["A"], [], ["A"]],
])("the URL %s", (_, kept, served, expected) => {
  const { chosen } = adoptProducts(served.map(product))(state(...kept));
  expect(codesOf(chosen)).toEqual(expected);
});

test("OF-12 a URL contains each code once, in order, and at most one more than can be compared", () => {
  expect(parseCodes(" LAM-001,,ACR-002 ,LAM-001,GLS-001,CAN-001")).toEqual(["LAM-001", "ACR-002", "GLS-001"]);
  expect(parseCodes(null)).toEqual([]);
  expect(compareHref("/in/l", ["LAM-001", "ACR-002"])).toBe("/in/l?compare=LAM-001,ACR-002");
  expect(compareHref("/in/l", [])).toBe("/in/l");
  expect(compareHref("/in/l", ["a&b=c"])).toBe("/in/l?compare=a%26b%3Dc");
  expect(toggledCodes(["A"], "B")).toEqual(["A", "B"]);
  expect(toggledCodes(["A", "B"], "A")).toEqual(["B"]);
});

test("leaves out stored products that are incomplete or unsafe", () => {
  const whole = { ...product("A"), image: "/api/images/oak" };
  const found = [
    whole,
    { ...whole },
    { code: "B" },
    null,
    { ...product("C"), list: "//evil.example" },
    { ...product("D"), image: "javascript:alert(1)" },
  ];
  expect(readChosenProducts(found)).toEqual([whole, product("D")]);
  expect(readChosenProducts(undefined)).toEqual([]);
  expect(readChosenProducts({})).toEqual([]);
  expect(readChosenProduct(whole)).toEqual(whole);
  expect(readChosenProduct(undefined)).toBeUndefined();
});
