import { describe, expect, test, vi } from "vitest";
import { editionOf } from "../../../editions/edition.ts";
import { hydrateState, serialiseState } from "./carry-state.ts";
import { createState } from "./create-state.ts";

const create = () => createState({ edition: editionOf("in"), siteName: "Atrium India" });

describe("store", () => {
  test("changes only its own slice and notifies listeners", () => {
    const store = create();
    const before = store.getState();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.setState("drawer", { isOpen: true });
    expect(store.getState().drawer).toMatchObject({ isOpen: true, template: "template1" });
    expect(store.getState().shell).toBe(before.shell);
    expect(before.drawer.isOpen).toBe(false);
    unsubscribe();
    store.setState("isOnline", false);
    expect(listener).toHaveBeenCalledOnce();
  });

  test("is separate for each request", () => {
    const first = create();
    first.setState("searchConfig", { post: { page: 2, total: 9 } });
    expect(create().getState().searchConfig.post).toEqual({ page: 1, total: 0 });
  });

  test("adopts the server's state once", () => {
    const server = create();
    server.setState("siteName", "</script><b>");
    const json = serialiseState(server);
    expect(json).not.toContain("</");
    const browser = hydrateState({ getElementById: () => ({ textContent: json }) });
    expect(browser.getState()).toEqual(server.getState());
    expect(hydrateState({ getElementById: () => null })).toBe(browser);
  });
});
