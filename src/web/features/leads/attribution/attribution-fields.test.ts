import { describe, expect, test } from "vitest";
import { LeadPayload } from "../../../../contracts/leads/lead-payload.ts";
import { attributionFields, type VisitFacts } from "./attribution-fields.ts";

const VISIT: VisitFacts = {
  page: { url: "https://atrium.test/in/talk?cta_type=Banner#form", referrer: "https://atrium.test/in?x=1" },
  landing: {
    url: "https://atrium.test/in/design-ideas/kitchen?utm_source=fb&utm_medium=cpc&utm_campaign=diwali&utm_adset=s&utm_ad=a&utm_keyword=k&utm_matchtype=e&utm_placement=feed",
    referrer: "https://www.google.com/search?q=modular+kitchen",
  },
  firstContact: { medium: "organic", source: "google", channel: "organic" },
  device: "mobile",
  trackingIds: { ga_client_id: "1.2", ga_session_id: "3", fb_fbp: "fb.1.2.3", fb_fbc: "fb.1.2.x" },
  customQuery: {},
  referralKey: undefined,
};

describe("the attribution fields of a lead", () => {
  const fields = attributionFields(VISIT);

  test("LF-06 contain the marketing fields of this visit and of the first contact", () => {
    expect(fields).toMatchObject({
      marketing_lead_medium: "cpc",
      marketing_lead_source: "fb",
      marketing_lead_channel: "paid",
      marketing_lead_medium_fc: "organic",
      marketing_lead_source_fc: "google",
      marketing_lead_channel_fc: "organic",
      source: "fb",
      medium: "cpc",
    });
  });

  test("LF-07 contain the page without its query, the device and the landing page", () => {
    expect(fields).toMatchObject({ referral_page: "/in/talk", device_source: "mobile" });
    const page = { url: "https://atrium.test/in?x=1#y", referrer: "" };
    expect(attributionFields({ ...VISIT, page }).referral_page).toBe("/in");
    const own = {
      url: "https://atrium.test/in/thank-you/WyIwMTkzMTIzNCJd.c2lnbmF0dXJlLW9mLW91cnM",
      referrer: "",
    };
    expect(attributionFields({ ...VISIT, page: own, landing: own })).toMatchObject({
      referral_page: "/in/thank-you/[token]",
      landing_page_id: "/in/thank-you/[token]",
    });
  });

  test("AT-05 contain the landing page, its referrer and the campaign", () => {
    expect(fields).toMatchObject({
      landing_page_id: "/in/design-ideas/kitchen",
      landing_page_referrer: "https://www.google.com/search",
      utm_campaign: "diwali",
    });
  });

  test("LF-08 AN-02 AN-03 contain the ids of the analytics services", () => {
    expect(fields).toMatchObject(VISIT.trackingIds);
  });

  test("LF-10 contain every campaign field of the landing page's URL", () => {
    expect(fields).toMatchObject({
      utm_source: "fb",
      utm_medium: "cpc",
      utm_campaign: "diwali",
      utm_adset: "s",
      utm_ad: "a",
      utm_keyword: "k",
      utm_matchtype: "e",
      utm_placement: "feed",
      searched_keywords: "modular kitchen",
    });
  });

  test("LF-10 the campaign of the page or of the button wins over that of the landing page", () => {
    const page = { ...VISIT.page, url: "https://atrium.test/in?utm_source=mailing&utm_medium=email" };
    const own = attributionFields({ ...VISIT, page });
    expect(own).toMatchObject({ utm_source: "mailing", marketing_lead_channel: "email" });
    expect(own.utm_campaign).toBeUndefined();
    const button = attributionFields({ ...VISIT, customQuery: { utm_source: "qr", utm_medium: "print" } });
    expect(button).toMatchObject({ utm_source: "qr", utm_medium: "print", marketing_lead_source: "qr" });
  });

  test("LF-10 the campaign of an advertisement wins over the page's own campaign", () => {
    const customQuery = { utm_campaign: "keys-by-ugadi" };
    const url = "https://atrium.test/in/interiors/page/keys-by-ugadi";
    const sent = { ...VISIT.page, url: `${url}?utm_source=ads&utm_campaign=ugadi-search` };
    expect(attributionFields({ ...VISIT, page: sent, customQuery }).utm_campaign).toBe("ugadi-search");
    const found = attributionFields({ ...VISIT, page: { ...VISIT.page, url }, customQuery });
    expect(found.utm_campaign).toBe("keys-by-ugadi");
  });

  test("LF-10 contain the keywords of our own search, but not a private key with the same parameter name", () => {
    const at = (url: string) =>
      attributionFields({ ...VISIT, landing: { url, referrer: "" }, page: { url, referrer: "" } });
    expect(at("https://atrium.test/in/design-ideas/search?q=%20sofa%20").searched_keywords).toBe("sofa");
    expect(at("https://atrium.test/in/design-ideas/search/sage%20kitchen?page=2").searched_keywords).toBe(
      "sage kitchen",
    );
    expect(at("https://atrium.test/sg/magazine/search/%D9%85%D8%B7%D8%A8%D8%AE").searched_keywords).toBe(
      "مطبخ",
    );
    expect(at("https://atrium.test/in/design-ideas/search/50%").searched_keywords).toBe("50%");
    expect(at("https://atrium.test/in/design-ideas/search").searched_keywords).toBeUndefined();
    expect(at("https://atrium.test/in/interiors/lead-refill?q=secret").searched_keywords).toBeUndefined();
  });

  test("LF-10 contain the keywords on a page that was opened from a search", () => {
    const page = {
      url: "https://atrium.test/in/design-ideas/kitchen-designs/sage-shaker-kitchen",
      referrer: "https://atrium.test/in/design-ideas/search/sage%20kitchen",
    };
    expect(attributionFields({ ...VISIT, page }).searched_keywords).toBe("sage kitchen");
  });

  test("LF-05 pass the schema of the call even for very long or broken URLs", () => {
    const url = `https://atrium.test/${"a".repeat(4000)}?utm_source=${"b".repeat(400)}&utm_ad=%0a%00&utm_medium=x${"🪑".repeat(150)}&q=${"c".repeat(400)}`;
    const long = attributionFields({
      ...VISIT,
      landing: { url, referrer: url },
      page: { url, referrer: url },
    });
    expect(LeadPayload.safeParse({ ...long, iso_code: "IN" }).success).toBe(true);
  });
});
