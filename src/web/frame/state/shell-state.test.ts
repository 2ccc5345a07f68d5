import { describe, expect, test, vi } from "vitest";
import { editionOf } from "../../../editions/edition.ts";
import { createState } from "./create-state.ts";
import { changeShell, SHELL_STATES } from "./shell-state.ts";

const create = () => createState({ edition: editionOf("in"), siteName: "" });

describe("shell state", () => {
  test("SH-02 is keyed by five types of page", () => {
    expect(Object.keys(SHELL_STATES)).toEqual([
      "magazine",
      "design-ideas",
      "hire-a-designer",
      "drawer-open",
      "drawer-close",
    ]);
  });

  test("SH-03 EN-09 has six fields", () => {
    expect(Object.keys(create().getState().shell).sort()).toEqual([
      "actionType",
      "headerTitle",
      "isBottomBarVisible",
      "isMainHeaderVisible",
      "isMessageFromWebContext",
      "isTitleHeaderVisible",
    ]);
  });

  test("SH-04 a change is saved and posted as UI_CHANGE", () => {
    const store = create();
    const post = vi.fn();
    changeShell(store, "hire-a-designer", post);
    expect(post).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ actionType: "UI_CHANGE", isBottomBarVisible: false }),
    );
    expect(store.getState().shell).toEqual(post.mock.calls[0]?.[0]);
  });

  test("SH-05 a title shows the title header and hides the main one", () => {
    const store = create();
    changeShell(store, "magazine", () => {}, "Kitchens 101");
    expect(store.getState().shell).toMatchObject({
      headerTitle: "Kitchens 101",
      isTitleHeaderVisible: true,
      isMainHeaderVisible: false,
    });
    changeShell(store, "magazine", () => {});
    expect(store.getState().shell).toMatchObject({ isTitleHeaderVisible: false, isMainHeaderVisible: true });
  });

  test("SH-06 an opened drawer is posted but not saved", () => {
    const store = create();
    changeShell(store, "magazine", () => {});
    const before = store.getState().shell;
    const post = vi.fn();
    changeShell(store, "drawer-open", post);
    expect(post).toHaveBeenCalledWith(expect.objectContaining({ isBottomBarVisible: false }));
    expect(store.getState().shell).toBe(before);
  });
});
