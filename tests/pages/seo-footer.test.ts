import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { SeoFooter } from "../../src/contracts/documents/seo-footer.ts";
import { REGION_NAMES, type Region } from "../../src/editions/regions.ts";
import { sharedSite } from "../support/open-test-site.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";
import { hrefs, readHtml, textOf } from "../support/read-html.ts";

const site = sharedSite();

const Footers = z.array(SeoFooter.extend({ slug: z.string() }));

function footersOf(region: Region): z.infer<typeof Footers> {
  const file = join(PROJECT_ROOT, "content/documents/seo-footers", region, "seo-footers.json");
  return Footers.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** A page that shows the links of a slug. */
function pageWith(slug: string, region: Region): string {
  const pages: Record<string, string> = {
    home: `/${region}`,
    "design-ideas": `/${region}/design-ideas`,
    "smart-photo": `/${region}/designs/kitchen/modern-kitchen`,
  };
  return pages[slug] ?? `/${region}/design-ideas/${slug}`;
}

describe.each(REGION_NAMES)("the links above the footer of /%s", (region) => {
  test("GS-03 are on the page of their slug, before the footer", async () => {
    for (const { slug, title, groups } of footersOf(region)) {
      const html = await (await site.fetch(pageWith(slug, region))).text();
      const page = readHtml(html);
      const links = groups.flatMap((group) => group.links.map(({ href }) => href));
      expect([slug, hrefs(page, ".seof a")]).toEqual([slug, links]);
      expect(textOf(page.one("#seo-footer-title"))).toBe(title);
      expect(html.indexOf("seo-footer-title")).toBeLessThan(html.indexOf("<footer"));
    }
  });

  test("GS-03 lead to existing pages without a redirect, and are unique", async () => {
    const wrong: string[] = [];
    for (const { slug, groups } of footersOf(region)) {
      const links = groups.flatMap((group) => group.links.map(({ href }) => href));
      if (new Set(links).size < links.length) wrong.push(`twice the same on ${slug}`);
      for (const href of links) {
        const { pathname, search } = new URL(href, "https://localhost");
        const response = await site.fetch(pathname + search);
        const html = await response.text();
        if (
          response.status !== 200 ||
          /data-gallery="[^"]*&quot;total&quot;:0,/.test(html) ||
          !pathname.startsWith(`/${region}`)
        )
          wrong.push(`${response.status} ${href} on ${slug}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test("GS-03 a page without such links has no empty container for them", async () => {
  for (const path of ["/in/talk", "/ikea", "/in/design-ideas/no-such-room", "/in/design-ideas/commercial"])
    expect([path, await (await site.fetch(path)).text()]).toEqual([
      path,
      expect.not.stringContaining("seof"),
    ]);
});
