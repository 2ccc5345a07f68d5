import { afterEach, describe, expect, test } from "vitest";
import { createTags } from "./tags.ts";
import { sendEventsTo, track } from "./track.ts";

afterEach(() => sendEventsTo(undefined));

const commands = (layer: unknown[] = []) => layer.map((entry) => JSON.parse(JSON.stringify(entry)));

describe("AN-05 the data layer", () => {
  test("AN-05 nothing is told before analytics is there and agreed to", () => {
    const page: Parameters<typeof createTags>[1] = {};
    track("search", { keyword: "kitchen" });
    const tags = createTags({ containerId: "GTM-A" }, page);
    track("search", { keyword: "kitchen" });
    expect(JSON.stringify(commands(page.dataLayer))).not.toContain("kitchen");
    sendEventsTo(tags.send);
    track("search", { keyword: "wardrobe" });
    expect(page.dataLayer?.at(-1)).toEqual({ event: "search", keyword: "wardrobe" });
  });

  test("AN-04 an event goes by its exact name, and to the tag by one that it takes", () => {
    const page: Parameters<typeof createTags>[1] = {};
    createTags({ measurementId: "G-1" }, page).send("design-ideas wishlist-complete", { count: 2 });
    const [event, command] = page.dataLayer?.slice(-2) ?? [];
    expect(event).toEqual({ event: "design-ideas wishlist-complete", count: 2 });
    expect(JSON.parse(JSON.stringify(command))).toEqual({
      0: "event",
      1: "design_ideas_wishlist_complete",
      2: { count: 2 },
    });
    expect(Array.isArray(command)).toBe(false);
  });

  test("AN-01 only the scripts of what is set are loaded", () => {
    expect(createTags({ measurementId: "G-1" }, {}).scripts).toEqual([
      "https://www.googletagmanager.com/gtag/js?id=G-1",
    ]);
    expect(createTags({ containerId: "GTM-A", pixelId: "12" }, {}).scripts).toEqual([
      "https://www.googletagmanager.com/gtm.js?id=GTM-A",
      "https://connect.facebook.net/en_US/fbevents.js",
    ]);
  });

  test("AN-05 the pixel does not read forms, and is told what happened without any field", () => {
    const page: Parameters<typeof createTags>[1] = {};
    createTags({ pixelId: "12" }, page).send("lead_submit", { cta_type: "Sticky" });
    expect(page.fbq?.queue).toEqual([
      ["set", "autoConfig", false, "12"],
      ["init", "12"],
      ["track", "Lead"],
    ]);
  });

  test("AN-01 taking it back tells every tag", () => {
    const page: Parameters<typeof createTags>[1] = {};
    createTags({ measurementId: "G-1", pixelId: "12" }, page).setConsent(false);
    expect(Reflect.get(page, "ga-disable-G-1")).toBe(true);
    expect(page.fbq?.queue.at(-1)).toEqual(["consent", "revoke"]);
    expect(commands(page.dataLayer).at(-1)).toEqual({
      0: "consent",
      1: "update",
      2: { analytics_storage: "denied" },
    });
  });
});
