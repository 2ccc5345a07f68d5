import { z } from "zod";

const amount = z.number().nonnegative();
const factor = z.number().positive().max(5);

/** The price of a unit in each tier, before tax. */
const Rate = z.object({
  per: z.enum(["running-ft", "sq-ft", "sq-m", "running-m", "room", "bathroom", "home", "piece"]),
  essential: amount,
  premium: amount,
  luxe: amount,
});

const HomeKind = z.object({
  /** In the country's unit of area. */
  area: z.number().positive(),
  bedrooms: z.number().int().nonnegative(),
  bathrooms: z.number().int().nonnegative(),
  majlis: z.number().int().nonnegative().optional(),
});

/** The names of the rates that the price models use; editors change the numbers, not the names. */
const RATE_NAMES = {
  IN: [
    ...[
      "kitchen-cabinets",
      "kitchen-counter",
      "kitchen-backsplash",
      "kitchen-accessories",
      "kitchen-appliances",
    ],
    ...["kitchen-loft", "wardrobe-front", "wardrobe-loft", "wardrobe-internals", "tv-unit", "foyer-unit"],
    ...["crockery-unit", "pooja-unit", "study-unit", "bed-back", "dresser", "vanity", "utility", "home-bar"],
    ...["false-ceiling", "painting", "electrical", "flooring", "bathroom-renovation", "loose-furniture"],
  ],
  SG: [
    ...["kitchen-cabinets", "kitchen-counter", "wardrobe", "tv-console", "feature-wall", "shoe-cabinet"],
    ...["vinyl-floor", "floor-tiles", "painting", "false-ceiling", "electrical", "plumbing", "bathroom"],
    ...["kitchen-wet-works", "hacking", "rewiring", "air-conditioning", "glass-and-screens", "cleaning"],
    ...["design-and-management", "protection"],
  ],
  MY: [
    ...["kitchen-cabinets", "kitchen-counter", "wardrobe", "living-built-ins", "flooring", "painting"],
    ...[
      "false-ceiling",
      "electrical",
      "bathroom",
      "hacking",
      "wet-kitchen",
      "curtains",
      "design-and-supervision",
    ],
  ],
  SA: [
    ...[
      "kitchen-cabinets",
      "kitchen-counter",
      "kitchen-appliances",
      "wardrobe-front",
      "majlis",
      "family-living",
    ],
    ...["bedroom", "gypsum", "wall-finish", "lighting", "flooring", "bathroom", "curtains"],
    ...["design-and-supervision"],
  ],
} as const;

export type RateCountry = keyof typeof RATE_NAMES;
export type RateName<Country extends RateCountry> = (typeof RATE_NAMES)[Country][number];

function ratesOf<Country extends RateCountry>(country: Country) {
  const names: readonly string[] = RATE_NAMES[country];
  return z.object({
    /**
     * ISO 8601; the rates are valid from this day until newer ones take effect. Earlier estimates keep the rates they
     * were made with.
     */
    effectiveFrom: z.iso.date(),
    /** True while the figures are plausible examples and not the company's own. */
    sample: z.boolean(),
    currency: z.enum(["INR", "SGD", "MYR", "SAR"]),
    areaUnit: z.enum(["sq-ft", "sq-m"]),
    tax: z.object({ name: z.string().min(1), rate: z.number().min(0).max(1) }),
    roundTo: z.number().positive(),
    /** The shown price range is the likely price times these factors. */
    spread: z.object({ low: factor, high: factor }),
    cities: z.record(z.string(), factor),
    homes: z.record(z.string(), HomeKind),
    rates: z.record(z.enum(names as readonly (typeof RATE_NAMES)[Country][number][]), Rate),
    factors: z.record(z.string(), z.record(z.string(), z.number().nonnegative().max(5))),
  });
}

/** The schema by document slug: every country has its own price model. */
export const CalculatorRates = {
  "rates-in": ratesOf("IN"),
  "rates-sg": ratesOf("SG"),
  "rates-my": ratesOf("MY"),
  "rates-sa": ratesOf("SA"),
} as const;

/** Added when all documents are loaded: the rates that follow these. Only the first rates of a country have them. */
export const LaterRates = z.object({
  later: z.array(z.object({ slug: z.string(), effectiveFrom: z.iso.date() })).optional(),
});
