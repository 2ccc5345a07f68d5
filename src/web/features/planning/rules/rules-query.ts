import {
  type BuildingRules,
  WORKS,
  type Work,
} from "../../../../contracts/documents/planning/building-rules-document.ts";

export interface RulesChoice {
  rules: BuildingRules;
  /** Nothing chosen is everything. */
  works: readonly Work[];
}

// The works come several times, as fields of a form do.
export const RULES_PARAMETERS = ["home", "works*"] as const;

/** Always an answer: the first type of home where none is named that we know. */
export function readRulesChoice(
  query: URLSearchParams,
  all: readonly BuildingRules[],
): RulesChoice | undefined {
  const rules = all.find(({ slug }) => slug === query.get("home")) ?? all[0];
  const asked = query.getAll("works");
  return rules && { rules, works: WORKS.filter((work) => asked.includes(work)) };
}
