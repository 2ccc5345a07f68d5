import { describe, expect, test } from "vitest";
import { textOf as wordsOf } from "../../src/editions/all-texts.ts";
import { openPage } from "../support/open-page.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, hrefs, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const open = (path: string) => openPage(site, path);

const DETAILS = ["/in/interiors/service", "/my/service", "/sa/service", "/sa-ar/service"];
const SLUGS = [
  "designing-my-dream-home",
  "booking-and-payments",
  "pricing-and-quotes",
  "design-stage",
  "materials-and-quality",
  "delivery-and-installation",
  "civil-and-on-site-works",
  "move-in-and-handover",
  "warranty-and-after-care",
  "cancellations",
  "return-exchange-refunds",
  "quality-promise",
  "customer-dos-and-donts",
  "terms",
  "terms-and-conditions",
  "grievance-and-escalation",
  "referral-terms",
  "financing",
  "home-care-guide",
  "accessibility",
];

describe.each(DETAILS)("%s", (base) => {
  test.each(SLUGS)(
    "ST-03 RT-22 RT-23 RT-24 has %s, with its date, a summary and its chapters",
    async (slug) => {
      const { page } = await open(`${base}/${slug}`);
      expect(page.all("h1")).toHaveLength(1);
      expect(textOf(page.one(".policy__short p")).length).toBeGreaterThan(60);
      expect(page.all(".contents a").length).toBeGreaterThan(2);
      for (const href of hrefs(page, ".contents a"))
        expect(page.all(`.article__text [id="${href.slice(1)}"]`)).toHaveLength(1);
      expect(page.all(".policy-steps a").length).toBeGreaterThan(0);
    },
  );

  test("ST-05 answers 404 for an unknown slug", async () => {
    expect((await site.fetch(`${base}/zz-none`)).status).toBe(404);
  });

  test("ST-03 privacy redirects to its own address", async () => {
    const response = await site.fetch(`${base}/privacy`);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(`${base.replace("/service", "")}/privacy`);
  });
});

test("ST-03 a date is written in words, and the page can be printed alone", async () => {
  const { page, html } = await open("/in/interiors/service/warranty-and-after-care");
  expect(textOf(page.one(".policy__facts time"))).toBe("November 18, 2026");
  expect(attribute(page.one("[data-print]"), "data-print")).toBe("policy");
  expect(page.all('[data-prints="policy"]')).toHaveLength(1);
  expect(await htmlProblems(html)).toEqual([]);
});

test("ST-04 AMB-02 the Saudi terms are at their exact slugs, link to each other, and are both valid", async () => {
  const english = "/sa/service/terms-and-conditions-saudi-arabia";
  const arabic = "/sa-ar/service/terms-and-conditions-saudi-arabia-ar";
  for (const path of [english, arabic]) {
    const { page, html } = await open(path);
    // AMB-02: search engines never get a link to the Arabic edition.
    expect(page.all("link[hreflang]")).toEqual([]);
    expect(attribute(page.one('link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + path);
    expect(hrefs(page, ".policy__facts a")).toEqual([path === english ? arabic : english]);
    expect(await htmlProblems(html)).toEqual([]);
  }
});

test.each([
  ["/in/interiors/service/terms-and-conditions", "/in/interiors/service/terms"],
  ["/sa/service/terms", "/sa/service/terms-and-conditions-saudi-arabia"],
])("ST-03 %s has the canonical address %s", async (path, known) => {
  const { page } = await open(path);
  expect(attribute(page.one('link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + known);
});

describe.each(["/in/interiors/privacy", "/sg/privacy", "/my/privacy", "/sa/privacy", "/sa-ar/privacy"])(
  "%s",
  (path) => {
    test("RT-18 RT-24 RT-25 ST-07 has the text of its edition, and all its links work", async () => {
      const { page, html } = await open(path);
      expect(textOf(page.one(".article__text")).length).toBeGreaterThan(800);
      expect(await htmlProblems(html)).toEqual([]);
      const links = [...new Set(hrefs(page, "main a"))].filter((href) => href.startsWith("/"));
      for (const href of links) expect([href, (await site.fetch(href)).status]).toEqual([href, 200]);
    });
  },
);

test.each([
  "/my/privacy/cookie-policy",
  "/sa/privacy/cookie-policy",
  "/sa-ar/privacy/cookie-policy",
  "/in/interiors/service/cookie-policy",
])(
  "RT-23 RT-24 %s lists the stored data, opens the panel, and explains the default without a script",
  async (path) => {
    const { page, html } = await open(path);
    expect(page.all(".cookie-facts dl > div").length).toBeGreaterThan(14);
    expect(page.all('.cookie-facts [data-opens="cookie-settings"]')).toHaveLength(1);
    const { t } = wordsOf(path.startsWith("/sa-ar") ? "ar" : "en");
    expect(html).toContain(t("kept.noScript"));
    expect(await htmlProblems(html)).toEqual([]);
  },
);

describe.each(["/in/interiors/service", "/sg/service", "/my/service"])("the hub %s", (path) => {
  test("RT-18 RT-23 RT-25 has topics, questions, tickets and the escalation steps with their times", async () => {
    const { page, html } = await open(path);
    expect(page.all(".hub-tile").length).toBeGreaterThan(9);
    expect(page.all("#questions details")).toHaveLength(8);
    expect(page.all("#escalation tbody tr").length).toBeGreaterThan(3);
    expect(textOf(page.one("#escalation"))).toContain("48 hours");
    for (const href of hrefs(page, "#tickets .btn")) expect((await site.fetch(href)).status).toBe(200);
    expect(await htmlProblems(html)).toEqual([]);
    for (const href of hrefs(page, ".hub-tile, .link-index a")) {
      const [address = "", anchor] = href.split("#");
      expect([href, (await site.fetch(address)).status]).toEqual([href, 200]);
      if (anchor) expect(page.all(`details [id="${anchor}"]`)).toHaveLength(1);
    }
  });

  test("finds topics and answers by a plain form, and has one canonical address", async () => {
    const { page } = await open(`${path}?q=warranty`);
    expect(attribute(page.one(".help-search form"), "method")).toBe("get");
    expect(page.all(".help-search__found li").map(textOf).join()).toContain("arranty");
    for (const href of hrefs(page, '.help-search__found a[href^="#"]'))
      expect(page.all(`details [id="${href.slice(1)}"]`)).toHaveLength(1);
    expect(attribute(page.one('link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + path);
    expect(textOf((await open(`${path}?q=zzqx`)).page.one(".help-search"))).toContain("zzqx");
  });
});

test("ST-03 the sitemaps contain every help page, each under one address", async () => {
  const map = await (await site.fetch("/in/sitemap.xml")).text();
  expect(map).toContain("/in/interiors/service/warranty-and-after-care<");
  expect(map).toContain("/in/interiors/privacy<");
  expect(map).not.toContain("/in/interiors/service/privacy<");
});
