import {
  isLandedHome,
  MALAYSIA_BUILT_INS,
  MALAYSIA_OLD_WORKS,
  MALAYSIA_WORKS,
  malaysiaKitchenRun,
  malaysiaLiving,
  malaysiaWardrobes,
  priceMalaysiaHome,
} from "../models/malaysia-home.ts";
import { factorOf } from "../rates.ts";
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

export const MY_HOME: Calculator = {
  name: "my-home",
  units: ["ft", "m"],
  steps: [
    { name: "home", fields: [homeField("condo")] },
    {
      name: "state",
      fields: [{ kind: "choice", name: "state", options: ["new", "sub-sale"], usual: "new", isFact: true }],
    },
    { name: "size", fields: sizeFields({ least: 300, most: 10_000 }) },
    {
      name: "kitchens",
      fields: [
        {
          kind: "several",
          name: "kitchens",
          options: ["dry-kitchen", "wet-kitchen"],
          usual: (asked) => ["dry-kitchen", ...(isLandedHome(homeIn(asked)) ? ["wet-kitchen"] : [])],
        },
      ],
    },
    { name: "built-ins", fields: [allOf("built-ins", ["wardrobes", "living"])] },
    {
      name: "works",
      fields: [allOf("works", MALAYSIA_WORKS), allOf("old-works", MALAYSIA_OLD_WORKS, isOld)],
    },
    TIER_STEP,
    {
      name: "city",
      fields: [
        { kind: "city", name: "city", usual: "kuala-lumpur" },
        { kind: "date", name: "keys" },
      ],
    },
  ],
  price(rates, asked) {
    return priceMalaysiaHome(rates, {
      ...measuresIn(asked),
      home: homeIn(asked),
      condition: isOld(asked) ? "sub-sale" : "new",
      tier: tierIn(asked),
      city: textIn(asked, "city"),
      hasWetKitchen: has(asked, "kitchens", "wet-kitchen"),
      builtIns: MALAYSIA_BUILT_INS.filter(
        (name) => has(asked, "kitchens", name) || has(asked, "built-ins", name),
      ),
      works: listIn(asked, "works"),
      oldWorks: listIn(asked, "old-works"),
    });
  },
  quantities(rates, asked) {
    const { area, bedrooms, bathrooms } = measuresIn(asked);
    const share = (group: string) =>
      ({ amount: area * factorOf(rates, group, "share-of-area"), unit: "sq-ft" }) as const;
    const whole = { amount: area, unit: "sq-ft" } as const;
    return {
      "dry-kitchen-cabinets-top": { amount: malaysiaKitchenRun(area), unit: "ft" },
      wardrobes: { amount: malaysiaWardrobes(bedrooms), unit: "ft" },
      "living-built-ins": { amount: malaysiaLiving(homeIn(asked)), unit: "ft" },
      flooring: share("floor"),
      painting: whole,
      "plaster-ceiling": share("ceiling"),
      "electrical-lights": whole,
      "hacking-disposal": whole,
      bathrooms: { amount: bathrooms, unit: "piece" },
      curtains: { amount: bedrooms + 1, unit: "piece" },
    };
  },
  plan(_rates, asked) {
    const { area, bedrooms, bathrooms } = measuresIn(asked);
    const hasWet = has(asked, "kitchens", "wet-kitchen");
    return {
      area,
      rooms: [
        ...roomsOf("living", 1, has(asked, "built-ins", "living")),
        ...roomsOf("kitchen", 1, has(asked, "kitchens", "dry-kitchen")),
        ...roomsOf("second-kitchen", hasWet ? 1 : 0, hasWet),
        ...roomsOf("bedroom", bedrooms, has(asked, "built-ins", "wardrobes")),
        ...roomsOf("bathroom", bathrooms, isOld(asked) && has(asked, "old-works", "bathrooms")),
      ],
    };
  },
  weeks: (asked) => ({ design: 3, making: worksOf(asked) }),
  fees: ["design-supervision"],
  isGuessed: isAreaGuessed,
};

/** Areas in square feet above which the works take longer. */
const LARGE = [1000, 1500, 2500] as const;

/** In weeks; older and larger homes take longer. */
function worksOf(asked: Choices): number {
  const { area } = measuresIn(asked);
  const steps = LARGE.filter((limit) => area > limit).length;
  return 8 + 2 * steps + (isOld(asked) ? 4 : 0);
}

function homeIn(asked: Choices): string {
  return textIn(asked, "home");
}

function isOld(asked: Choices): boolean {
  return holds("state:sub-sale", asked);
}
