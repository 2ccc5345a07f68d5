import {
  type BuildingRules,
  WORKS,
  type Work,
} from "../../../../contracts/documents/planning/building-rules-document.ts";

export interface RulesChoice {
  rules: BuildingRules;
  /** Empty means all works. */
  works: readonly Work[];
}

// The works parameter may be repeated, like the fields of a form.
export const RULES_PARAMETERS = ["home", "works*"] as const;

/** Uses the first type of home if the query names none or an unknown one. */
export function readRulesChoice(
  query: URLSearchParams,
  all: readonly BuildingRules[],
): RulesChoice | undefined {
  const rules = all.find(({ slug }) => slug === query.get("home")) ?? all[0];
  const asked = query.getAll("works");
  return rules && { rules, works: WORKS.filter((work) => asked.includes(work)) };
}
