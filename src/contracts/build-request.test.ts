import { describe, expect, test } from "vitest";
import { z } from "zod";
import { buildRequest } from "./build-request.ts";
import { getDocument, getPreviousAndNext, searchContent, searchDocuments } from "./calls/document-calls.ts";
import { findCountry } from "./calls/places/places-calls.ts";
import { type Call, type CallInput, defineCall } from "./define-call.ts";
import { defineQuery } from "./graphql/define-query.ts";

function addressOf<Definition extends Call>(call: Definition, input: CallInput<Definition>): string {
  return decodeURIComponent(buildRequest(call, call.input.parse(input), "http://gateway.example/api").url);
}

describe("buildRequest", () => {
  test("fields that are sent as headers are neither in the body nor in the address", async () => {
    const input = findCountry.input.parse({ required_fields: ["countryCode"], visitorAddress: "49.207.1.1" });
    const request = buildRequest(findCountry, input, "http://sales.example");
    expect(request.url).toBe("http://sales.example/utils/api/v2/geoip");
    expect(request.headers.get("x-forwarded-for")).toBe("49.207.1.1");
    expect(request.headers.has("x-visitor-country")).toBe(false);
    expect(await request.json()).toEqual({ required_fields: ["countryCode"] });
  });

  test("header fields of a GET are not in its query", () => {
    const call = defineCall({
      name: "readSecret",
      host: "own",
      method: "GET",
      path: "/secrets/:id",
      input: z.object({ id: z.string(), key: z.string(), page: z.number() }),
      headers: { key: "x-key" },
      answer: z.unknown(),
    });
    const request = buildRequest(call, { id: "a b/c", key: "k", page: 2 }, "http://own.example/");
    expect(request.url).toBe("http://own.example/secrets/a%20b%2Fc?page=2");
    expect(request.headers.get("x-key")).toBe("k");
  });

  test("a GraphQL operation is posted to the exact address, with its input as variables", async () => {
    const call = defineQuery({
      name: "getThing",
      input: z.object({ id: z.string(), page: z.number().optional() }),
      variables: { id: "ID!", page: "Int" },
      answer: z.object({ name: z.string() }),
    });
    const request = buildRequest(call, { id: "7" }, "https://far.example/graphql");
    expect([request.method, request.url]).toEqual(["POST", "https://far.example/graphql"]);
    expect(request.headers.get("content-type")).toBe("application/json");
    expect(request.headers.get("accept")).toContain("application/graphql-response+json");
    expect(await request.json()).toEqual({
      query: "query getThing($id: ID!, $page: Int) { getThing(id: $id, page: $page) { name } }",
      operationName: "getThing",
      variables: { id: "7" },
    });
  });

  test("AP-02 appends the path to the gateway's address", () => {
    expect(addressOf(getDocument, { pageSlug: "home" })).toBe(
      "http://gateway.example/api/document/es/search/website_content/slug/home",
    );
  });

  test("EC-03 ST-11 requests documents by content type and filters", () => {
    expect(addressOf(searchDocuments, { contentSlug: "ec", filters: "countryCode.eq:IN" })).toBe(
      "http://gateway.example/api/document/es/search/ec?filters=countryCode.eq:IN",
    );
  });

  test("DI-29 DI-30 CU-09 requests designs, neighbours and cues at the specified addresses", () => {
    const filters = "country.eq:IN;roomType.in:kitchen;field.excludes:redirectedTo";
    expect(addressOf(searchContent, { contentSlug: "designs", filters, page: 0, size: 12 })).toBe(
      `http://gateway.example/api/document/es/search/designs?filters=${filters}&page=0&size=12`,
    );
    expect(
      addressOf(getPreviousAndNext, {
        contentType: "designs",
        slug: "a",
        preNextContentType: "looks",
        filters,
      }),
    ).toBe(`http://gateway.example/api/document/es/search/designs/slug/a/prevnext/looks?filters=${filters}`);
  });
});
