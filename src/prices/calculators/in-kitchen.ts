import { type KitchenLayout, kitchenRun } from "../kitchen-run.ts";
import { priceIndiaKitchen } from "../models/india-kitchen.ts";
import { isTier, TIERS } from "../rates.ts";
import type { Calculator } from "./calculator.ts";
import { type Choices, holds, listIn, numberIn, textIn } from "./choices.ts";
import { factorNames, isSlowFinish } from "./india-options.ts";

const LAYOUTS = ["straight", "l-shaped", "u-shaped", "parallel", "island", "g-shaped"] as const;

/** The walls of each layout; for an island kitchen these are its wall and its island. */
const WALLS = {
  straight: ["a"],
  "l-shaped": ["a", "b"],
  "u-shaped": ["a", "b", "c"],
  parallel: ["a", "b"],
  island: ["a", "b"],
  "g-shaped": ["a", "b", "c"],
} as const satisfies Record<KitchenLayout, readonly string[]>;

const EXTRAS = ["counter", "backsplash", "accessories", "appliances"] as const;
const isGuessed = (asked: Choices) => holds("guess:walls", asked);

export const IN_KITCHEN: Calculator = {
  name: "in-kitchen",
  units: ["ft", "m"],
  steps: [
    {
      name: "layout",
      fields: [{ kind: "choice", name: "layout", options: LAYOUTS, usual: "l-shaped", isFact: true }],
    },
    {
      name: "walls",
      fields: [
        { kind: "several", name: "guess", options: ["walls"], usual: [], isFact: true },
        wall("a", () => 10),
        wall("b", (asked) => (holds("layout:island", asked) ? 6 : 8)),
        wall("c", () => 10),
      ],
    },
    {
      name: "cabinets",
      fields: [{ kind: "choice", name: "cabinets", options: ["base", "wall", "loft"], usual: "loft" }],
    },
    { name: "tier", fields: [{ kind: "choice", name: "tier", options: TIERS, usual: "premium" }] },
    {
      name: "finish",
      fields: [{ kind: "choice", name: "finish", options: factorNames("finish"), usual: "laminate" }],
    },
    {
      name: "carcass",
      fields: [{ kind: "choice", name: "carcass", options: factorNames("carcass"), usual: "bwr-ply" }],
    },
    { name: "extras", fields: [{ kind: "several", name: "extras", options: EXTRAS, usual: EXTRAS }] },
    { name: "city", fields: [{ kind: "city", name: "city", usual: "bengaluru" }] },
  ],
  price(rates, asked) {
    const extras = listIn(asked, "extras");
    const tier = textIn(asked, "tier");
    return priceIndiaKitchen(rates, {
      layout: layoutIn(asked),
      walls: wallsIn(asked),
      tier: isTier(tier) ? tier : "premium",
      finish: textIn(asked, "finish"),
      carcass: textIn(asked, "carcass"),
      hasWallUnits: !holds("cabinets:base", asked),
      hasLoft: holds("cabinets:loft", asked),
      hasCounter: extras.includes("counter"),
      hasBacksplash: extras.includes("backsplash"),
      hasAccessories: extras.includes("accessories"),
      hasAppliances: extras.includes("appliances"),
      city: textIn(asked, "city"),
    });
  },
  quantities(_rates, asked) {
    const walls = wallsIn(asked).reduce((sum, length) => sum + length, 0);
    const run = { amount: kitchenRun(layoutIn(asked), walls), unit: "ft" } as const;
    return { cabinets: run, countertop: run, backsplash: run, loft: run };
  },
  weeks: (asked) => ({ design: 2, making: isSlowFinish(asked) ? 6 : 5 }),
  isGuessed,
};

export function wallNames(asked: Choices): readonly string[] {
  return WALLS[layoutIn(asked)];
}

export function layoutIn(asked: Choices): KitchenLayout {
  return LAYOUTS.find((known) => known === asked.layout) ?? "l-shaped";
}

function wallsIn(asked: Choices): number[] {
  return wallNames(asked).map((name) => numberIn(asked, name));
}

function wall(name: string, usual: (asked: Choices) => number) {
  return {
    kind: "number",
    name,
    measure: "length",
    least: 3,
    most: 30,
    usual,
    isAsked: (asked: Choices) => !isGuessed(asked) && wallNames(asked).includes(name),
  } as const;
}
