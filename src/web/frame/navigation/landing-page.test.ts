import { describe, expect, test } from "vitest";
import { captureLandingPage, withoutAddress } from "./landing-page.ts";

const first = {
  url: "https://atrium.test/in/design-ideas/kitchen?utm_source=x",
  referrer: "https://search.test/",
  routeParams: { categorySlug: "kitchen" },
};
const second = { url: "https://atrium.test/in", referrer: first.url, routeParams: {} };

describe("landing page", () => {
  test("AT-01 stores url, referrer and route parameters under their keys", () => {
    const storage = memoryStorage();
    captureLandingPage(() => storage, first);
    expect(Object.fromEntries(storage.values)).toEqual({
      landingPageURL: first.url,
      landingPageReferrer: first.referrer,
      landingPageRouteParams: '{"categorySlug":"kitchen"}',
    });
  });

  test("AT-02 the first page stays the landing page", () => {
    const storage = memoryStorage();
    captureLandingPage(() => storage, first);
    expect(captureLandingPage(() => storage, second)).toEqual(first);
  });

  test("AMB-60 of a private address only the campaign is kept", () => {
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

  test("AT-03 errors of the storage are silently ignored", () => {
    const forbidden = () => {
      throw new Error("SecurityError");
    };
    expect(captureLandingPage(forbidden, first)).toEqual(first);
    const full = { getItem: () => null, setItem: forbidden };
    expect(captureLandingPage(() => full, first)).toEqual(first);
    const broken = { getItem: () => "{", setItem: () => {} };
    expect(captureLandingPage(() => broken, first)).toEqual(first);
  });
});

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}
