import { describe, expect, test, vi } from "vitest";
import { MAX_WISHED } from "../../../../contracts/wishlist/wishlist-constants.ts";
import { stubBrowser, stubNoStorage } from "../../../frame/state/browser-storage.fixture.ts";
import type { SavedDesign } from "./saved-design.ts";
import { createDeviceStore } from "./saved-designs.ts";

const design = (slug: string): SavedDesign => ({
  slug,
  contentType: "looks",
  title: `Kitchen ${slug}`,
  href: `/in/design-ideas/kitchen-designs/designs/${slug}`,
  image: `/api/images/${slug}`,
});

describe("designs saved on the device", () => {
  test("DI-25 are stored, newest first, and available on the next page", async () => {
    stubBrowser();
    const store = createDeviceStore("atrium:saved:in");
    expect(await store.add(design("a"))).toBe("saved");
    await store.add(design("b"));
    await store.add(design("a"));
    expect(createDeviceStore("atrium:saved:in").list()).toEqual([design("a"), design("b")]);
    await store.remove("looks/a");
    expect(createDeviceStore("atrium:saved:in").list()).toEqual([design("b")]);
  });

  test("DI-25 are stored under one name, such as that of a country", async () => {
    stubBrowser();
    await createDeviceStore("atrium:saved:in").add(design("a"));
    expect(createDeviceStore("atrium:saved:sg").list()).toEqual([]);
  });

  test("DI-25 a full list of 200 designs refuses another one and loses none", async () => {
    const full = Array.from({ length: MAX_WISHED }, (_, index) => design(`d${index}`));
    stubBrowser({ "atrium:saved:in": JSON.stringify(full) });
    const store = createDeviceStore("atrium:saved:in");
    expect(await store.add(design("one-more"))).toBe("full");
    expect(await store.add(design("d7"))).toBe("saved");
    expect(store.list()).toHaveLength(MAX_WISHED);
  });

  test("DI-25 a browser without storage refuses a design and causes no error", async () => {
    stubNoStorage("forbidden");
    const store = createDeviceStore("atrium:saved:in");
    expect(store.list()).toEqual([]);
    expect(await store.add(design("a"))).toBe("refused");
    expect(store.list()).toEqual([]);
  });

  test("DI-25 changes by another tab, or while the page was in the back-forward cache, are shown", () => {
    const { kept, dispatch } = stubBrowser();
    const store = createDeviceStore("atrium:saved:in");
    const changed = vi.fn();
    const stop = store.subscribe(changed);
    kept["atrium:saved:in"] = JSON.stringify([design("a")]);
    dispatch("storage", { key: "atrium:saved:sg" });
    expect(changed).not.toHaveBeenCalled();
    dispatch("storage", { key: "atrium:saved:in" });
    expect(store.list()).toEqual([design("a")]);
    kept["atrium:saved:in"] = "[]";
    dispatch("pageshow", { persisted: true });
    expect(store.list()).toEqual([]);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    dispatch("storage", { key: null });
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
