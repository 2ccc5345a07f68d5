import type { Element } from "domhandler";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CalculatorName } from "../../../src/prices/calculators/calculators.ts";
import { readChoices } from "../../../src/prices/calculators/choices-query.ts";
import { priceChoices } from "../../../src/prices/calculators/price-choices.ts";
import { TIERS } from "../../../src/prices/rates.ts";
import { CASES, queries } from "../../prices/calculators.fixture.ts";
import { openPage } from "../../support/open-page.ts";
import { sharedSite } from "../../support/open-test-site.ts";
import { type Page, textOf } from "../../support/read-html.ts";

const site = sharedSite();

const PATHS: Record<CalculatorName, string[]> = {
  "in-kitchen": ["/in/interiors/kitchen-price-calculator"],
  "in-wardrobe": ["/in/interiors/wardrobe-price-calculator"],
  "in-home": ["/in/interiors/home-interior-price-calculator"],
  "sg-home": ["/sg/renovation-price-calculator"],
  "my-home": ["/my/offerings"],
  "sa-home": ["/sa/offerings", "/sa-ar/offerings"],
};

/** The field that makes the result larger, and an initial size. */
const SIZES: Record<CalculatorName, readonly [field: string, size: number]> = {
  "in-kitchen": ["a", 8],
  "in-wardrobe": ["width", 5],
  "in-home": ["area", 700],
  "sg-home": ["area", 700],
  "my-home": ["area", 700],
  "sa-home": ["area", 120],
};

const PAGES = CASES.flatMap(({ name, ...rest }) => PATHS[name].map((path) => ({ name, path, ...rest })));

/** Reads a formatted amount as a number. */
function amountIn(element: Element | undefined): number {
  const digits = element ? textOf(element).replaceAll(/[^\d.]/g, "") : "";
  return digits === "" ? Number.NaN : Number(digits);
}

function toldBy(page: Page) {
  const bars = page.all("#result .bar-row__value").map(amountIn);
  return {
    band: page.all(".calc-total .band__ends dd").map(amountIn),
    net: amountIn(page.all(".calc-total__pairs dd")[0]),
    bars,
    total: amountIn(page.all("#result .calc-panel__sum .price")[0]),
  };
}

describe.each(PAGES)("$path", ({ name, path, calculator, rates }) => {
  const open = (query: URLSearchParams) => openPage(site, `${path}?${query}`);
  const samples = fc.sample(queries({ calculator, rates }), { numRuns: 12, seed: 2026 });

  test("ST-08 for any choice, the total on the page equals its lines and our price model", async () => {
    for (const query of samples) {
      const { page } = await open(query);
      const { bill, estimate, isBespoke, isEmpty } = priceChoices(
        calculator,
        rates,
        readChoices(calculator, rates, query),
      );
      expect(textOf(page.one("#result"))).not.toMatch(/NaN|undefined|Infinity|\{/);
      if (isBespoke || isEmpty) {
        expect(page.all(".calc-total .band")).toHaveLength(0);
        continue;
      }
      const { band, net, bars, total } = toldBy(page);
      expect(band).toEqual([estimate.low, estimate.likely, estimate.high]);
      expect(band).toEqual(band.toSorted((one, other) => one - other));
      expect(net).toBe(estimate.net);
      expect(total).toBe(bill.total);
      expect(bars.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    }
  });

  test("ST-08 a higher tier or a larger home never costs less on the page", async () => {
    const likelyOf = async (query: string) => {
      const { page } = await openPage(site, `${path}?${query}`);
      return toldBy(page).band[1] ?? Number.NaN;
    };
    const tiers = [];
    for (const tier of TIERS) tiers.push(await likelyOf(`tier=${tier}`));
    expect(tiers).toEqual(tiers.toSorted((one, other) => one - other));
    expect(new Set(tiers).size).toBe(TIERS.length);
    const sizes = [];
    const [field, size] = SIZES[name];
    for (const times of [1, 1.3, 2]) sizes.push(await likelyOf(`${field}=${size * times}`));
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(new Set(sizes).size).toBe(sizes.length);
  });
});
