import type { MetaArgs } from "react-router";
import { expect, test } from "vitest";
import { SAMPLE_BRAND, samplePlace } from "../place.fixture.ts";
import { type HeadPlace, headPlaceOf } from "./head-place.ts";
import { pageMeta } from "./page-meta.ts";
import type { SiteSettings } from "./site-settings.ts";

const loader = async () => ({ name: "Sage" });
const site: SiteSettings = { publicUrl: "https://homes.example", brand: SAMPLE_BRAND };

const meta = pageMeta<typeof loader>(({ name }, { edition, t }) => ({
  title: `${name} for ${edition.isoCode}`,
  description: t("ui.close"),
}));

function argumentsFor(pathname: string, change: { error?: unknown } = {}) {
  const root = { id: "root" as const, pathname: "/", params: {}, meta: [] };
  return {
    loaderData: { name: "Sage" },
    params: {},
    location: { pathname, search: "?utm_source=x", hash: "#y", state: null, key: "k", mask: undefined },
    matches: [{ ...root, loaderData: { site, place: headPlaceOf(samplePlace(pathname)) } }],
    ...change,
  } satisfies MetaArgs<typeof loader, { root: () => { site: SiteSettings; place: HeadPlace } }>;
}

test("describes a loaded page from its data, its edition and its language", () => {
  const tags = meta(argumentsFor("/sa-ar"));
  expect(tags).toContainEqual({ title: "Sage for SA | Livspace السعودية" });
  expect(tags).toContainEqual({ name: "description", content: "إغلاق" });
});

test("takes nothing of a visitor's query into the canonical address", () => {
  const tags = meta(argumentsFor("/in"));
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://homes.example/in" });
  expect(JSON.stringify(tags)).not.toContain("utm_source");
});

test("says nothing for a page that failed: the error page has words of its own", () => {
  expect(meta(argumentsFor("/in", { error: new Error("broken") }))).toEqual([]);
});
