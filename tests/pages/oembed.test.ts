import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EMBED_NAMES, embedRow } from "../../src/contracts/embeds/embed-components.ts";
import { editionOf } from "../../src/editions/edition.ts";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { openPage } from "../support/open-page.ts";
import { testSite } from "../support/open-test-site.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";
import { attribute, hrefs, readHtml, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = testSite();
const namedSite = testSite({ EMBED_ORIGINS: "https://partner.example" });

const NAMED = ["banner-with-lead-form", "cta", "faq", "smart-photo", "website-cta", "tnc"] as const;

test("there are at least forty embeds, including the named ones and a family for kitchens", () => {
  expect(EMBED_NAMES.length).toBeGreaterThanOrEqual(40);
  expect(EMBED_NAMES).toEqual(expect.arrayContaining([...NAMED]));
  expect(EMBED_NAMES.filter((name) => name.startsWith("kitchen-exp/")).length).toBeGreaterThan(5);
});

describe.each(EMBED_NAMES)("/oembed/%s", (name) => {
  test("OE-01 OE-02 is a complete small page in every region that has it, and not found in the others", async () => {
    for (const region of REGION_NAMES) {
      const path = `/oembed/${name}?region=${region}`;
      const response = await site.fetch(path);
      const isThere = embedRow(name).regions?.includes(region) ?? true;
      expect([path, response.status]).toEqual([path, isThere ? 200 : 404]);
      const html = await response.text();
      const page = readHtml(html);
      expect(attribute(page.one("html"), "dir")).toBe(editionOf(region).direction);
      expect(textOf(page.one("h1"))).not.toBe("");
      expect(page.all("header, footer, nav").length).toBe(0);
      expect(html).toMatch(/<meta name="robots" content="noindex"/);
    }
  });

  test("is valid HTML", async () => {
    const [first = "in", ...others] = embedRow(name).regions ?? REGION_NAMES;
    // Also checks the Arabic page, if there is one.
    for (const region of new Set([first, ...others.filter((other) => other === "sa-ar")])) {
      const { html } = await openPage(site, `/oembed/${name}?region=${region}`);
      expect([region, await htmlProblems(html)]).toEqual([region, []]);
    }
  });

  test("links out of its frame to our site, with tracking parameters", async () => {
    const region = embedRow(name).regions?.[0] ?? "in";
    const { page } = await openPage(site, `/oembed/${name}?region=${region}`);
    const links = page.all("a").filter((link) => attribute(link, "data-cta-type") === undefined);
    const outside = links.filter((link) => !/^(?:tel:|#)/.test(attribute(link, "href") ?? ""));
    const isForm = page.all("[data-lead-form]").length > 0;
    if (!isForm) expect(outside.length).toBeGreaterThan(0);
    for (const link of outside.filter((one) => attribute(one, "href")?.startsWith("/") && !isForm)) {
      expect(attribute(link, "target")).toBe("_top");
      expect(attribute(link, "href")).toContain("utm_source=embed");
    }
  });
});

describe("the content of an embed", () => {
  test("OE-03 its address has no region and is not redirected", async () => {
    for (const name of NAMED) {
      const response = await site.fetch(`/oembed/${name}`);
      expect([name, response.status]).toEqual([name, 200]);
    }
    expect((await site.fetch("/in/oembed/cta")).status).toBe(404);
  });

  test("OE-04 a smart photo of another country is shown in that country's currency", async () => {
    const { page } = await openPage(site, "/oembed/smart-photo?slug=mens-majlis&region=in");
    const more = hrefs(page, ".embed-part__more a");
    expect(more[0]).toMatch(/^\/sa(?:-ar)?\/designs\/majlis\/mens-majlis\?/);
    expect(textOf(page.one(".embed-scene__total"))).not.toContain("₹");
  });

  test.each([
    "/oembed/zz",
    "/oembed/kitchen-exp/zz",
    "/oembed/design?slug=zz-none",
    "/oembed/faq?topic=%3Cb%3E",
  ])("%s is not found, with a short message", async (path) => {
    const response = await site.fetch(path);
    expect(response.status).toBe(404);
    const page = readHtml(await response.text());
    expect(textOf(page.one("h1"))).toBe("This page could not be found");
    expect(page.all("header, footer").length).toBe(0);
    expect(response.headers.get("x-frame-options")).toBeNull();
  });

  test("colours come from the address, and only valid colours are used", async () => {
    const { page } = await openPage(site, "/oembed/cta?theme=dark&accent=ffcc00");
    const main = page.one("main");
    expect(attribute(main, "class")).toContain("on-ink");
    expect(attribute(main, "style")).toMatch(/--clay:#[0-9a-f]{6};/);
    const hostile = await openPage(site, "/oembed/cta?accent=red%3Bbackground%3Aurl(x)&background=%22%3E");
    expect(attribute(hostile.page.one("main"), "style") ?? "").toBe("");
  });

  test("K73 OE-06 the address sets the text of the button and the form; markup in it stays text", async () => {
    const { page, html } = await openPage(
      site,
      "/oembed/cta?ctaText=Call%20me&formTitle=%3Cb%3EAsha%3C%2Fb%3E&ctaType=Oembed%20Pop-Up",
    );
    const button = page.one("a[data-cta-type]");
    expect(attribute(button, "data-cta-text")).toBe("Call me");
    expect(attribute(button, "data-form-title")).toBe("<b>Asha</b>");
    expect(attribute(button, "data-cta-type")).toBe("Oembed Pop-Up");
    expect(html).not.toContain("<b>Asha");
  });
});

describe("the lead form for other sites", () => {
  test.each(["/widget/lead-form", ...REGION_NAMES.map((region) => `/${region}/widget/lead-form`)])(
    "OE-05 %s is a form in a frame",
    async (path) => {
      const response = await site.fetch(`${path}?formTitle=Talk%20to%20Asha&ctaText=Call%20me`);
      expect(response.status).toBe(200);
      const html = await response.text();
      const page = readHtml(html);
      const form = page.one('form[data-lead-form="embed"]');
      expect(attribute(form, "action")).toContain("/widget/lead-form");
      expect(textOf(page.one("h1"))).toBe("Talk to Asha");
      expect(textOf(page.one('[type="submit"]'))).toBe("Call me");
      expect(attribute(page.one('input[name="cta_type"]'), "value")).toBe("Oembed Open Form");
      expect(await htmlProblems(html)).toEqual([]);
    },
  );

  test("there is no form for an unknown region", async () => {
    expect((await site.fetch("/zz/widget/lead-form")).status).toBe(404);
  });

  test("without a script it answers in its frame: errors with the typed values, or thanks", async () => {
    const send = (fields: Record<string, string>) =>
      site.fetch("/sg/widget/lead-form?theme=sand", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ cta_type: "Oembed Open Form", consent_version: "2026-11", ...fields }),
      });
    const wrong = await send({ name: "Mei", phone: "12", pincode: "018956" });
    expect(wrong.status).toBe(422);
    expect(wrong.headers.get("x-frame-options")).toBeNull();
    const page = readHtml(await wrong.text());
    expect(attribute(page.one('input[name="name"]'), "value")).toBe("Mei");
    const right = await send({ name: "Mei", phone: "91234567", pincode: "018956" });
    expect([right.status, right.headers.get("location")]).toEqual([
      303,
      "/sg/widget/lead-form?theme=sand&sent=yes",
    ]);
    const thanks = await openPage(site, "/sg/widget/lead-form?theme=sand&sent=yes");
    expect(thanks.page.all("[data-thanks]").length).toBe(1);
  });
});

describe("frames and scripts", () => {
  test("any site may frame an embed, unless EMBED_ORIGINS limits them; our other pages cannot be framed", async () => {
    const policy = async (from: typeof site, path: string) => {
      const { headers } = await from.fetch(path);
      const ancestors = headers.get("content-security-policy")?.match(/frame-ancestors ([^;]*)/)?.[1];
      return [ancestors, headers.get("x-frame-options")];
    };
    for (const path of ["/oembed/cta", "/widget/lead-form"]) {
      expect(await policy(site, path)).toEqual(["*", null]);
      expect(await policy(namedSite, path)).toEqual(["'self' https://partner.example", null]);
    }
    expect(await policy(site, "/oembed/demo")).toEqual(["'none'", "DENY"]);
    const { page } = await openPage(namedSite, "/oembed/cta");
    expect(attribute(page.one("main[data-origins]"), "data-origins")).toBe("https://partner.example");
  });

  test("an embed loads its own script of at most 4 KB, and never React", async () => {
    const { page } = await openPage(site, "/oembed/banner-with-lead-form");
    const scripts = page.all("script[src]").map((script) => attribute(script, "src") ?? "");
    const preloads = hrefs(page, 'link[rel="modulepreload"]');
    let bytes = 0;
    for (const path of [...scripts, ...preloads]) {
      const response = await site.fetch(path, { headers: { "accept-encoding": "br" } });
      expect([path, response.status]).toEqual([path, 200]);
      bytes += (await response.arrayBuffer()).byteLength;
    }
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(4096);
  });

  test("the loader is one file of less than 3 KB that any site may load", async () => {
    const file = join(PROJECT_ROOT, "public/scripts/embed.js");
    expect(statSync(file).size).toBeLessThan(3000);
    expect(readFileSync(file, "utf8")).not.toMatch(/\b(?:import|innerHTML|eval)\b/);
    const response = await site.fetch("/scripts/embed.js");
    expect(response.status).toBe(200);
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });

  test("the demo shows every embed of its region, with the code to insert it", async () => {
    const { page } = await openPage(site, "/oembed/demo?region=sg&theme=dark");
    const names = page.all("iframe").map((frame) => attribute(frame, "data-atrium-embed"));
    const there = EMBED_NAMES.filter((name) => embedRow(name).regions?.includes("sg") ?? true);
    expect([...names].sort()).toEqual([...there].sort());
    expect(page.all(".snippet").length).toBeGreaterThan(there.length);
  });
});
