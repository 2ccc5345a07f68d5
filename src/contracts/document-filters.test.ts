import { describe, expect, test } from "vitest";
import { buildFilters, type DocumentFilter, parseFilters } from "./document-filters.ts";

describe("document filters", () => {
  test.each<[string, DocumentFilter[]]>([
    ["country:IN", [{ field: "country", op: "eq", values: ["IN"] }]],
    ["country.eq:IN", [{ field: "country", op: "eq", values: ["IN"] }]],
    ["roomType.in:kitchen,bedroom", [{ field: "roomType", op: "in", values: ["kitchen", "bedroom"] }]],
    ["tags.muin:sage,island", [{ field: "tags", op: "muin", values: ["sage", "island"] }]],
    ["price.range:100|200", [{ field: "price", op: "range", ranges: [{ low: 100, high: 200 }] }]],
    ["price.range:|200", [{ field: "price", op: "range", ranges: [{ high: 200 }] }]],
    ["price.range:1.5|,7|8", [{ field: "price", op: "range", ranges: [{ low: 1.5 }, { low: 7, high: 8 }] }]],
    ["meta.kind:a", [{ field: "meta.kind", op: "eq", values: ["a"] }]],
    ["title.eq:Tea%20%26%20rest%2C please", [{ field: "title", op: "eq", values: ["Tea & rest, please"] }]],
    ["time.eq:10:30", [{ field: "time", op: "eq", values: ["10:30"] }]],
    ["", []],
    [";country:IN;", [{ field: "country", op: "eq", values: ["IN"] }]],
  ])("reads %s", (text, filters) => {
    expect(parseFilters(text)).toEqual({ ok: true, filters });
  });

  test("DI-30 reads the filters of the neighbours", () => {
    expect(parseFilters("country.eq:IN;roomType.in:kitchen;field.excludes:redirectedTo")).toEqual({
      ok: true,
      filters: [
        { field: "country", op: "eq", values: ["IN"] },
        { field: "roomType", op: "in", values: ["kitchen"] },
        { field: "field", op: "excludes", values: ["redirectedTo"] },
      ],
    });
  });

  test.each([
    ["country", "country", "has no value"],
    ["country.eq:", "country", "empty value"],
    ["roomType.in:a,,b", "roomType", "empty value"],
    ["country.eq:a,b", "country", "one value"],
    ["title.eq:50%", "title", "percent-encoding"],
    ["price.range:5", "price", "low|high"],
    ["price.range:1|2|3", "price", "low|high"],
    ["price.range:|", "price", "open on both sides"],
    ["price.range:a|b", "price", "numbers"],
    ["price.range:1e999|", "price", "numbers"],
    [".eq:a", ".eq", "name of a field"],
    ["0.eq:a", "0", "name of a field"],
    ["a'b:c", "a'b", "name of a field"],
    ["field.excludes:a'b", "field", "name of a field"],
  ])("refuses %s", (text, field, reason) => {
    const parsed = parseFilters(`slug:x;${text}`);
    expect(parsed).toMatchObject({ ok: false, problem: { field } });
    if (!parsed.ok) expect(parsed.problem.reason).toContain(reason);
  });

  test.each([
    ["x".repeat(4_001), "longer than 4000 characters"],
    ["a:b;".repeat(31), "more than 30 conditions"],
    [`tags.in:${Array(51).fill("a")};tags.excludes:${Array(50).fill("a")}`, "more than 100 values"],
    [`price.range:${Array(101).fill("1|2")}`, "more than 100 values"],
  ])("refuses more filters than a database accepts", (text, reason) => {
    expect(parseFilters(text)).toEqual({
      ok: false,
      problem: { field: "filters", reason: expect.stringContaining(reason) },
    });
  });

  test("reads filters up to the limits", () => {
    expect(parseFilters("a:b;".repeat(30))).toMatchObject({ ok: true });
    expect(parseFilters(`tags.in:${Array(100).fill("a")}`)).toMatchObject({ ok: true });
    expect(parseFilters(`${Array(10).fill("a").join(".")}:b`)).toMatchObject({ ok: true });
    expect(parseFilters(`${Array(11).fill("a").join(".")}:b`)).toMatchObject({ ok: false });
  });

  test("parses the filters that it has built", () => {
    const filters: DocumentFilter[] = [
      { field: "country", op: "eq", values: ["SA"] },
      { field: "tags", op: "muin", values: ["a,b", "c;d", "100%", "x|y", "غرفة", "10:30"] },
      { field: "field", op: "excludes", values: ["redirectedTo"] },
      { field: "price", op: "range", ranges: [{ low: -1, high: 2.5 }, { high: 3 }, { low: 0 }] },
    ];
    expect(parseFilters(buildFilters(filters))).toEqual({ ok: true, filters });
  });

  test("DI-18 DI-29 builds the filters that the calls need", () => {
    expect(
      buildFilters([
        { field: "country", op: "eq", values: ["IN"] },
        { field: "roomType", op: "eq", values: ["kitchen"] },
        { field: "slug", op: "eq", values: ["sage-kitchen"] },
      ]),
    ).toBe("country.eq:IN;roomType.eq:kitchen;slug.eq:sage-kitchen");
    expect(
      buildFilters([
        { field: "country", op: "eq", values: ["IN"] },
        { field: "field", op: "excludes", values: ["redirectedTo"] },
      ]),
    ).toBe("country.eq:IN;field.excludes:redirectedTo");
  });
});
