import { describe, expect, test } from "vitest";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { sharedSite } from "../support/open-test-site.ts";
import { attribute, readHtml, textOf } from "../support/read-html.ts";

const site = sharedSite();
const open = async (path: string) => readHtml(await (await site.fetch(path)).text());

describe("NW-01 notices", () => {
  test.each(REGION_NAMES)("NW-01 the pages of /%s contain their notices, hidden", async (region) => {
    const notices = (await open(`/${region}`)).all("[data-notice]");
    expect(notices.length).toBeGreaterThan(0);
    for (const notice of notices) {
      expect(attribute(notice, "data-notice")).toMatch(new RegExp(`^${region}-`));
      expect(JSON.parse(attribute(notice, "data-due") ?? "{}").expiry).toBeGreaterThan(0);
      expect(attribute(notice, "hidden")).toBeDefined();
      expect(/\p{Script=Arabic}/u.test(textOf(notice))).toBe(region === "sa-ar");
    }
  });

  test("NW-01 an embed has no notices", async () => {
    expect(
      (await open("/in/widget/lead-form")).all("[data-notice], .sticky, [data-island=lead-popup]"),
    ).toEqual([]);
  });
});

test.each(REGION_NAMES)("SK-01 the sticky bar of /%s offers a price and a designer", async (region) => {
  const page = await open(`/${region}`);
  const [estimate, talk] = page.all(".sticky a");
  expect(attribute(estimate ?? page.one("body"), "href")).toMatch(new RegExp(`^/${region}`));
  expect(attribute(talk ?? page.one("body"), "data-cta-type")).toBe("Sticky");
  expect(attribute(talk ?? page.one("body"), "data-opens")).toBe("lead-drawer");
});

describe("LF-01 the pop-up", () => {
  test.each(REGION_NAMES)("LF-01 AT-04 /%s has an empty container for it", async (region) => {
    expect((await open(`/${region}`)).one("[data-island=lead-popup]").children).toEqual([]);
  });

  test("AT-04 the page of the form has neither sticky bar nor pop-up", async () => {
    expect((await open("/in/talk")).all(".sticky, [data-island=lead-popup]")).toEqual([]);
  });
});

test.each(REGION_NAMES)(
  "AN-01 without analytics settings, the pages of /%s contain no trace of it",
  async (region) => {
    const response = await site.fetch(`/${region}`);
    const html = await response.text();
    for (const trace of ["data-analytics", "cookie-choices", "googletagmanager", "facebook"])
      expect(html).not.toContain(trace);
    expect(response.headers.get("content-security-policy")).not.toMatch(/google|facebook/);
  },
);
