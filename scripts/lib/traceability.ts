import type { Requirement, Specification } from "./specification.ts";
import { requirementIdsIn } from "./test-titles.ts";

export interface AreaCount {
  area: string;
  name: string;
  rows: number;
  proved: number;
}

export interface Traceability {
  areas: AreaCount[];
  /** Requirements that a test names, but no test that uses an entry point of the product. */
  unproved: Requirement[];
  untested: Requirement[];
  /** Ids that a test names but the specification does not contain: most likely misspelt. */
  unknown: string[];
}

/**
 * Finds which requirements are named by the titles of all tests, and which are proved by the titles in
 * `provedTitles`.
 */
export function traceRequirements(
  { areas, requirements }: Specification,
  titles: readonly string[],
  provedTitles: readonly string[],
): Traceability {
  const named = new Set(titles.flatMap(requirementIdsIn));
  const proved = new Set(provedTitles.flatMap(requirementIdsIn));
  const known = new Set(requirements.map(({ id }) => id));
  return {
    areas: [...areas].map(([area, name]) => {
      const rows = requirements.filter((row) => row.area === area);
      return { area, name, rows: rows.length, proved: rows.filter(({ id }) => proved.has(id)).length };
    }),
    unproved: requirements.filter(({ id }) => named.has(id) && !proved.has(id)),
    untested: requirements.filter(({ id }) => !named.has(id)),
    unknown: [...named].filter((id) => areas.has(id.slice(0, 2)) && !known.has(id)).sort(),
  };
}
