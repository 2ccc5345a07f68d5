import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCaller } from "../contracts/create-caller.ts";
import { editionOf } from "../editions/edition.ts";
import { setContentPages } from "../urls/known-pages.ts";
import { alternatesOf, linkTo, samePageIn } from "../urls/links.ts";
import { followContentPages } from "./follow-content-pages.ts";
import "../web/pages/all-pages.ts";

const host = { documents: new Map<string, string[]>(), isDown: false };
const call = createCaller({ addresses: {}, embedded: answer, retryDelaysMs: [0, 0] });
const cache = { invalidate: vi.fn() };
let ask: () => Promise<void>;
let stop: () => void;

beforeEach(() => {
  ({ ask, stop } = followContentPages({ call, cache, isUpstream: false }));
  setContentPages([]);
  host.documents.clear();
  host.isDown = false;
  cache.invalidate.mockClear();
});
afterEach(() => stop());

test("links a page in the regions that have its document, and clears the page cache", async () => {
  host.documents.set("SG EN", ["about-us"]);
  await ask();
  expect(linkTo(editionOf("sg"), "about-us")).toBe("/sg/about-us");
  expect(linkTo(editionOf("in"), "about-us")).toBeUndefined();
  expect(samePageIn("in", "/sg/about-us")).toBe("/in");
  expect(alternatesOf("/sg/about-us", ["in", "sg"])).toEqual([{ region: "sg", path: "/sg/about-us" }]);
  expect(cache.invalidate).toHaveBeenCalledTimes(1);
  await ask();
  expect(cache.invalidate).toHaveBeenCalledTimes(1);
});

test("ignores a document whose page has its own view or needs parameters", async () => {
  host.documents.set("IN EN", ["home", "city", "no-such-page"]);
  await ask();
  expect(cache.invalidate).not.toHaveBeenCalled();
});

test("keeps the known links while the host does not respond", async () => {
  host.documents.set("SG EN", ["about-us"]);
  await ask();
  host.isDown = true;
  await ask();
  expect(linkTo(editionOf("sg"), "about-us")).toBe("/sg/about-us");
});

test("a site that is closed while it asks changes no links", async () => {
  setContentPages([{ region: "my", page: "offerings" }]);
  host.documents.set("SG EN", ["about-us"]);
  const asked = ask();
  stop();
  await asked;
  expect(linkTo(editionOf("my"), "offerings")).toBe("/my/offerings");
  expect(linkTo(editionOf("sg"), "about-us")).toBeUndefined();
  expect(cache.invalidate).not.toHaveBeenCalled();
});

function answer(request: Request): Response {
  if (host.isDown) return new Response(null, { status: 503 });
  const filters = new URL(request.url).searchParams.get("filters") ?? "";
  const edition = [...filters.matchAll(/:(\w+)/g)].map((match) => match[1]).join(" ");
  const contents = (host.documents.get(edition) ?? []).map((slug) => ({ slug }));
  const size = contents.length;
  return Response.json({ contents, totalElements: size, totalPages: 1, page: 0, size });
}
