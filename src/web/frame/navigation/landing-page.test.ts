import { describe, expect, test } from "vitest";
import { stubBrowser, stubNoStorage } from "../state/browser-storage.fixture.ts";
import { captureLandingPage, withoutAddress } from "./attach-navigation.ts";

const first = {
  url: "https://atrium.test/in/design-ideas/kitchen?utm_source=x",
  referrer: "https://search.test/",
  routeParams: { categorySlug: "kitchen" },
};
const second = { url: "https://atrium.test/in", referrer: first.url, routeParams: {} };

describe("landing page", () => {
  test("AT-01 stores url, referrer and route parameters under their keys", () => {
    const { kept } = stubBrowser();
    captureLandingPage(first);
    expect(kept).toEqual({
      landingPageURL: first.url,
      landingPageReferrer: first.referrer,
      landingPageRouteParams: '{"categorySlug":"kitchen"}',
    });
  });

  test("AT-02 the first page remains the landing page", () => {
    stubBrowser();
    captureLandingPage(first);
    expect(captureLandingPage(second)).toEqual(first);
  });

  test("AMB-60 stores only the campaign of a private URL", () => {
    const page = {
      url: "https://atrium.test/in/estimate/K7MQ2-PXX22?utm_source=mail&version=2&gclid=1#x",
      referrer: "https://atrium.test/in/estimate/K7MQ2-PXX22",
      routeParams: { estimateCode: "K7MQ2-PXX22" },
    };
    expect(withoutAddress(page)).toEqual({
      url: "https://atrium.test/?utm_source=mail&gclid=1",
      referrer: "",
      routeParams: {},
    });
    expect(withoutAddress({ ...page, referrer: "https://mail.test/" }).referrer).toBe("https://mail.test/");
  });

  test("AT-03 ignores storage errors silently", () => {
    for (const problem of ["forbidden", "full"] as const) {
      stubNoStorage(problem);
      expect(captureLandingPage(first)).toEqual(first);
    }
    stubBrowser({ landingPageURL: "{", landingPageRouteParams: "{" });
    expect(captureLandingPage(first)).toEqual(first);
  });
});
