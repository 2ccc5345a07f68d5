import { expect, test, vi } from "vitest";
import { onKeptElsewhere } from "../../../../frame/kept-elsewhere.ts";
import { codesOf, keepProducts, toggleProduct } from "./compare-state.ts";
import { createCompareStore } from "./compare-store.ts";

const product = (code: string) => ({ code, name: `Finish ${code}`, list: "/in/finishes" });

/** What the store uses of a browser. */
function createDevice(kept: Record<string, string> = {}) {
  const page = new EventTarget();
  const storage = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => {
      kept[name] = text;
    },
    removeItem: (name: string) => {
      delete kept[name];
    },
  };
  const onElsewhere = (name: string, tell: () => void) => onKeptElsewhere(name, tell, page);
  return { kept, page, storage, device: { storage: () => storage, onElsewhere } };
}

const codesIn = (store: ReturnType<typeof createCompareStore>) => codesOf(store.getState().chosen);

test("OF-12 what is chosen is found again by the next page, in its country only", () => {
  const { kept, device } = createDevice();
  const store = createCompareStore("in", device);
  store.change(toggleProduct(product("A")));
  store.change(toggleProduct(product("B")));
  store.change(toggleProduct(product("C")));
  expect(codesIn(createCompareStore("in", device))).toEqual(["A", "B"]);
  expect(codesIn(createCompareStore("sg", device))).toEqual([]);
  store.change(keepProducts([]));
  expect(kept).toEqual({});
});

test("OF-12 a device that holds more than two shows two", () => {
  const { device } = createDevice({ "atrium:compared:in": JSON.stringify(["A", "B", "C"].map(product)) });
  expect(codesIn(createCompareStore("in", device))).toEqual(["A", "B"]);
});

const refuse = (): never => {
  throw new DOMException("no", "QuotaExceededError");
};

test.each([
  ["has no storage", refuse],
  ["is full", () => ({ getItem: () => null, setItem: refuse, removeItem: refuse })],
])("OF-12 a browser that %s compares all the same, and it is told that it forgets", (_, storage) => {
  const store = createCompareStore("in", { ...createDevice().device, storage });
  store.change(toggleProduct(product("A")));
  expect(codesIn(store)).toEqual(["A"]);
  expect(store.getState().isFleeting).toBe(true);
});

test("what another tab chooses is seen here, and whoever listens no longer is told nothing", () => {
  const { kept, page, device } = createDevice();
  const store = createCompareStore("in", device);
  const changed = vi.fn();
  const stop = store.subscribe(changed);
  kept["atrium:compared:in"] = JSON.stringify([product("A")]);
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "atrium:compared:sg" }));
  expect(changed).not.toHaveBeenCalled();
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "atrium:compared:in" }));
  expect(codesIn(store)).toEqual(["A"]);
  stop();
  store.change(toggleProduct(product("B")));
  expect(changed).toHaveBeenCalledTimes(1);
});
