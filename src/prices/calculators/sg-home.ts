import {
  isFittedHome,
  priceSingaporeHome,
  SINGAPORE_RESALE_WORKS,
  SINGAPORE_ROOMS,
  SINGAPORE_WORKS,
  singaporeKitchenRun,
  singaporeWardrobes,
} from "../models/singapore-home.ts";
import { factorOf, type PriceRates } from "../rates.ts";
import type { Calculator, ChoiceField } from "./calculator.ts";
import { type Choices, holds, listIn, textIn } from "./choices.ts";
import { allOf, has, isAreaGuessed, measuresIn, sizeFields, TIER_STEP, tierIn } from "./home-fields.ts";
import { roomsOf } from "./home-plan.ts";

const KINDS = ["hdb", "condo", "landed"] as const;
const AIR_CONDITIONING = "air-con";

export const SG_HOME: Calculator = {
  name: "sg-home",
  units: ["ft", "m"],
  steps: [
    {
      name: "home",
      fields: [
        { kind: "choice", name: "kind", options: KINDS, usual: "hdb", isFact: true },
        exactType("hdb", "hdb-4"),
        exactType("condo", "condo-3"),
        exactType("landed", "landed-terrace"),
      ],
    },
    {
      name: "state",
      fields: [{ kind: "choice", name: "state", options: ["new", "resale"], usual: "new", isFact: true }],
    },
    { name: "size", fields: sizeFields({ homeIn, least: 300, most: 8000 }) },
    { name: "rooms", fields: [allOf("rooms", SINGAPORE_ROOMS)] },
    {
      name: "works",
      fields: [
        {
          kind: "several",
          name: "works",
          options: [...SINGAPORE_WORKS, AIR_CONDITIONING],
          usual: SINGAPORE_WORKS,
        },
        {
          kind: "choice",
          name: "floor",
          options: ["vinyl-floor", "floor-tiles"],
          usual: "vinyl-floor",
          isAsked: (asked) => has(asked, "works", "floors") && !isFitted(asked),
        },
        allOf("resale-works", SINGAPORE_RESALE_WORKS, isResale),
      ],
    },
    TIER_STEP,
    { name: "keys", fields: [{ kind: "date", name: "keys" }] },
  ],
  price(rates, asked) {
    return priceSingaporeHome(rates, {
      ...measuresIn(asked),
      home: homeIn(asked),
      condition: isResale(asked) ? "resale" : "new",
      tier: tierIn(asked),
      floor: holds("floor:floor-tiles", asked) ? "floor-tiles" : "vinyl-floor",
      hasAirConditioning: has(asked, "works", AIR_CONDITIONING),
      rooms: listIn(asked, "rooms"),
      works: listIn(asked, "works"),
      resaleWorks: listIn(asked, "resale-works"),
    });
  },
  quantities(rates, asked) {
    const { area, bedrooms, bathrooms } = measuresIn(asked);
    const share = (group: string, name: string) =>
      ({ amount: area * factorOf(rates, group, name), unit: "sq-ft" }) as const;
    const whole = { amount: area, unit: "sq-ft" } as const;
    return {
      "kitchen-carpentry-top": { amount: singaporeKitchenRun(area), unit: "ft" },
      wardrobes: { amount: singaporeWardrobes(bedrooms), unit: "ft" },
      flooring: share("floor", "dry-share"),
      painting: whole,
      "ceiling-cornice": share("ceiling", "share-of-area"),
      "electrical-lighting": whole,
      plumbing: { amount: bathrooms, unit: "piece" },
      "hacking-disposal": whole,
      "bathroom-overhaul": { amount: bathrooms, unit: "piece" },
      rewiring: whole,
      "air-con": { amount: bedrooms + 1, unit: "piece" },
    };
  },
  plan(_rates, asked) {
    const { area, bedrooms, bathrooms } = measuresIn(asked);
    const isDone = (room: string) => has(asked, "rooms", room);
    return {
      area,
      rooms: [
        ...roomsOf("living", 1, isDone("living")),
        ...roomsOf("kitchen", 1, isDone("kitchen")),
        ...roomsOf("bedroom", bedrooms, isDone("bedrooms")),
        ...roomsOf("bathroom", bathrooms, isDone("bathrooms")),
      ],
    };
  },
  weeks: (asked) => ({ design: 3, making: worksOf(asked) }),
  fees: ["protection-haulage-cleaning", "design-project-management"],
  isGuessed: isAreaGuessed,
};

const LANDED_WEEKS: Record<string, number> = {
  "landed-terrace": 16,
  "landed-semi": 20,
  "landed-bungalow": 24,
};
/** Square feet above which the works take longer. */
const LARGE = 900;

/** In weeks; older and larger homes take longer. */
function worksOf(asked: Choices): number {
  const old = isResale(asked) ? 4 : 0;
  const landed = LANDED_WEEKS[homeIn(asked)];
  if (landed) return landed + old;
  const isLarge = measuresIn(asked).area > LARGE;
  return (isFittedHome(homeIn(asked), textIn(asked, "state")) ? 6 : 8) + (isLarge ? 2 : 0) + old;
}

function homeIn(asked: Choices): string {
  return textIn(asked, textIn(asked, "kind"));
}

function isResale(asked: Choices): boolean {
  return holds("state:resale", asked);
}

function isFitted(asked: Choices): boolean {
  return isFittedHome(homeIn(asked), textIn(asked, "state"));
}

function exactType(kind: (typeof KINDS)[number], usual: string): ChoiceField {
  return {
    kind: "choice",
    name: kind,
    options: ({ homes }: PriceRates) => Object.keys(homes).filter((home) => home.startsWith(kind)),
    usual,
    isFact: true,
    isAsked: (asked) => textIn(asked, "kind") === kind,
  };
}
