import { CLIMATE_NAMES, type Climate } from "../../../../../contracts/documents/offerings/climates.ts";
import { FINISH_FEATURES } from "../../../../../contracts/documents/offerings/offering-finish-features.ts";
import type { OfferingsAnswer } from "../../../../../contracts/graphql/offering-answer.ts";
import { type Nature, natureOf } from "./nature.ts";
import { RESISTANCES, type Resistance } from "./ratings.ts";

export type OfferedProduct = OfferingsAnswer["products"][number];

export interface LabelFacts {
  resistances: Partial<Record<Resistance, number>>;
  climates: Partial<Record<Climate, number>>;
  nature: Nature | undefined;
  /** Undefined if the allowed zones are unknown. */
  zones: readonly string[] | undefined;
  emission: string | undefined;
  care: string | undefined;
  limits: readonly string[];
  expectedLife: string | undefined;
  leadTime: string | undefined;
  warranty: string | undefined;
  priceIndex: string | undefined;
}

export function readLabel({ features, meta }: OfferedProduct): LabelFacts {
  // Features are matched by name, because each upstream uses its own ids.
  const valuesOf = (feature: keyof typeof FINISH_FEATURES) =>
    features
      .filter((told) => told.feature === FINISH_FEATURES[feature].name)
      .map(({ value }) => value.trim())
      .filter((value) => value !== "");
  const [emission] = valuesOf("emission");
  const [care = meta.care_instructions ?? undefined] = valuesOf("care");
  const [expectedLife] = valuesOf("expectedLife");
  const [leadTime] = valuesOf("leadDays");
  const [warranty = meta.warranty ?? undefined] = valuesOf("warrantyYears");
  const [priceIndex] = valuesOf("priceIndex");
  const [family = ""] = valuesOf("family");
  const zones = valuesOf("zones").map((zone) => zone.toLowerCase());
  return {
    resistances: ratingsOf(RESISTANCES, valuesOf),
    climates: ratingsOf(CLIMATE_NAMES, valuesOf),
    nature: natureOf(family),
    zones: zones.length > 0 ? zones : undefined,
    emission,
    care,
    limits: valuesOf("limits"),
    expectedLife,
    leadTime,
    warranty,
    priceIndex,
  };
}

function ratingsOf<Name extends string>(
  names: readonly Name[],
  valuesOf: (name: Name) => readonly string[],
): Partial<Record<Name, number>> {
  const ratings: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const rating = readRating(valuesOf(name)[0]);
    if (rating !== undefined) ratings[name] = rating;
  }
  return ratings;
}

/** Reads "4 of 5"; any other text uses an unknown scale. */
function readRating(value = ""): number | undefined {
  const [, digit] = /^([1-5]) of 5$/.exec(value) ?? [];
  return digit === undefined ? undefined : Number(digit);
}
