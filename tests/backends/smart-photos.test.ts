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

describe("a smart photo of somebody else's host", () => {
  const path = "/in/designs/their-photo-in";

  test("can be chosen from: the picture and the price follow", async () => {
    const before = await open(path);
    const after = await open(`${path}?pieces=their-lamp:2`);
    const total = ({ page }: typeof before) => textOf(page.one("#list tfoot .d25"));
    const shown = ({ page }: typeof before) => attribute(page.one(".scene-photo img"), "src");
    expect([total(before), total(after)]).toEqual(["₹20,000", "₹30,000"]);
    expect(shown(before)).toContain("/their-photo-in-0.jpg");
    expect(shown(after)).toContain("/lamp-in-room-2.jpg");
  });

  test("says of its room and its prices what the host said, and no more", async () => {
    const { page } = await open(path);
    expect(textOf(page.one(".fact-table"))).toBe("Size12 × 10 · 120 sq ft");
    expect(textOf(page.one(".scene-total--foot"))).not.toContain("GST");
    expect(textOf(page.one("#piece-their-sofa-details"))).toContain("21 days");
  });

  test("has a card for where it is shared", async () => {
    const { page } = await open(path);
    const card = new URL(attribute(page.one('meta[property="og:image"]'), "content") ?? "");
    expect((await site.fetch(card.pathname)).status).toBe(200);
  });
});

describe("beside it", () => {
  test("our own open as ever, with our own products in them: our lists lead there", async () => {
    const { status, page } = await open("/in/designs/kitchen/modern-kitchen");
    expect(status).toBe(200);
    expect(textOf(page.one(".scene-total--foot"))).toContain("GST");
    expect(textOf(page.one("#scene"))).not.toContain("THEIR");
  });

  test("what nobody has is not found", async () => {
    expect((await open("/in/designs/no-such-photo")).status).toBe(404);
    expect((await open("/sg/designs/their-photo-in")).status).toBe(404);
    expect((await open("/oembed/smart-photo?region=in&slug=no-such-photo")).status).toBe(404);
  });
});

test("an embed of finishes leaves out what is not made any more", async () => {
  const { page } = await open("/oembed/finishes?region=in");
  expect(page.all(".embed-tile")).toHaveLength(3);
});
