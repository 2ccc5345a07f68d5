import { expect, test } from "vitest";
import { changeDraft, type DraftChange, draftOf, stillApplied, typedIn } from "./filter-draft.ts";
import { GROUPS } from "./filter-groups.fixture.ts";
import { listApplied } from "./filter-state.ts";
import { buildFiltersQuery, parseFiltersQuery } from "./filters-query.ts";

const stateOf = (query: string) => parseFiltersQuery(query, GROUPS);
const after = (query: string, ...changes: DraftChange[]) =>
  changes.reduce((draft, change) => changeDraft(draft, change, GROUPS), draftOf(stateOf(query)));
const queryOf = (...parameters: Parameters<typeof after>) =>
  buildFiltersQuery(after(...parameters).state, GROUPS);
const choose = (key: string, id: string): DraftChange => ({ kind: "choose", key, id });
const type = (low: string, high: string): DraftChange => ({
  kind: "type",
  key: "totalPrice",
  ends: { low, high },
});

test("FI-02 toggles options, and clears a single choice with the empty option", () => {
  expect(queryOf("", choose("layout", "island"), choose("layout", "straight"))).toBe(
    "layout:straight,island",
  );
  expect(queryOf("layout:island", choose("layout", "island"))).toBe("");
  expect(queryOf("hasPrice:true", choose("hasPrice", "false"))).toBe("hasPrice:false");
  expect(queryOf("hasPrice:true", choose("hasPrice", ""))).toBe("");
  expect(queryOf("", choose("hasPrice", ""))).toBe("");
});

test("FI-04 preserves the typed text and applies it once it is a number", () => {
  const draft = after("", type("2.", "400000"));
  expect(typedIn(draft, "totalPrice")).toEqual({ low: "2.", high: "400000" });
  expect(buildFiltersQuery(draft.state, GROUPS)).toBe("totalPrice.range:|400000");
  expect(typedIn(after("totalPrice.range:100000|"), "totalPrice")).toEqual({ low: "100000", high: "" });
});

test("a band is chosen by the first press and removed by the second", () => {
  const band: DraftChange = { kind: "take-band", key: "totalPrice", band: { high: 250_000 } };
  expect(typedIn(after("", band), "totalPrice")).toEqual({ low: "", high: "250000" });
  expect(queryOf("", band)).toBe("totalPrice.range:|250000");
  expect(queryOf("", band, band)).toBe("");
  expect(typedIn(after("", band, band), "totalPrice")).toEqual({ low: "", high: "" });
});

test("FI-06 removes an applied filter from the draft together with its typed values", () => {
  const query = "layout:island,straight;totalPrice.range:100000|";
  for (const applied of listApplied(stateOf(query), GROUPS)) {
    const draft = after(query, { kind: "remove", applied });
    expect(stillApplied(draft.state, stateOf(query), GROUPS)).toHaveLength(2);
    if ("range" in applied) expect(typedIn(draft, "totalPrice").low).toBe("");
  }
});

test("FI-06 does not list a chosen filter as applied before the form is sent", () => {
  const draft = after("layout:island", choose("layout", "straight"));
  expect(stillApplied(draft.state, stateOf("layout:island"), GROUPS)).toMatchObject([
    { option: { id: "island" } },
  ]);
});

test("another list resets the draft", () => {
  expect(queryOf("layout:island", { kind: "begin", state: stateOf("tags:window") })).toBe("tags:window");
});
