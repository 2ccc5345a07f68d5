import { describe, expect, test } from "vitest";
import { buildUrlQueryParams } from "./build-url-query-params.ts";
import { parseUrlQueryParams } from "./url-query-params.ts";

describe("urlQueryParams", () => {
  test("DI-18 contains country, roomType, tags, exclusions, and a page that starts at zero", () => {
    const text = buildUrlQueryParams({
      filters: [
        { field: "country", op: "eq", values: ["IN"] },
        { field: "roomType", op: "in", values: ["kitchen"] },
        { field: "tags", op: "in", values: ["sage", "island"] },
        { field: "field", op: "excludes", values: ["redirectedTo"] },
      ],
      page: 0,
      size: 12,
    });
    expect(text).toBe(
      "filters=country.eq:IN;roomType.in:kitchen;tags.in:sage,island;field.excludes:redirectedTo&page=0&size=12",
    );
  });

  test("K33 is parsed from its text", () => {
    expect(parseUrlQueryParams("filters=country.eq:IN;field.excludes:redirectedTo&page=2&size=24")).toEqual({
      ok: true,
      query: {
        filters: [
          { field: "country", op: "eq", values: ["IN"] },
          { field: "field", op: "excludes", values: ["redirectedTo"] },
        ],
        page: 2,
        size: 24,
        sort: "position",
      },
    });
  });

  test("parses the text that it has built", () => {
    const query = {
      filters: [{ field: "tags", op: "muin" as const, values: ["a&b=c", "50% off, maybe", "غرفة", "x+y#z"] }],
      page: 3,
      size: 7,
      sort: "-slug" as const,
    };
    expect(parseUrlQueryParams(buildUrlQueryParams(query))).toEqual({ ok: true, query });
  });

  test("ignores unknown parameters, and uses defaults for missing ones", () => {
    const query = { filters: [], page: 0, size: 12, sort: "position" };
    expect(parseUrlQueryParams("colour=red&filters=")).toEqual({ ok: true, query });
    expect(parseUrlQueryParams("")).toEqual({ ok: true, query });
  });

  test.each([
    ["page=-1", "page"],
    ["page=one", "page"],
    ["size=0", "size"],
    ["size=101", "size"],
    ["sort=price", "sort"],
    ["filters=country", "country"],
    ["filters=title.eq:50%25", "title"],
  ])("%s is refused with the name of the field", (text, field) => {
    expect(parseUrlQueryParams(text)).toEqual({
      ok: false,
      problem: { field, reason: expect.stringMatching(/\w/) },
    });
  });
});
