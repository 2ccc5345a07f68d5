import { expect, test } from "vitest";
import { openPage } from "../support/open-page.ts";
import { PUBLIC_URL, sharedSite, testSite } from "../support/open-test-site.ts";
import { attribute, type Page } from "../support/read-html.ts";

const site = sharedSite();
const siteWithNumbers = testSite({ WHATSAPP_NUMBERS: "in:+918012345678,sg:off", BRAND_NAME: "Homes" });

function chatOf(page: Page) {
  const link = page.one("a[data-chat]");
  return { link, href: new URL(attribute(link, "href") ?? ""), slug: attribute(link, "data-chat") };
}

function stateOf(html: string) {
  return JSON.parse(/id="atrium-state">([^<]*)</.exec(html)?.[1] ?? "{}");
}

test.each([
  ["/in", "message-home"],
  ["/in/design-ideas", "message-design-ideas"],
  ["/in/design-ideas/kitchen-designs", "message-design-ideas"],
  ["/sa-ar/designs/kitchen/modern-kitchen", "message-smart-photo"],
  ["/in/interiors/refer-a-friend", "message-referral"],
  ["/in/talk", "message-contact"],
  ["/ikea", "message-default"],
])(
  "CO-03 GS-04 GS-05 the chat button of %s has the message %s, in the language of the page",
  async (path, slug) => {
    const { html, page } = await openPage(site, path);
    const chat = chatOf(page);
    expect(chat.slug).toBe(slug);
    expect(chat.href.origin).toBe("https://wa.me");
    const text = chat.href.searchParams.get("text") ?? "";
    expect(text).toContain("Livspace");
    expect(text).not.toMatch(/[{}]/);
    expect(/\p{Script=Arabic}/u.test(text)).toBe(path.startsWith("/sa-ar"));
    expect(stateOf(html)).toMatchObject({ whatsappWidgetMessageSlug: slug, isChatWidgetVisible: true });
    expect([attribute(chat.link, "target"), attribute(chat.link, "rel")]).toEqual(["_blank", "noopener"]);
  },
);

test("CO-03 the message contains the address of the design", async () => {
  const path = "/sa-ar/designs/kitchen/modern-kitchen";
  const { page } = await openPage(site, `${path}?size=large`);
  expect(chatOf(page).href.searchParams.get("text")).toContain(PUBLIC_URL + path);
});

test.each([
  ["/in", "/918000000000"],
  ["/sg", "/6560000000"],
  ["/my", "/60300000000"],
  ["/sa", "/966120000000"],
])("CO-03 %s uses the number of its country: %s", async (path, number) => {
  expect(chatOf((await openPage(site, path)).page).href.pathname).toBe(number);
});

test("WHATSAPP_NUMBERS sets the real numbers, and hides the button in countries without one", async () => {
  const { page } = await openPage(siteWithNumbers, "/in");
  expect(chatOf(page).href.pathname).toBe("/918012345678");
  expect(chatOf(page).href.searchParams.get("text")).toContain("Homes");
  const { html, page: without } = await openPage(siteWithNumbers, "/sg");
  expect(without.all("[data-chat]")).toEqual([]);
  expect(stateOf(html).isChatWidgetVisible).toBe(false);
});

test("GS-05 an embed has no chat button, and no private address is sent", async () => {
  expect((await openPage(site, "/in/widget/lead-form")).page.all("[data-chat]")).toEqual([]);
  expect((await openPage(site, "/template")).page.all("[data-chat]")).toEqual([]);
});
