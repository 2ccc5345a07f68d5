import { describe, expect, test } from "vitest";
import { buildFilters } from "../../../../../contracts/document-filters.ts";
import { GROUPS } from "./filter-groups.fixture.ts";
import {
  countApplied,
  countIn,
  type FilterState,
  hideChildren,
  isSelected,
  listApplied,
  resetFilters,
  setRange,
  toDocumentFilters,
  toggleOption,
  visibleOptions,
} from "./filter-state.ts";
import { parseFiltersQuery } from "./filters-query.ts";

function choose(...choices: readonly [key: string, id: string][]): FilterState {
  return choices.reduce((state, [key, id]) => toggleOption(state, GROUPS, key, id), resetFilters());
}

function visible(state: FilterState, key: string): string[] {
  return visibleOptions(state, GROUPS, key).map(({ id }) => id);
}

test("FI-01 the selection is a map of keys to {id: true}", () => {
  expect(choose(["layout", "island"], ["layout", "l-shaped"], ["hasPrice", "true"]).selected).toEqual({
    layout: { island: true, "l-shaped": true },
    hasPrice: { true: true },
  });
});

describe("FI-02 toggling", () => {
  test("an option of a multiple choice leaves the others unchanged, and a second press removes it", () => {
    const both = choose(["layout", "island"], ["layout", "straight"]);
    expect(both.selected.layout).toEqual({ island: true, straight: true });
    expect(toggleOption(both, GROUPS, "layout", "island").selected.layout).toEqual({ straight: true });
  });

  test("an option of a single choice replaces the other, and a second press removes it", () => {
    const changed = choose(["hasPrice", "true"], ["hasPrice", "false"]);
    expect(changed.selected.hasPrice).toEqual({ false: true });
    expect(toggleOption(changed, GROUPS, "hasPrice", "false").selected).toEqual({});
  });

  test("ignores unknown filters and options", () => {
    const state = choose(["layout", "island"]);
    expect(toggleOption(state, GROUPS, "layout", "round")).toEqual(state);
    expect(toggleOption(state, GROUPS, "mood", "calm")).toEqual(state);
    expect(toggleOption(state, GROUPS, "constructor", "name")).toEqual(state);
  });

  test("does not mutate the given state", () => {
    const state = Object.freeze(choose(["layout", "island"]));
    toggleOption(state, GROUPS, "layout", "straight");
    expect(state).toEqual(choose(["layout", "island"]));
  });
});

describe("FI-03 child filters", () => {
  test("hide nothing without a choice", () => {
    expect(visible(resetFilters(), "tags")).toEqual(["stools", "window", "loft"]);
  });

  test("leave the options that one of the chosen options names", () => {
    expect(visible(choose(["layout", "straight"]), "tags")).toEqual(["window"]);
    expect(visible(choose(["layout", "straight"], ["layout", "l-shaped"]), "tags")).toEqual([
      "stools",
      "window",
      "loft",
    ]);
  });

  test("of two filters leave only the options that both name", () => {
    const state = choose(["layout", "l-shaped"], ["tier", "luxe"]);
    expect(visible(state, "tags")).toEqual(["stools"]);
  });

  test("deselect the options that they hide", () => {
    const state = choose(["tags", "loft"], ["tags", "window"], ["layout", "straight"]);
    expect(state.selected).toEqual({ layout: { straight: true }, tags: { window: true } });
  });

  test("remove a filter with its last option", () => {
    expect(choose(["tags", "loft"], ["layout", "straight"]).selected).toEqual({ layout: { straight: true } });
  });

  test("do not restore deselected options", () => {
    const state = choose(["tags", "loft"], ["layout", "straight"], ["layout", "straight"]);
    expect(state.selected).toEqual({});
    expect(visible(state, "tags")).toHaveLength(3);
  });

  test("apply along a chain, and terminate if filters narrow each other", () => {
    const narrowing = (key: string, child: string) => ({
      ...GROUPS[0],
      key,
      displayName: key,
      select: "multi" as const,
      isPromoted: false,
      options: ["a", "b"].map((id) => ({
        id,
        displayName: id,
        count: 1,
        childFilters: [{ key: child, options: [id] }],
      })),
    });
    const ring = [narrowing("x", "y"), narrowing("y", "z"), narrowing("z", "x")];
    const contrary = { selected: { x: { a: true }, y: { b: true }, z: { b: true } }, ranges: {} } as const;
    const settled = hideChildren(contrary, ring);
    expect(hideChildren(settled, ring)).toEqual(settled);
    expect(countApplied(settled)).toBeLessThan(3);
  });
});

