import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildFilters } from "../../../../../contracts/document-filters.ts";
import type { FilterGroup } from "./filter-group.ts";
import { GROUPS } from "./filter-groups.fixture.ts";
import {
  type FilterState,
  hideChildren,
  resetFilters,
  setRange,
  toDocumentFilters,
  toggleOption,
} from "./filter-state.ts";
import {
  buildFiltersQuery,
  CONDITIONS_FIELD,
  filtersHref,
  parseFiltersQuery,
  readFormFields,
  readListAddress,
  unknownPieces,
} from "./filters-query.ts";

const nothing = resetFilters();

describe("FI-04 the filters of a URL", () => {
  test("are read as category:a,b and category.constraint:low|high", () => {
    expect(parseFiltersQuery("layout:l-shaped,island;totalPrice.range:100000|500000", GROUPS)).toEqual({
      selected: { layout: { "l-shaped": true, island: true } },
      ranges: { totalPrice: { low: 100_000, high: 500_000 } },
    });
  });

  test("are written in the order of the filters, so that one choice has one URL", () => {
    const state = parseFiltersQuery(
      "totalPrice.range:100000|500000;tags:window;layout:island,l-shaped",
      GROUPS,
    );
    expect(buildFiltersQuery(state, GROUPS)).toBe(
      "layout:l-shaped,island;tags:window;totalPrice.range:100000|500000",
    );
  });

  test.each([
    ["totalPrice.range:|500000", { high: 500_000 }],
    ["totalPrice.range:100000|", { low: 100_000 }],
    ["totalPrice.range:500000|100000", { low: 100_000, high: 500_000 }],
    ["totalPrice.range:x|500000", { high: 500_000 }],
  ])("may leave an end of a range open: %s", (text, range) => {
    expect(parseFiltersQuery(text, GROUPS)).toEqual({ selected: {}, ranges: { totalPrice: range } });
  });

  test.each([
    undefined,
    null,
    "",
    ";;;",
    ":",
    "layout",
    "layout:",
    "layout:round",
    "mood:calm",
    "layout.excludes:island",
    "layout.range:low|high",
    "totalPrice:cheap",
    "totalPrice.range:|",
    "totalPrice.range:1e9|-5",
    "totalPrice.range:Infinity|NaN",
    "totalPrice.range:99999999999999999999|",
    "__proto__:x;constructor:name;toString.range:1|2",
    "layout:%E0%A4%A",
    "layout:<script>",
  ])("are left out if they are invalid: %s", (text) => {
    expect(parseFiltersQuery(text, GROUPS)).toEqual(nothing);
  });

  test("keep the known values beside unknown ones", () => {
    const state = parseFiltersQuery("mood:calm;layout:round,island,%E0%A4%A;tags", GROUPS);
    expect(state).toEqual({ selected: { layout: { island: true } }, ranges: {} });
  });

  test("use the first value of a single choice", () => {
    expect(parseFiltersQuery("hasPrice:false,true", GROUPS).selected).toEqual({ hasPrice: { false: true } });
  });

  test("may name an option twice", () => {
    expect(parseFiltersQuery("layout:island,island;layout:island", GROUPS).selected).toEqual({
      layout: { island: true },
    });
  });

  test("FI-03 lose the options that other filters hide, in any order", () => {
    for (const text of ["tags:loft,window;layout:straight", "layout:straight;tags:loft,window"]) {
      expect(buildFiltersQuery(parseFiltersQuery(text, GROUPS), GROUPS)).toBe("layout:straight;tags:window");
    }
  });

  test("use muin if all options must match, and omit the constraint in", () => {
    const all = GROUPS.map((group) => (group.key === "tags" ? { ...group, match: "all" as const } : group));
    const state = parseFiltersQuery("tags.muin:window,stools", all);
    expect(buildFiltersQuery(state, all)).toBe("tags.muin:stools,window");
    expect(parseFiltersQuery("tags.in:window", GROUPS).selected).toEqual({ tags: { window: true } });
  });

  test.each([
    ["tags.muin:window,stools", "tags.muin:stools,window", "tags.muin:stools,window"],
    ["tags.muin:window", "tags:window", "tags.in:window"],
    ["hasPrice.muin:true,false", "hasPrice.muin:true,false", "hasPrice.muin:true,false"],
    ["layout.range:1|2", "layout.range:1|2", "layout.range:1|2"],
    ["totalPrice:100000", "totalPrice.range:100000|100000", "totalPrice.range:100000|100000"],
    ["totalPrice.in:200000,100000", "totalPrice:100000,200000", "totalPrice.in:100000,200000"],
    ["totalPrice.muin:1,2", "totalPrice.muin:1,2", "totalPrice.muin:1,2"],
    ["totalPrice.range:1|2,9|8", "totalPrice.range:1|2,8|9", "totalPrice.range:1|2,8|9"],
    [
      "tags:loft;tags.muin:window,stools",
      "tags:loft;tags.muin:stools,window",
      "tags.in:loft;tags.muin:stools,window",
    ],
  ])("accept a constraint that is not the filter's own: %s", (text, written, asked) => {
    const state = parseFiltersQuery(text, GROUPS);
    expect(buildFiltersQuery(state, GROUPS)).toBe(written);
    expect(parseFiltersQuery(written, GROUPS)).toEqual(state);
    expect(buildFilters(toDocumentFilters(state, GROUPS))).toBe(asked);
    expect(unknownPieces(text, GROUPS)).toEqual([]);
  });

  test("may require one of several options where the filter would require all", () => {
    const all = GROUPS.map((group) => (group.key === "tags" ? { ...group, match: "all" as const } : group));
    const state = parseFiltersQuery("tags:window,stools", all);
    expect(buildFilters(toDocumentFilters(state, all))).toBe("tags.in:stools,window");
    expect(buildFiltersQuery(state, all)).toBe("tags:stools,window");
  });

  test("report parts that match no filter", () => {
    const text = "layout:round,island;tags.excludes:loft; ;mood;totalPrice.range:|9,low|";
    expect(unknownPieces(text, GROUPS)).toEqual([
      "layout:round",
      "tags.excludes:loft",
      "mood",
      "totalPrice.range:low|",
    ]);
  });

  test("are read as they were written, whatever the names of the filters", () => {
    fc.assert(
      fc.property(arbitraryFilters, ({ groups, state }) => {
        expect(parseFiltersQuery(buildFiltersQuery(state, groups), groups)).toEqual(state);
      }),
    );
  });

  test("survive a round trip through a URL", () => {
    fc.assert(
      fc.property(arbitraryFilters, ({ groups, state }) => {
        const written = new URLSearchParams({ filters: buildFiltersQuery(state, groups) }).toString();
        expect(parseFiltersQuery(new URLSearchParams(written).get("filters"), groups)).toEqual(state);
      }),
    );
  });

  test("never throw, and parse to the same state again", () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "layout:",
        "island",
        ",",
        ";",
        "|",
        "tags.muin:",
        "totalPrice.range:",
        "totalPrice:",
        "layout.range:",
        "layout.muin:",
        "stools",
        "7|",
        "hasPrice:true",
      ),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const state = parseFiltersQuery(parts.join(""), GROUPS);
        expect(parseFiltersQuery(buildFiltersQuery(state, GROUPS), GROUPS)).toEqual(state);
      }),
    );
  });
});

