import { describe, expect, test } from "vitest";
import { agreedHostsServer } from "../support/agreed-hosts/agreed-hosts-server.ts";
import { testSite } from "../support/open-test-site.ts";
import { attribute, readHtml, textOf } from "../support/read-html.ts";

const hosts = agreedHostsServer();
const site = testSite(() => hosts.settings());

async function open(path: string) {
  const response = await site.fetch(path);
  return { status: response.status, page: readHtml(await response.text()) };
}

describe("a smart photo from an upstream host", () => {
  const path = "/in/designs/their-photo-in";

  test("lets the visitor choose a variation: the picture and the price change", async () => {
    const before = await open(path);
    const after = await open(`${path}?pieces=their-lamp:2`);
    const total = ({ page }: typeof before) => textOf(page.one("#list tfoot .d25"));
    const shown = ({ page }: typeof before) => attribute(page.one(".scene-photo img"), "src");
    expect([total(before), total(after)]).toEqual(["₹20,000", "₹30,000"]);
    expect(shown(before)).toContain("/their-photo-in-0.jpg");
    expect(shown(after)).toContain("/lamp-in-room-2.jpg");
  });

  test("shows the size and the prices that the host returned, and nothing else", async () => {
    const { page } = await open(path);
    expect(textOf(page.one(".fact-table"))).toBe("Size12 × 10 · 120 sq ft");
    expect(textOf(page.one(".scene-total--foot"))).not.toContain("GST");
    expect(textOf(page.one("#piece-their-sofa-details"))).toContain("21 days");
  });

  test("has a share card", async () => {
    const { page } = await open(path);
    const card = new URL(attribute(page.one('meta[property="og:image"]'), "content") ?? "");
    expect((await site.fetch(card.pathname)).status).toBe(200);
  });
});

describe("our own smart photos beside it", () => {
  test("still open with our own products, as our lists link to them", async () => {
    const { status, page } = await open("/in/designs/kitchen/modern-kitchen");
    expect(status).toBe(200);
    expect(textOf(page.one(".scene-total--foot"))).toContain("GST");
    expect(textOf(page.one("#scene"))).not.toContain("THEIR");
  });

  test("a smart photo that no host has is answered with 404", async () => {
    expect((await open("/in/designs/no-such-photo")).status).toBe(404);
    expect((await open("/sg/designs/their-photo-in")).status).toBe(404);
    expect((await open("/oembed/smart-photo?region=in&slug=no-such-photo")).status).toBe(404);
  });
});

test("an embed of finishes leaves out discontinued ones", async () => {
  const { page } = await open("/oembed/finishes?region=in");
  expect(page.all(".embed-tile")).toHaveLength(3);
});
