import { priceIndiaWardrobe } from "../models/india-wardrobe.ts";
import { isTier, TIERS } from "../rates.ts";
import type { Calculator } from "./calculator.ts";
import { type Choices, holds, numberIn, textIn } from "./choices.ts";
import { factorNames, isSlowFinish } from "./india-options.ts";

export const IN_WARDROBE: Calculator = {
  name: "in-wardrobe",
  units: ["ft", "m"],
  steps: [
    {
      name: "size",
      fields: [
        { kind: "number", name: "width", measure: "length", least: 2, most: 20, usual: 8 },
        { kind: "number", name: "height", measure: "length", least: 5, most: 9, usual: 7 },
        { kind: "number", name: "count", measure: "count", least: 1, most: 6, usual: 1 },
      ],
    },
    {
      name: "doors",
      fields: [{ kind: "choice", name: "door", options: factorNames("door"), usual: "hinged" }],
    },
    {
      name: "loft",
      fields: [{ kind: "number", name: "loft", measure: "length", least: 0, most: 3, usual: 2 }],
    },
    { name: "tier", fields: [{ kind: "choice", name: "tier", options: TIERS, usual: "premium" }] },
    {
      name: "finish",
      fields: [{ kind: "choice", name: "finish", options: factorNames("finish"), usual: "laminate" }],
    },
    {
      name: "inside",
      fields: [{ kind: "several", name: "inside", options: ["internals"], usual: ["internals"] }],
    },
    { name: "city", fields: [{ kind: "city", name: "city", usual: "bengaluru" }] },
  ],
  price(rates, asked) {
    const tier = textIn(asked, "tier");
    return priceIndiaWardrobe(rates, {
      width: numberIn(asked, "width"),
      height: numberIn(asked, "height"),
      loftHeight: numberIn(asked, "loft"),
      count: numberIn(asked, "count"),
      tier: isTier(tier) ? tier : "premium",
      door: textIn(asked, "door"),
      finish: textIn(asked, "finish"),
      hasInternals: holds("inside:internals", asked),
      city: textIn(asked, "city"),
    });
  },
  quantities(_rates, asked) {
    const count = numberIn(asked, "count");
    return {
      body: front(asked, "height", count),
      loft: front(asked, "loft", count),
      internals: { amount: count, unit: "piece" },
    };
  },
  weeks: (asked) => ({ design: 1, making: isSlowFinish(asked) ? 5 : 4 }),
};

function front(asked: Choices, height: string, count: number) {
  return { amount: numberIn(asked, "width") * numberIn(asked, height) * count, unit: "sq-ft" } as const;
}
