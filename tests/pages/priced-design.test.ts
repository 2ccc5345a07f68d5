import { describe, expect, test } from "vitest";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, type Page, readHtml, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const WHOLE = "design-ideas/kitchen-designs/designs-price/modern-kitchen-price";

async function open(path: string): Promise<{ status: number; html: string; page: Page }> {
  const response = await site.fetch(path);
  const html = await response.text();
  return { status: response.status, html, page: readHtml(html) };
}

const canonicalOf = (page: Page) => attribute(page.one('link[rel="canonical"]'), "href");

describe("a priced design", () => {
  test.each(["in", "sg", "my"])(
    "DI-05 has its page in /%s, with and without its category",
    async (region) => {
      for (const path of [
        `/${region}/${WHOLE}`,
        `/${region}/design-ideas/designs-price/modern-kitchen-price`,
      ]) {
        const { status, page } = await open(path);
        expect([path, status]).toEqual([path, 200]);
        expect(canonicalOf(page)).toBe(`${PUBLIC_URL}/${region}/${WHOLE}`);
      }
    },
  );

  test.each([
    "/in/design-ideas/wardrobe/designs-price/modern-kitchen-price",
    "/in/design-ideas/no-such-category/designs-price/modern-kitchen-price",
    "/in/design-ideas/kitchen-designs/designs-price/no-such-design",
    "/in/design-ideas/kitchen-designs/designs-price/modern-kitchen",
    "/sa/design-ideas/kitchen-designs/designs-price/modern-kitchen-price",
  ])("is not found at %s", async (path) => {
    expect((await site.fetch(path)).status).toBe(404);
  });

  test("SP-05 SP-09 has a number and a price for every piece, and no variations", async () => {
    const { html, page } = await open(`/in/${WHOLE}`);
    const spots = page.all(".spot");
    expect(spots).toHaveLength(10);
    for (const spot of spots) {
      const id = new URL(attribute(spot, "href") ?? "", PUBLIC_URL).searchParams.get("piece");
      expect(page.all(`input[name="p.${id}"]`).map((radio) => attribute(radio, "value"))).toEqual([
        "1",
        "off",
      ]);
    }
    expect(textOf(page.one("#list tfoot"))).toContain("₹2,17,710");
    expect(html).toContain("Accessories pack");
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("removes the tax of a piece together with the piece", async () => {
    const { page } = await open(`/in/${WHOLE}?pieces=hob:off`);
    const total = Math.round((184_500 - 10_500) * 1.18);
    expect(textOf(page.one("#list tfoot"))).toContain(`₹${new Intl.NumberFormat("en-IN").format(total)}`);
  });

  test("DI-09 shows its story, and links to others by its tags and colours", async () => {
    const { html, page } = await open(`/in/${WHOLE}`);
    for (const said of ["Starter flats change tenants", "Meera Iyer", "Navy laminate, handleless profile"])
      expect(html).toContain(said);
    const tags = page.all(".tag-links a").map((link) => attribute(link, "href") ?? "");
    expect(tags).toHaveLength(5);
    for (const tag of tags) expect(tag).toContain("ctaType=Design%20Idea%20Tag");
    expect(page.all(".colour-links a").length).toBeGreaterThan(0);
  });

  test("SP-17 has the button GET THIS DESIGN", async () => {
    const { page } = await open(`/in/${WHOLE}`);
    const asks = page.all(".scene-total a");
    expect(asks.length).toBeGreaterThan(0);
    for (const ask of asks)
      expect([textOf(ask), attribute(ask, "data-cta-type")]).toEqual(["GET THIS DESIGN", "Design Idea Tag"]);
  });

  test("redirects a form to its canonical address", async () => {
    const response = await site.fetch(`/in/${WHOLE}?p.hob=off&p.tap=1`);
    expect([response.status, response.headers.get("location")]).toEqual([302, `/in/${WHOLE}?pieces=hob:off`]);
  });
});
