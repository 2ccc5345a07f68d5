import {
  INDIA_ITEMS,
  INDIA_SERVICES,
  type IndiaRoom,
  priceIndiaHome,
  usualIndiaItems,
} from "../models/india-home.ts";
import { factorOf, homeOf, isTier, TIERS } from "../rates.ts";
import type { Calculator, ChoiceField, SeveralField } from "./calculator.ts";
import { type Choices, holds, listIn, numberIn, textIn } from "./choices.ts";
import { has, homeField, isAreaGuessed, sizeFields, TIER_STEP, tierIn } from "./home-fields.ts";
import { roomsOf } from "./home-plan.ts";

const ROOMS = ["kitchen", "bedrooms", "living", "bath"] as const satisfies IndiaRoom[];
const SERVICES = [...INDIA_SERVICES, "flooring", "bathrooms", "loose-furniture"];
/** A room has the same tier as the rest of the home by default. */
const SAME = "same";

export const IN_HOME: Calculator = {
  name: "in-home",
  units: ["ft", "m"],
  steps: [
    {
      name: "state",
      fields: [{ kind: "choice", name: "state", options: ["new", "renovation"], usual: "new", isFact: true }],
    },
    {
      name: "home",
      fields: [homeField("2bhk"), ...sizeFields({ least: 250, most: 6000, hasRooms: true })],
    },
    { name: "rooms", fields: ROOMS.map(itemsOf) },
    { name: "tier", fields: [...TIER_STEP.fields, ...ROOMS.map(tierOf)] },
    {
      name: "services",
      fields: [{ kind: "several", name: "services", options: SERVICES, usual: INDIA_SERVICES }],
    },
    {
      name: "city",
      fields: [
        { kind: "city", name: "city", usual: "bengaluru" },
        { kind: "date", name: "keys" },
      ],
    },
  ],
  price(rates, asked) {
    return priceIndiaHome(rates, {
      home: textIn(asked, "home"),
      carpetArea: numberIn(asked, "area"),
      tier: tierIn(asked),
      city: textIn(asked, "city"),
      isRenovation: isRenovation(asked),
      hasFloors: has(asked, "services", "flooring"),
      hasBathrooms: has(asked, "services", "bathrooms"),
      hasFurniture: has(asked, "services", "loose-furniture"),
      services: listIn(asked, "services"),
      items: Object.fromEntries(ROOMS.map((room) => [room, listIn(asked, room)])),
      tiers: tiersIn(asked),
    });
  },
  quantities(rates, asked) {
    const area = numberIn(asked, "area");
    const { bedrooms, bathrooms } = homeOf(rates, textIn(asked, "home"));
    const whole = { amount: area, unit: "sq-ft" } as const;
    return {
      "false-ceiling": { amount: area * factorOf(rates, "ceiling", "share-of-area"), unit: "sq-ft" },
      painting: whole,
      "electrical-lights": whole,
      bathrooms: { amount: bathrooms, unit: "piece" },
      "loose-furniture": { amount: bedrooms + 2, unit: "piece" },
    };
  },
  plan(rates, asked) {
    const { bedrooms, bathrooms } = homeOf(rates, textIn(asked, "home"));
    const isDone = (room: IndiaRoom) => listIn(asked, room).length > 0;
    return {
      area: numberIn(asked, "area"),
      rooms: [
        ...roomsOf("living", 1, isDone("living")),
        ...roomsOf("kitchen", 1, isDone("kitchen")),
        ...roomsOf("bedroom", bedrooms, isDone("bedrooms")),
        ...roomsOf("bathroom", bathrooms, isDone("bath") || has(asked, "services", "bathrooms")),
      ],
    };
  },
  // Floors and bathrooms are finished before anything is fitted.
  weeks(asked) {
    const isWet = has(asked, "services", "flooring") || has(asked, "services", "bathrooms");
    const size = Math.max(Number.parseInt(textIn(asked, "home"), 10) || 1, 1);
    return { design: 2, making: 3 + 2 * size + (isRenovation(asked) || isWet ? 2 : 0) };
  },
  isGuessed: isAreaGuessed,
};

function isRenovation(asked: Choices): boolean {
  return holds("state:renovation", asked);
}

function itemsOf(room: IndiaRoom): SeveralField {
  return {
    kind: "several",
    name: room,
    options: INDIA_ITEMS[room],
    usual: (asked, rates) => usualIndiaItems(rates, textIn(asked, "home"), room),
  };
}

function tierOf(room: IndiaRoom): ChoiceField {
  return {
    kind: "choice",
    name: tierField(room),
    options: [SAME, ...TIERS],
    usual: SAME,
    isMinor: true,
    isAsked: (asked) => listIn(asked, room).length > 0,
  };
}

function tierField(room: IndiaRoom): string {
  return `tier-${room}`;
}

function tiersIn(asked: Choices) {
  return Object.fromEntries(
    ROOMS.map((room) => [room, textIn(asked, tierField(room))] as const).flatMap(([room, tier]) =>
      isTier(tier) ? [[room, tier] as const] : [],
    ),
  );
}
