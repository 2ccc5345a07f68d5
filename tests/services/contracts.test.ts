import { expect, test, vi } from "vitest";
import { checkFeature } from "../../src/contracts/calls/check-feature.ts";
import {
  getContent,
  getDocument,
  getPreviousAndNext,
  searchContent,
  searchDocuments,
} from "../../src/contracts/calls/document-calls.ts";
import { getStaticContent } from "../../src/contracts/calls/get-static-content.ts";
import { findCountry } from "../../src/contracts/calls/places/places-calls.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { loadedBackends } from "./fixture-backends.ts";

async function inProcess() {
  const { app } = await loadedBackends();
  const fetch = vi.fn<typeof globalThis.fetch>();
  const report = vi.fn();
  const call = createCaller({ addresses: {}, embedded: (request) => app.fetch(request), fetch, report });
  return { call, fetch, report };
}

test("documents, static content, flags and the visitor's country are read from storage, without a socket", async () => {
  const { call, fetch, report } = await inProcess();
  const filters = "country.eq:IN;field.excludes:redirectedTo";
  const outcomes = {
    searchDocuments: await call(searchDocuments, { contentSlug: "centres", filters, page: 0, size: 1 }),
    searchContent: await call(searchContent, { contentSlug: "designs", filters, sort: "-slug" }),
    getDocument: await call(getDocument, { pageSlug: "home", filters: "country.eq:SA;language.eq:AR" }),
    getContent: await call(getContent, { contentSlug: "designs", pageSlug: "sage-kitchen" }),
    getPreviousAndNext: await call(getPreviousAndNext, {
      contentType: "designs",
      slug: "navy-kitchen",
      preNextContentType: "designs",
      filters,
    }),
    getStaticContent: await call(getStaticContent, { slug: "message-default", isoCode: "SG" }),
    checkFeature: await call(checkFeature, { feature: "open-to-all", id: "1", strategy: "default" }),
    findCountry: await call(findCountry, {
      required_fields: ["countryCode"],
      visitorAddress: "165.21.83.88",
    }),
  };
  expect(outcomes).toMatchObject({
    searchDocuments: {
      ok: true,
      value: { contents: [{ cityName: "Bengaluru" }], totalElements: 2, totalPages: 2 },
    },
    searchContent: { ok: true, value: { contents: [{ slug: "teak-bedroom" }, {}, {}] } },
    getDocument: { ok: true, value: { jsonBody: { title: "بيوت في السعودية" } } },
    getContent: { ok: true, value: { title: "Sage kitchen", tags: ["sage", "island"] } },
    getPreviousAndNext: { ok: true, value: { contents: [{}, { slug: "navy-kitchen" }, {}] } },
    getStaticContent: { ok: true, value: { content: { message: "Hello Singapore" } } },
    checkFeature: { ok: true, value: { isEnabled: true } },
    findCountry: { ok: true, value: { countryCode: "SG" } },
  });
  expect(fetch).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

test("ST-13 a missing document is a problem with its status, and is reported", async () => {
  const { call, report } = await inProcess();
  const outcome = await call(getDocument, { pageSlug: "none" });
  expect(outcome).toMatchObject({
    ok: false,
    problem: { kind: "not-found", status: 404, report: "Api/Resource Not Found - 404" },
  });
  expect(report).toHaveBeenCalledOnce();
});

test("the visitor's country from the CDN is passed with the call", async () => {
  const { call } = await inProcess();
  const outcome = await call(findCountry, {
    required_fields: ["countryCode"],
    visitorAddress: "165.21.83.88",
    visitorCountry: "my",
  });
  expect(outcome).toEqual({ ok: true, value: { countryCode: "MY" } });
});
