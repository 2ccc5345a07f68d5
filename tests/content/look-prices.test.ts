import { expect, test } from "vitest";
import { StoredLook } from "../../src/contracts/documents/home-look.ts";
import { priceIndiaHome } from "../../src/prices/models/india-home.ts";
import type { Estimate } from "../../src/prices/models/price-lines.ts";
import { priceSingaporeHome } from "../../src/prices/models/singapore-home.ts";
import { bandOf, type PriceBand } from "../../src/prices/price-band.ts";
import { isTier } from "../../src/prices/rates.ts";
import { DOCUMENT_TYPES } from "../../src/services/content/document-types.ts";
import { RATES } from "../prices/shipped-rates.ts";
import { readStoredDocuments } from "./stored-documents.ts";

const documents = await readStoredDocuments(DOCUMENT_TYPES);
const looks = documents
  .filter(({ content_type }) => content_type === "home-looks")
  .map(({ slug, country, body }) => ({ slug, country, ...StoredLook.parse(JSON.parse(body)) }));

type Look = (typeof looks)[number];

/** The lines of a look that is only a kitchen, wardrobes and paint. */
const LIGHT = ["kitchen", "kitchen-carpentry-top", "wardrobes", "painting"];

const SINGAPORE_HOMES: Record<string, string> = {
  "hdb-3-room": "hdb-3",
  "hdb-4-room": "hdb-4",
  "hdb-5-room": "hdb-5",
  "condo-2-bed": "condo-2",
  "condo-3-bed": "condo-3",
  terrace: "landed-terrace",
};

test("the home that is shown costs what the model calculates for its own area, and other sizes for their usual area", () => {
  let compared = 0;
  for (const look of looks)
    for (const { homeSize, low, high } of look.prices) {
      const isOwn = homeSize.id === look.homeSize.id;
      const priced = priceOf(look, homeSize.id, isOwn ? areaOf(look) : undefined);
      // The rates have no villa.
      if (!priced) continue;
      expect([look.slug, homeSize.id, low, high]).toEqual([look.slug, homeSize.id, priced.low, priced.high]);
      compared += 1;
    }
  expect(compared).toBeGreaterThan(200);
});

test("of two looks that differ only in area, the larger one costs more", () => {
  const kindOf = ({ country, homeSize, condition, tier, scope, city }: Look) =>
    [country, homeSize.id, condition, tier.id, scope, city.id].join(" ");
  let compared = 0;
  for (const one of looks)
    for (const other of looks) {
      const [area, otherArea] = [areaOf(one), areaOf(other)];
      if (kindOf(one) !== kindOf(other) || !area || !otherArea || area >= otherArea) continue;
      expect([one.slug, other.slug, one.price.high < other.price.high]).toEqual([one.slug, other.slug, true]);
      compared += 1;
    }
  expect(compared).toBeGreaterThan(5);
});

/** As printed on its card: without balconies, rounded to ten square feet. */
function areaOf({ plan }: Look): number | undefined {
  const inside = plan?.rooms.filter(({ room }) => room !== "balcony");
  return inside && Math.round(inside.reduce((sum, { width, depth }) => sum + width * depth, 0) / 10) * 10;
}

function priceOf(look: Look, home: string, area: number | undefined): PriceBand | undefined {
  const rates = look.country === "IN" ? RATES.in : RATES.sg;
  const estimate = estimateOf(look, home, area);
  if (!estimate || look.scope === "full-home") return estimate;
  const lines = estimate.lines.filter(({ name }) => LIGHT.includes(name));
  return bandOf(rates, lines.reduce((sum, { amount }) => sum + amount, 0) * estimate.factor);
}

function estimateOf(look: Look, home: string, area: number | undefined): Estimate | undefined {
  const tier = isTier(look.tier.id) ? look.tier.id : expect.fail();
  if (look.country !== "IN") {
    const asked = { home: SINGAPORE_HOMES[home] ?? expect.fail(), tier, floor: "vinyl-floor" } as const;
    return priceSingaporeHome(RATES.sg, { ...asked, condition: look.condition, ...(area && { area }) });
  }
  if (!Object.hasOwn(RATES.in.homes, home)) return undefined;
  return priceIndiaHome(RATES.in, { home, tier, city: look.city.id, ...(area && { carpetArea: area }) });
}
