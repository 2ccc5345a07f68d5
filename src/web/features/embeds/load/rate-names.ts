import type { Rate } from "../../../../prices/rates.ts";
import type { MessageKey } from "../../../../ui/text/text.tsx";

/** The rates that a visitor understands without an estimate around them, in the order of the country's document. */
const RATE_NAMES: Record<string, MessageKey | undefined> = {
  "kitchen-cabinets": "embed.rate-kitchen-cabinets",
  "kitchen-counter": "embed.rate-kitchen-counter",
  "kitchen-backsplash": "embed.rate-kitchen-backsplash",
  "kitchen-accessories": "embed.rate-kitchen-accessories",
  "kitchen-appliances": "embed.rate-kitchen-appliances",
  wardrobe: "embed.rate-wardrobe",
  "wardrobe-front": "embed.rate-wardrobe",
  "tv-unit": "embed.rate-tv-unit",
  "tv-console": "embed.rate-tv-unit",
  "false-ceiling": "embed.rate-false-ceiling",
  gypsum: "embed.rate-false-ceiling",
  painting: "embed.rate-painting",
  "wall-finish": "embed.rate-wall-finish",
  lighting: "embed.rate-lighting",
  electrical: "embed.rate-electrical",
  flooring: "embed.rate-flooring",
  "vinyl-floor": "embed.rate-flooring",
  majlis: "embed.rate-majlis",
  bedroom: "embed.rate-bedroom",
  bathroom: "embed.rate-bathroom",
  "bathroom-renovation": "embed.rate-bathroom",
  curtains: "embed.rate-curtains",
};

const UNIT_NAMES: Record<string, MessageKey | undefined> = {
  "running-ft": "embed.per-running-ft",
  "running-m": "embed.per-running-m",
  "sq-ft": "embed.per-sq-ft",
  "sq-m": "embed.per-sq-m",
  room: "embed.per-room",
  bathroom: "embed.per-bathroom",
  home: "embed.per-home",
  piece: "embed.per-piece",
};

export function rateNamed(name: string): MessageKey | undefined {
  return RATE_NAMES[name];
}

/** The documents say what a rate is counted in; the models, which know it, have no use for it. */
export function unitNamed(rate: Rate): MessageKey | undefined {
  return "per" in rate && typeof rate.per === "string" ? UNIT_NAMES[rate.per] : undefined;
}
