import { expect, test } from "vitest";
import { SAMPLE_BRAND, sampleRequestContext } from "../request-context.fixture.ts";
import { pageMeta } from "./page-meta.ts";
import type { SiteSettings } from "./site-settings.ts";

const loader = async () => ({ name: "Sage" });
const site: SiteSettings = { publicUrl: "https://homes.example", brand: SAMPLE_BRAND };

const meta = pageMeta<typeof loader>(({ name }, { edition, t }) => ({
  title: `${name} for ${edition.isoCode}`,
  description: t("ui.close"),
}));

test("describes a loaded page from its data, its edition and its language", () => {
  const { title, tags } = meta({ name: "Sage" }, { site, requestContext: sampleRequestContext("/sa-ar") });
  expect(title).toBe("Sage for SA | Livspace السعودية");
  expect(tags).toContainEqual({ label: "name", key: "description", value: "إغلاق" });
});

test("the canonical URL contains nothing of the visitor's query", () => {
  const head = meta({ name: "Sage" }, { site, requestContext: sampleRequestContext("/in?utm_source=x") });
  expect(head.links).toContainEqual({ rel: "canonical", href: "https://homes.example/in" });
  expect(JSON.stringify(head)).not.toContain("utm_source");
});
