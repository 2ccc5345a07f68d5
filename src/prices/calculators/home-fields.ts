import { homeOf, isTier, type PriceRates, TIERS, type Tier } from "../rates.ts";
import type { ChoiceField, Field, NumberField, SeveralField } from "./calculator.ts";
import { type Choices, holds, listIn, numberIn, textIn } from "./choices.ts";

export const TIER_STEP = {
  name: "tier",
  fields: [{ kind: "choice", name: "tier", options: TIERS, usual: "premium" }],
} as const;

type HomeIn = (asked: Choices) => string;

interface SizeOptions {
  /** The name of the home in the rates. */
  homeIn?: HomeIn;
  least: number;
  most: number;
  /** True if the type of home already determines the number of rooms, so that it is not asked. */
  hasRooms?: boolean;
}

/**
 * The fields for the size, with the usual values of such a home as defaults. Visitors who do not know their size
 * leave it to us.
 */
export function sizeFields({ homeIn = namedHome, least, most, hasRooms = false }: SizeOptions): Field[] {
  return [
    { kind: "several", name: "guess", options: ["area"], usual: [], isFact: true },
    {
      kind: "number",
      name: "area",
      measure: "area",
      least,
      most,
      usual: (asked, rates) => homeOf(rates, homeIn(asked)).area,
      isAsked: (asked) => !isAreaGuessed(asked),
    },
    ...(hasRooms ? [] : [count("bedrooms", homeIn, 1), count("bathrooms", homeIn, 1)]),
  ];
}

export function isAreaGuessed(asked: Choices): boolean {
  return holds("guess:area", asked);
}

export function homeField(usual: string): ChoiceField {
  return { kind: "choice", name: "home", options: homesOf, usual, isFact: true };
}

export function allOf(
  name: string,
  options: readonly string[],
  isAsked?: SeveralField["isAsked"],
): SeveralField {
  return { kind: "several", name, options, usual: options, ...(isAsked ? { isAsked } : {}) };
}

export function measuresIn(asked: Choices) {
  return {
    area: numberIn(asked, "area"),
    bedrooms: numberIn(asked, "bedrooms"),
    bathrooms: numberIn(asked, "bathrooms"),
  };
}

export function tierIn(asked: Choices, name = "tier"): Tier {
  const tier = textIn(asked, name);
  return isTier(tier) ? tier : "premium";
}

export function has(asked: Choices, field: string, option: string): boolean {
  return listIn(asked, field).includes(option);
}

function homesOf({ homes }: PriceRates): string[] {
  return Object.keys(homes);
}

function namedHome(asked: Choices): string {
  return textIn(asked, "home");
}

const MAX_ROOMS = 12;

function count(name: "bedrooms" | "bathrooms", homeIn: HomeIn, least: number): NumberField {
  return {
    kind: "number",
    name,
    measure: "count",
    least,
    most: MAX_ROOMS,
    usual: (asked, rates) => homeOf(rates, homeIn(asked))[name],
  };
}
