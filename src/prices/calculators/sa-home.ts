import {
  priceSaudiHome,
  SAUDI_FULL_WORKS,
  SAUDI_ROOMS,
  SAUDI_WARDROBE_FRONT,
  SAUDI_WORKS,
  saudiKitchenRun,
  usualSaudiRooms,
} from "../models/saudi-home.ts";
import { factorOf, homeOf } from "../rates.ts";
import type { Calculator } from "./calculator.ts";
import { type Choices, holds, listIn, textIn } from "./choices.ts";
import {
  allOf,
  has,
  homeField,
  isAreaGuessed,
  measuresIn,
  sizeFields,
  TIER_STEP,
  tierIn,
} from "./home-fields.ts";
import { roomsOf } from "./home-plan.ts";

/** In the order in which a home gets its majlis rooms. */
const MAJLIS = ["men", "women", "guests"];
/** Riyals per square metre, before tax, above which a home is designed before it is priced. */
const BESPOKE = 3500;

export const SA_HOME: Calculator = {
  name: "sa-home",
  units: ["m"],
  steps: [
    { name: "home", fields: [homeField("apartment")] },
    {
      name: "state",
      fields: [
        {
          kind: "choice",
          name: "state",
          options: ["shell", "finished", "renovation"],
          usual: "finished",
          isFact: true,
        },
      ],
    },
    { name: "size", fields: sizeFields({ least: 40, most: 3000 }) },
    {
      name: "rooms",
      fields: [
        {
          kind: "several",
          name: "majlis",
          options: MAJLIS,
          usual: (asked, rates) => MAJLIS.slice(0, homeOf(rates, homeIn(asked)).majlis ?? 0),
        },
        {
          kind: "several",
          name: "rooms",
          options: SAUDI_ROOMS,
          usual: (asked) => usualSaudiRooms(measuresIn(asked).area),
        },
      ],
    },
    {
      name: "scope",
      fields: [
        {
          kind: "choice",
          name: "scope",
          options: ["decor", "full"],
          // Only a finished home has floors and bathrooms that can be kept.
          usual: (asked) => (holds("state:finished", asked) ? "decor" : "full"),
        },
        allOf("works", SAUDI_WORKS),
        allOf("full-works", SAUDI_FULL_WORKS, isFull),
      ],
    },
    TIER_STEP,
    {
      name: "city",
      fields: [
        { kind: "city", name: "city", usual: "riyadh" },
        { kind: "date", name: "keys" },
      ],
    },
  ],
  price(rates, asked) {
    return priceSaudiHome(rates, {
      ...measuresIn(asked),
      home: homeIn(asked),
      scope: isFull(asked) ? "full" : "decor",
      tier: tierIn(asked),
      city: textIn(asked, "city"),
      majlis: listIn(asked, "majlis").length,
      rooms: listIn(asked, "rooms"),
      works: listIn(asked, "works"),
      fullWorks: listIn(asked, "full-works"),
    });
  },
  quantities(rates, asked) {
    const { area, bedrooms, bathrooms } = measuresIn(asked);
    const share = (group: string) =>
      ({ amount: area * factorOf(rates, group, "share-of-area"), unit: "sq-m" }) as const;
    const whole = { amount: area, unit: "sq-m" } as const;
    const serviceRun = saudiKitchenRun(area) * factorOf(rates, "service-kitchen", "share-of-run");
    return {
      "service-kitchen": { amount: serviceRun, unit: "m" },
      "wardrobes-dressing": { amount: bedrooms * SAUDI_WARDROBE_FRONT, unit: "sq-m" },
      majlis: { amount: listIn(asked, "majlis").length, unit: "piece" },
      bedrooms: { amount: bedrooms, unit: "piece" },
      "gypsum-ceilings": share("gypsum"),
      "paint-wall-finishes": whole,
      "lighting-electrical": whole,
      curtains: { amount: bedrooms + 2, unit: "piece" },
      "design-supervision": whole,
      flooring: share("floor"),
      bathrooms: { amount: bathrooms, unit: "piece" },
    };
  },
  plan(_rates, asked) {
    const { area, bedrooms, bathrooms } = measuresIn(asked);
    const isDone = (room: string) => has(asked, "rooms", room);
    const hasService = isDone("service-kitchen");
    return {
      area,
      rooms: [
        ...roomsOf("majlis", listIn(asked, "majlis").length, true),
        ...roomsOf("living", 1, isDone("family")),
        ...roomsOf("kitchen", 1, isDone("kitchen")),
        ...roomsOf("second-kitchen", hasService ? 1 : 0, true),
        ...roomsOf("bedroom", bedrooms, isDone("bedrooms")),
        ...roomsOf("bathroom", bathrooms, isFull(asked) && has(asked, "full-works", "bathrooms")),
      ],
    };
  },
  weeks: (asked) => ({ design: 3, making: worksOf(asked) }),
  fees: ["design-supervision"],
  isGuessed: isAreaGuessed,
  isBespoke: (_rates, asked, { net }) => net / measuresIn(asked).area > BESPOKE,
};

/** Areas in square metres above which the works take longer. */
const LARGE = [200, 250, 350, 600] as const;

/** In weeks from the order. */
function worksOf(asked: Choices): number {
  const { area } = measuresIn(asked);
  const steps = LARGE.filter((limit) => area > limit).length;
  return 7 + 2 * steps + (isFull(asked) ? 2 : 0);
}

function homeIn(asked: Choices): string {
  return textIn(asked, "home");
}

function isFull(asked: Choices): boolean {
  return holds("scope:full", asked);
}
