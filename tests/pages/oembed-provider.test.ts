import { describe, expect, test } from "vitest";
import { openPage } from "../support/open-page.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { hrefs } from "../support/read-html.ts";

const site = sharedSite();

function ask(address: string, more: Record<string, string> = {}): Promise<Response> {
  return site.fetch(`/api/oembed?${new URLSearchParams({ url: PUBLIC_URL + address, ...more })}`);
}

describe("OE-01 the oEmbed provider", () => {
  test("answers for an embed with a sandboxed frame", async () => {
    const response = await ask("/oembed/faq?topic=price&region=sg");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/json");
    const answer = await response.json();
    expect(answer).toMatchObject({ version: "1.0", type: "rich", width: 640, provider_url: PUBLIC_URL });
    expect(answer.height).toBeGreaterThan(0);
    expect(answer.html).toMatch(/^<iframe [^<>]*sandbox="allow-scripts [^<>]*"[^<>]*><\/iframe>$/);
    const source = /src="([^"]*)"/.exec(answer.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect((await site.fetch(source.slice(PUBLIC_URL.length))).status).toBe(200);
  });

  test("keeps within maxwidth and maxheight", async () => {
    const answer = await (await ask("/oembed/cta", { maxwidth: "320", maxheight: "100" })).json();
    expect(answer).toMatchObject({ width: 320, height: 100 });
    expect((await ask("/oembed/cta", { maxwidth: "wide" })).status).toBe(400);
  });

  test("also answers in XML, and with 501 for any other format", async () => {
    const response = await ask("/oembed/cta?ctaText=%3Ccall%3E%26", { format: "xml" });
    expect(response.headers.get("content-type")).toContain("text/xml");
    const xml = await response.text();
    expect(xml).toContain("<type>rich</type>");
    expect(xml).toContain("&lt;iframe ");
    expect((await ask("/oembed/cta", { format: "yaml" })).status).toBe(501);
  });

  test.each([
    ["another site", "https://www.example.com.evil/oembed/cta"],
    ["another scheme", "javascript:alert(1)"],
    ["an invalid address", "oembed"],
    ["a page without an embed", `${PUBLIC_URL}/in`],
    ["an unknown embed", `${PUBLIC_URL}/oembed/zz`],
    ["an unknown design", `${PUBLIC_URL}/in/design-ideas/designs/zz-none`],
    ["an unknown story", `${PUBLIC_URL}/in/magazine/zz-none`],
  ])("answers 404 for %s", async (_, url) => {
    const response = await site.fetch(`/api/oembed?${new URLSearchParams({ url })}`);
    expect(response.status).toBe(404);
  });

  test("a story has its own title and photograph", async () => {
    const answer = await (await ask("/in/magazine/what-a-2bhk-interior-costs")).json();
    expect(answer.title).toBe("What a 2BHK interior costs, line by line");
    const thumbnail = await site.fetch(new URL(answer.thumbnail_url).pathname);
    expect(thumbnail.headers.get("content-type")).toBe("image/jpeg");
  });

  test("pages with an embed link to the provider, which answers", async () => {
    const { page: list } = await openPage(site, "/in/design-ideas/kitchen-designs");
    const design = hrefs(list, ".card__title a").find((href) => href.includes("/designs"));
    for (const path of [design?.split("?")[0] ?? "", "/sa/designs/kitchen/modern-kitchen"]) {
      const { page } = await openPage(site, path);
      const [address = ""] = hrefs(page, 'link[type="application/json+oembed"]');
      expect(address).toContain(`${PUBLIC_URL}/api/oembed?`);
      const response = await site.fetch(address.slice(PUBLIC_URL.length));
      expect([path, response.status]).toEqual([path, 200]);
    }
    const { page: home } = await openPage(site, "/in");
    expect(hrefs(home, 'link[type="application/json+oembed"]')).toEqual([]);
  });
});
