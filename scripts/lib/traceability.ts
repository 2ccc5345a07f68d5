import type { Requirement, Specification } from "./specification.ts";
import { requirementIdsIn } from "./test-titles.ts";

export interface AreaCount {
  area: string;
  name: string;
  rows: number;
  tested: number;
}

export interface Traceability {
  areas: AreaCount[];
  untested: Requirement[];
  /** Ids that a test names and the specification does not have: most likely misspelt. */
  unknown: string[];
}

/** Which requirements a test names. */
export function traceRequirements(specification: Specification, titles: readonly string[]): Traceability {
  const named = new Set(titles.flatMap(requirementIdsIn));
  const { areas, requirements } = specification;
  const known = new Set(requirements.map(({ id }) => id));
  return {
    areas: [...areas].map(([area, name]) => {
      const rows = requirements.filter((row) => row.area === area);
      return { area, name, rows: rows.length, tested: rows.filter(({ id }) => named.has(id)).length };
    }),
    untested: requirements.filter(({ id }) => !named.has(id)),
    unknown: [...named].filter((id) => areas.has(id.slice(0, 2)) && !known.has(id)).sort(),
  };
}
