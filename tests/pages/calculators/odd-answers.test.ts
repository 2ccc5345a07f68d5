import { expect, test } from "vitest";
import { openPage } from "../../support/open-page.ts";
import { sharedSite } from "../../support/open-test-site.ts";
import { textOf } from "../../support/read-html.ts";

const site = sharedSite();

test.each([
  [
    "/in/interiors/home-interior-price-calculator",
    "kitchen=&bedrooms=&living=&bath=&services=",
    "Choose at least one item",
  ],
  ["/sg/renovation-price-calculator", "rooms=&works=", "Choose at least one item"],
  ["/my/offerings", "kitchens=&built-ins=&works=", "Choose at least one item"],
  ["/sa-ar/offerings", "majlis=&rooms=&works=", "اختاروا بندًا واحدًا على الأقل"],
])("%s says that nothing is ticked, and shows no total", async (path, query, sentence) => {
  const { page } = await openPage(site, `${path}?${query}`);
  expect(textOf(page.one("#result-title"))).toBe(sentence);
  expect(textOf(page.one(".calc-total"))).toContain(sentence);
  expect(page.all("#result .price, #result form, .calc-total .price")).toHaveLength(0);
  expect(page.all("#result .btn")).toHaveLength(1);
});

test.each([
  ["/in/interiors/kitchen-price-calculator", "How long are the walls?", "a", "3 to 30"],
  ["/sg/renovation-price-calculator", "", "area", "300 to 8000"],
  ["/sa-ar/offerings", "", "area", "40 إلى 3000"],
])(
  "%s shows an error for an impossible number, and keeps the typed value",
  async (path, question, field, bounds) => {
    for (const typed of ["99999999", "-5", "twelve", ""]) {
      const { page } = await openPage(site, `${path}?${field}=${typed}&step=tier&tier=luxe`);
      const wrong = page.one('#step [aria-invalid="true"]');
      expect([wrong.attribs.name, wrong.attribs.value]).toEqual([field, typed]);
      expect(textOf(page.one("#step .field.is-bad"))).toContain(bounds);
      expect(textOf(page.one("#step h2"))).toContain(question);
      expect(page.all('#step input[name="tier"]').map(({ attribs }) => attribs.value)).toEqual(["luxe"]);
    }
  },
);
