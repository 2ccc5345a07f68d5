import { afterEach, describe, expect, test } from "vitest";
import { sendEventsTo, track } from "./analytics-behaviour.ts";
import { createTags } from "./tags.ts";

afterEach(() => sendEventsTo(undefined));

const ALL = { measurement: true, marketing: true };
const NONE = { measurement: false, marketing: false };

const commands = (layer: unknown[] = []) => layer.map((entry) => JSON.parse(JSON.stringify(entry)));

/** Creates the tags of a page with the given consent. */
function tagsOf(settings: Parameters<typeof createTags>[0], allowed = ALL) {
  const page: Parameters<typeof createTags>[1] = {};
  const tags = createTags(settings, page);
  tags.setConsent(allowed);
  return { tags, page };
}

describe("AN-05 the data layer", () => {
  test("AN-05 sends nothing before analytics is loaded and allowed", () => {
    const { tags, page } = tagsOf({ containerId: "GTM-A" });
    track("search", { keyword: "kitchen" });
    expect(JSON.stringify(commands(page.dataLayer))).not.toContain("kitchen");
    sendEventsTo(tags.send);
    track("search", { keyword: "wardrobe" });
    expect(page.dataLayer?.at(-1)).toEqual({ event: "search", keyword: "wardrobe" });
  });

  test("AN-04 sends an event under its exact name, and under a valid name to the tag", () => {
    const { tags, page } = tagsOf({ measurementId: "G-1" });
    tags.send("design-ideas wishlist-complete", { count: 2 });
    const [event, command] = page.dataLayer?.slice(-2) ?? [];
    expect(event).toEqual({ event: "design-ideas wishlist-complete", count: 2 });
    expect(JSON.parse(JSON.stringify(command))).toEqual({
      0: "event",
      1: "design_ideas_wishlist_complete",
      2: { count: 2 },
    });
    expect(Array.isArray(command)).toBe(false);
  });

  test("AN-01 loads only the configured scripts, each by its consent category", () => {
    expect(createTags({ measurementId: "G-1" }, {}).scripts).toEqual({
      measurement: ["https://www.googletagmanager.com/gtag/js?id=G-1"],
      marketing: [],
    });
    const container = "https://www.googletagmanager.com/gtm.js?id=GTM-A";
    expect(createTags({ containerId: "GTM-A", pixelId: "12" }, {}).scripts).toEqual({
      measurement: [container],
      marketing: [container, "https://connect.facebook.net/en_US/fbevents.js"],
    });
  });

  test("AN-05 the pixel does not read forms and receives events without fields", () => {
    const { tags, page } = tagsOf({ pixelId: "12" });
    tags.send("lead_submit", { cta_type: "Sticky" });
    expect(page.fbq?.queue).toEqual([
      ["set", "autoConfig", false, "12"],
      ["init", "12"],
      ["consent", "grant"],
      ["track", "Lead"],
    ]);
  });

  test("AN-01 consent to measurement alone sends nothing to advertisers, and the reverse", () => {
    const counted = tagsOf({ measurementId: "G-1", pixelId: "12" }, { ...NONE, measurement: true });
    counted.tags.send("lead_submit", { cta_type: "Sticky" });
    expect(counted.page.fbq).toBeUndefined();
    expect(JSON.stringify(commands(counted.page.dataLayer))).toContain("lead_submit");
    const marketed = tagsOf({ measurementId: "G-1", pixelId: "12" }, { ...NONE, marketing: true });
    marketed.tags.send("lead_submit", { cta_type: "Sticky" });
    expect(JSON.stringify(commands(marketed.page.dataLayer))).not.toContain("lead_submit");
    expect(marketed.page.fbq?.queue.at(-1)).toEqual(["track", "Lead"]);
  });

  test("AN-01 withdrawing consent informs every tag", () => {
    const { tags, page } = tagsOf({ measurementId: "G-1", pixelId: "12" });
    tags.setConsent(NONE);
    expect(Reflect.get(page, "ga-disable-G-1")).toBe(true);
    expect(page.fbq?.queue.at(-1)).toEqual(["consent", "revoke"]);
    expect(commands(page.dataLayer).at(-1)).toEqual({
      0: "consent",
      1: "update",
      2: {
        analytics_storage: "denied",
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
      },
    });
    tags.send("lead_submit", { cta_type: "Sticky" });
    expect(JSON.stringify(commands(page.dataLayer))).not.toContain("lead_submit");
  });
});
