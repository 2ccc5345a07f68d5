import { expect, test, vi } from "vitest";
import { stubBrowser, stubNoStorage } from "../../../../frame/state/browser-storage.fixture.ts";
import { codesOf, keepProducts, toggleProduct } from "./compare-state.ts";
import { createCompareStore } from "./compare-store.ts";

const product = (code: string) => ({ code, name: `Finish ${code}`, list: "/in/finishes" });

const codesIn = (store: ReturnType<typeof createCompareStore>) => codesOf(store.getState().chosen);

test("OF-12 the chosen products are available on the next page of the same country only", () => {
  const { kept } = stubBrowser();
  const store = createCompareStore("in");
  store.change(toggleProduct(product("A")));
  store.change(toggleProduct(product("B")));
  store.change(toggleProduct(product("C")));
  expect(codesIn(createCompareStore("in"))).toEqual(["A", "B"]);
  expect(codesIn(createCompareStore("sg"))).toEqual([]);
  store.change(keepProducts([]));
  expect(kept).toEqual({});
});

test("OF-12 reads at most two products from the device", () => {
  stubBrowser({ "atrium:compared:in": JSON.stringify(["A", "B", "C"].map(product)) });
  expect(codesIn(createCompareStore("in"))).toEqual(["A", "B"]);
});

test.each(["forbidden", "full"] as const)(
  "OF-12 a browser whose storage is %s can still compare and is marked as not stored",
  (problem) => {
    stubNoStorage(problem);
    const store = createCompareStore("in");
    store.change(toggleProduct(product("A")));
    expect(codesIn(store)).toEqual(["A"]);
    expect(store.getState().isFleeting).toBe(true);
  },
);

test("shows the products that another tab chooses, and calls no listener that has unsubscribed", () => {
  const { kept, dispatch } = stubBrowser();
  const store = createCompareStore("in");
  const changed = vi.fn();
  const stop = store.subscribe(changed);
  kept["atrium:compared:in"] = JSON.stringify([product("A")]);
  dispatch("storage", { key: "atrium:compared:sg" });
  expect(changed).not.toHaveBeenCalled();
  dispatch("storage", { key: "atrium:compared:in" });
  expect(codesIn(store)).toEqual(["A"]);
  stop();
  store.change(toggleProduct(product("B")));
  expect(changed).toHaveBeenCalledTimes(1);
});
