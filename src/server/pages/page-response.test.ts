import { expect, test } from "vitest";
import { EncodedBody, QUALITY } from "../../platform/encoded-body.ts";
import type { CachedPage } from "../../platform/page-cache.ts";
import { ALL_PAGES } from "../../web/pages/all-pages.ts";
import { pageResponse } from "./page-response.ts";

function framingOf(page: Partial<CachedPage>) {
  const made: CachedPage = {
    ...{ status: 200, headers: [], kind: "page", scriptHashes: [], freshUntil: 0, tags: new Set() },
    body: new EncodedBody("<p>", QUALITY.once),
    ...page,
  };
  const outside = { scriptHosts: [], connectHosts: [], frameHosts: [] };
  const { headers } = pageResponse(made, {
    ...{ method: "GET", secure: true, outside, bytes: Buffer.from("<p>"), encoding: "identity" },
    ifNoneMatch: null,
  });
  const sent = new Headers(headers.pairs);
  const [, ancestors] = /frame-ancestors ([^;]+)/.exec(sent.get("content-security-policy") ?? "") ?? [];
  return [ancestors, sent.get("x-frame-options")];
}

test("only the staff's preview of a project may be in a frame, and only in one of this site", () => {
  const framed = ALL_PAGES.all.filter(({ isFramedByUs }) => isFramedByUs).map(({ name }) => name);
  expect(framed).toEqual(["staff-project"]);
  expect(framingOf({ isFramedByUs: true })).toEqual(["'self'", "SAMEORIGIN"]);
  expect(framingOf({})).toEqual(["'none'", "DENY"]);
});