test("FI-05 an empty choice is an empty query", () => {
  expect(buildFiltersQuery(nothing, GROUPS)).toBe("");
});

const name = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text.isWellFormed());
const side = fc.option(fc.nat({ max: 100_000_000 }), { nil: undefined });

const arbitraryGroup = (key: string): fc.Arbitrary<FilterGroup> =>
  fc
    .record({
      select: fc.constantFrom("single" as const, "multi" as const, "range" as const),
      match: fc.constantFrom("any" as const, "all" as const),
      ids: fc.uniqueArray(name, { minLength: 1, maxLength: 4 }),
    })
    .map(({ ids, ...rest }) => ({
      ...rest,
      key,
      displayName: key,
      isPromoted: false,
      options: ids.map((id) => ({ id, displayName: id, count: 1, childFilters: [] })),
    }));

interface Choice {
  nth: number;
  low: number | undefined;
  high: number | undefined;
}

const arbitraryFilters = fc
  .uniqueArray(name, { maxLength: 4 })
  .chain((keys) => fc.tuple(...keys.map(arbitraryGroup)))
  .chain((groups) =>
    fc
      .array(fc.record<Choice>({ nth: fc.nat({ max: 3 }), low: side, high: side }), { maxLength: 12 })
      .map((choices) => ({ groups, state: stateOf(groups, choices) })),
  );

function stateOf(groups: readonly FilterGroup[], choices: readonly Choice[]): FilterState {
  const chosen = choices.reduce((state, { nth, low, high }, index) => {
    const group = groups[index % Math.max(groups.length, 1)];
    if (!group) return state;
    if (group.select === "range") return setRange(state, group.key, { low, high });
    return toggleOption(state, groups, group.key, group.options[nth]?.id ?? "");
  }, resetFilters());
  return hideChildren(chosen, groups);
}

const read = (query: string) => readFormFields(new URLSearchParams(query), GROUPS);

test("FI-04 converts the fields of the form to the filters of a URL", () => {
  const state = read(
    "f.layout=island&f.layout=l-shaped&f.totalPrice.low=100000&f.totalPrice.high=&room=10x8",
  );
  expect(state && buildFiltersQuery(state, GROUPS)).toBe("layout:l-shaped,island;totalPrice.range:100000|");
});

test("returns undefined for a URL without fields of the form", () => {
  expect(read("filters=layout:island&room=10x8")).toBeUndefined();
  expect(read("")).toBeUndefined();
});

test("FI-05 an empty form clears all filters", () => {
  expect(read("f.totalPrice.low=&f.totalPrice.high=&f.hasPrice=")).toEqual(resetFilters());
});

test("FI-02 a single choice has one value even if several were sent", () => {
  expect(read("f.hasPrice=true&f.hasPrice=false")?.selected).toEqual({ hasPrice: { true: true } });
});

test("FI-03 drops options that other filters hide", () => {
  expect(read("f.tags=loft&f.tags=window&f.layout=straight")?.selected).toEqual({
    layout: { straight: true },
    tags: { window: true },
  });
});

test("ignores fields that match no filter", () => {
  expect(read("f.layout=round&f.mood=calm&f.totalPrice.low=lots&f.layout.low=3&f.=x")).toEqual(
    resetFilters(),
  );
});

test("FI-04 preserves conditions that the form cannot express", () => {
  const fields = new URLSearchParams([
    [CONDITIONS_FIELD, "tags.muin:stools,window"],
    ["f.layout", "island"],
  ]);
  const state = readFormFields(fields, GROUPS) ?? resetFilters();
  expect(buildFiltersQuery(state, GROUPS)).toBe("layout:island;tags.muin:stools,window");
});

test.each([
  "/in/design-ideas/kitchen-designs",
  "/in/design-ideas/kitchen-designs?filters=layout:straight,island;totalPrice.range:100000%7C&sort=price&room=10x8",
])("reads and rewrites %s on any page", (href) => {
  const page = `${href}${href.includes("?") ? "&" : "?"}page=3`;
  const { path, keep, state, groups } = readListAddress(page, GROUPS);
  expect(filtersHref(path, keep, state, groups)).toBe(href);
});
