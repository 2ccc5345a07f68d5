import { ACCESSORY_FEATURES } from "./offering-accessory-features.ts";
import type { OfferingFeature } from "./offering-features.ts";
import { FINISH_FEATURES } from "./offering-finish-features.ts";

type FeatureKey = keyof typeof FINISH_FEATURES | keyof typeof ACCESSORY_FEATURES;

/**
 * The meaning of a feature in one sentence, for readers who do not know its name. The label of a finish explains
 * itself.
 */
const TERMS: Partial<Record<FeatureKey, string>> = {
  family: "What it is made of.",
  sheen:
    "How much light it throws back. Matte hides fingerprints, gloss shows them and makes a room brighter.",
  colour: "The family of colours that filters sort it under.",
  pattern: "What the surface shows: a grain, veins, a weave, or nothing at all.",
  thickness: "Of the surface layer alone, without the board behind it.",
  substrate: "What it is pressed on or fixed to. BWR plywood stands steam, BWP stands standing water.",
  zones: "Where we fit it: dry rooms, splashes, running water, heat beside a hob, outdoors.",
  warrantyYears: "How long we mend or replace it, from the day of handover.",
  leadDays: "From your signed order until it is ready to be fitted.",
  moduleWidths: "The outer widths of cabinets that it fits into.",
  load: "What it carries when it is fully out, spread evenly.",
  material: "What carries the load.",
  finish: "What you see and touch.",
  brand: "Generic: we promise the figures on this page, not a maker's name.",
  softClose: "It slows down by itself on the last few centimetres.",
  handed: "Whether left and right differ. If they do, your designer notes which way yours opens.",
  priceBand: "Essential, premium or luxe: the range of our packages that it belongs to.",
};

const FEATURES: Record<string, OfferingFeature> = { ...FINISH_FEATURES, ...ACCESSORY_FEATURES };
const MEANINGS = new Map(
  Object.entries(TERMS).flatMap(([key, meaning]) => {
    const feature = FEATURES[key];
    return feature ? [[nameOf(feature.id, feature.name), meaning] as const] : [];
  }),
);

/** Returns undefined for a feature that is not ours, because its number may mean something else. */
export function meaningOf({
  id_feature,
  feature,
}: {
  id_feature: number;
  feature: string;
}): string | undefined {
  return MEANINGS.get(nameOf(id_feature, feature));
}

function nameOf(id: number, name: string): string {
  return `${id} ${name}`;
}
