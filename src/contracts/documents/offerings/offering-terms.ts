import { ACCESSORY_FEATURES } from "./offering-accessory-features.ts";
import type { OfferingFeature } from "./offering-features.ts";
import { FINISH_FEATURES } from "./offering-finish-features.ts";

type FeatureKey = keyof typeof FINISH_FEATURES | keyof typeof ACCESSORY_FEATURES;

/** What a feature means, in one sentence, for whoever reads its name the first time. */
const TERMS: Record<FeatureKey, string> = {
  family: "What it is made of.",
  sheen:
    "How much light it throws back. Matte hides fingerprints, gloss shows them and makes a room brighter.",
  colour: "The family of colours that filters sort it under.",
  pattern: "What the surface shows: a grain, veins, a weave, or nothing at all.",
  thickness: "Of the surface layer alone, without the board behind it.",
  substrate: "What it is pressed on or fixed to. BWR plywood stands steam, BWP stands standing water.",
  zones: "Where we fit it: dry rooms, splashes, running water, heat beside a hob, outdoors.",
  moisture: "Steam, wet hands and a wet floor cloth. 5 may stand in water, 1 stays in dry rooms.",
  heat: "A hot pan or an oven beside it. 5 takes a pan from the flame, 1 keeps away from the hob.",
  scratch: "Keys, buckles, sand under a plate. 5 takes a knife, 1 is marked by a fingernail.",
  stain: "Turmeric, oil, tea and ink left for an hour. 5 wipes clean, 1 keeps the spot.",
  uv: "Colour after years beside a window. 5 does not fade, 1 fades where the sun reaches it.",
  emission: "What the board gives off into the room. E0 may give off a third of what E1 may.",
  care: "What it wants most weeks of the year.",
  warrantyYears: "How long we mend or replace it, from the day of handover.",
  leadDays: "From your signature on the cutting list until it leaves the factory.",
  priceIndex: "Its price beside our oak laminate, which is 1.",
  coastal: "Salt and damp air all year: Mumbai, Chennai, Kochi.",
  dry: "Heat, dust and a dry winter: Delhi, Jaipur, Ahmedabad.",
  plateau: "Mild air: Bengaluru, Pune, Hyderabad.",
  moduleWidths: "The outer widths of cabinets that it fits into.",
  load: "What it carries when it is fully out, spread evenly.",
  material: "What carries the load.",
  finish: "What you see and touch.",
  brand: "Generic: we promise the figures on this page, not a maker's name.",
  softClose: "It slows down by itself on the last few centimetres.",
  handed: "Whether left and right differ. If they do, your designer notes which way yours opens.",
  priceBand: "Essential, premium or luxe: the range of our packages that it belongs to.",
};

const MEANINGS = new Map<string, string>();
for (const features of [FINISH_FEATURES, ACCESSORY_FEATURES])
  for (const [key, feature] of Object.entries<OfferingFeature>(features))
    MEANINGS.set(nameOf(feature.id, feature.name), TERMS[key as FeatureKey]);

/** Nothing for a feature that is not ours: its number alone may mean anything. */
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
