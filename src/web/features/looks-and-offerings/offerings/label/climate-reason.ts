import type { Climate } from "../../../../../contracts/documents/offerings/climates.ts";
import type { MessageKey } from "../../../../../ui/text/text.tsx";
import type { Nature } from "./nature.ts";
import { bandOf } from "./ratings.ts";

type Reasons = Partial<Record<Nature, { good?: MessageKey; poor?: MessageKey }>>;

/** How each climate affects each kind of material, with the reasons for good and poor results. */
const REASONS: Record<Climate, Reasons> = {
  coastal: {
    mineral: { good: "label.coastMineral" },
    board: { good: "label.coastBoard" },
    metal: { good: "label.coastMetal", poor: "label.coastMetalPoor" },
    wood: { good: "label.coastWood", poor: "label.coastWoodPoor" },
    cloth: { poor: "label.coastClothPoor" },
  },
  dry: {
    mineral: { good: "label.dryMineral" },
    board: { good: "label.dryBoard" },
    metal: { good: "label.dryMetal" },
    wood: { good: "label.dryWood", poor: "label.dryWoodPoor" },
    cloth: { good: "label.dryCloth" },
  },
  plateau: {
    mineral: { good: "label.plateauAny" },
    board: { good: "label.plateauAny" },
    metal: { good: "label.plateauAny" },
    wood: { good: "label.plateauWood" },
    cloth: { good: "label.plateauAny" },
  },
};

const BY_THE_SEA: Reasons = {
  mineral: { good: "label.seaMineral" },
  board: { good: "label.seaBoard" },
  metal: { good: "label.seaMetal", poor: "label.seaMetalPoor" },
  wood: { good: "label.seaWood", poor: "label.seaWoodPoor" },
  cloth: { poor: "label.seaClothPoor" },
};

export function climateReason(climate: Climate, rating: number, nature: Nature | undefined): MessageKey {
  const side = sideOf(rating);
  const known = nature && REASONS[climate][nature]?.[side];
  return known ?? (side === "good" ? "label.climateKind" : "label.climateHarsh");
}

/** The reason for salt and spray, by the coastal rating. */
export function seaReason(rating: number, nature: Nature | undefined): MessageKey {
  const side = sideOf(rating);
  const known = nature && BY_THE_SEA[nature]?.[side];
  return known ?? (side === "good" ? "label.seaAny" : "label.seaAnyPoor");
}

function sideOf(rating: number): "good" | "poor" {
  return bandOf(rating) === "good" ? "good" : "poor";
}
