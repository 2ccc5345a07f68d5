import type { FilterGroup, FilterOption } from "./filter-group.ts";

function option(id: string, tags?: readonly string[]): FilterOption {
  return {
    id,
    displayName: id.toUpperCase(),
    count: 1,
    childFilters: tags ? [{ key: "tags", options: tags }] : [],
  };
}

/** Test filters: layouts and tiers narrow the tags; there is one single choice and one price range. */
export const GROUPS: readonly FilterGroup[] = [
  {
    key: "layout",
    displayName: "Layout",
    select: "multi",
    isPromoted: true,
    options: [
      option("straight", ["window"]),
      option("l-shaped", ["stools", "loft"]),
      option("island", ["stools", "window"]),
    ],
  },
  {
    key: "tier",
    displayName: "Level",
    select: "multi",
    isPromoted: false,
    options: [option("essential", ["loft"]), option("luxe", ["stools", "window"])],
  },
  {
    key: "tags",
    displayName: "Features",
    select: "multi",
    isPromoted: false,
    options: [option("stools"), option("window"), option("loft")],
  },
  {
    key: "hasPrice",
    displayName: "Prices",
    select: "single",
    isPromoted: false,
    options: [option("true"), option("false")],
  },
  {
    key: "totalPrice",
    displayName: "Budget",
    select: "range",
    unit: "money",
    isPromoted: true,
    options: [],
    range: { low: 100_000, high: 900_000 },
  },
];
