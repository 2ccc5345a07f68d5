import type { Climate } from "../../../../contracts/documents/offerings/climates.ts";
import type { MessageKey } from "../../../../ui/text/text.tsx";
import type { Nature } from "./nature.ts";
import { bandOf } from "./ratings.ts";

type Reasons = Partial<Record<Nature, { good?: MessageKey; poor?: MessageKey }>>;

/** What each climate does to each kind of material, where it does well and where it does not. */
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

/** Why a finish suits a climate, or why not. */
export function climateReason(climate: Climate, rating: number, nature: Nature | undefined): MessageKey {
  const side = bandOf(rating) === "good" ? "good" : "poor";
  const known = nature && REASONS[climate][nature]?.[side];
  return known ?? (side === "good" ? "label.climateKind" : "label.climateHarsh");
}