describe("the states of a filter", () => {
  test("FI-06 a range has two ends, and either may be open", () => {
    const state = setRange(resetFilters(), "totalPrice", { low: 100_000 });
    expect(state.ranges).toEqual({ totalPrice: { low: 100_000 } });
    expect(setRange(state, "totalPrice", { high: 5 }).ranges).toEqual({ totalPrice: { high: 5 } });
    expect(setRange(state, "totalPrice", {}).ranges).toEqual({});
  });

  test("FI-06 swaps the ends of a reversed range", () => {
    const { ranges } = setRange(resetFilters(), "totalPrice", { low: 9, high: 3 });
    expect(ranges).toEqual({ totalPrice: { low: 3, high: 9 } });
  });

  test("FI-06 counts every option, and a range once", () => {
    const state = setRange(choose(["layout", "island"], ["layout", "straight"]), "totalPrice", { high: 5 });
    expect(countApplied(state)).toBe(3);
    expect(countIn(state, "layout")).toBe(2);
    expect(countIn(state, "totalPrice")).toBe(1);
    expect(countIn(state, "tags")).toBe(0);
  });

  test("FI-06 lists the applied filters in order, each with the state without it", () => {
    const state = setRange(choose(["tags", "window"], ["layout", "island"]), "totalPrice", { high: 5 });
    const applied = listApplied(state, GROUPS);
    expect(applied.map(({ alone }) => alone)).toEqual([
      choose(["layout", "island"]),
      choose(["tags", "window"]),
      setRange(resetFilters(), "totalPrice", { high: 5 }),
    ]);
    expect(applied.map(({ without }) => countApplied(without))).toEqual([2, 2, 2]);
  });

  test("FI-06 removing an option also removes the options that only it allowed", () => {
    const state = choose(["layout", "straight"], ["layout", "l-shaped"], ["tags", "loft"]);
    const [, lShaped] = listApplied(state, GROUPS);
    expect(lShaped?.without.selected).toEqual({ layout: { straight: true } });
  });
});

test("FI-05 a reset state is empty", () => {
  expect(resetFilters()).toEqual({ selected: {}, ranges: {} });
  expect(countApplied(resetFilters())).toBe(0);
  expect(isSelected(resetFilters(), "toString", "length")).toBe(false);
});

const ask = (query: string, groups = GROUPS) =>
  buildFilters(toDocumentFilters(parseFiltersQuery(query, groups), groups));

test("FI-04 writes the choice in the filter grammar of documents", () => {
  expect(ask("layout:island,l-shaped;hasPrice:true;totalPrice.range:100000|500000")).toBe(
    "layout.in:l-shaped,island;hasPrice.in:true;totalPrice.range:100000|500000",
  );
  expect(ask("totalPrice.range:|500000")).toBe("totalPrice.range:|500000");
});

test("DI-21 one of several tags is enough unless the filter requires all", () => {
  const all = GROUPS.map((group) => (group.key === "tags" ? { ...group, match: "all" as const } : group));
  expect(ask("tags:stools,window")).toBe("tags.in:stools,window");
  expect(ask("tags.muin:stools,window", all)).toBe("tags.muin:stools,window");
});

test("FI-05 an empty choice requests all documents", () => {
  expect(toDocumentFilters(resetFilters(), GROUPS)).toEqual([]);
});
