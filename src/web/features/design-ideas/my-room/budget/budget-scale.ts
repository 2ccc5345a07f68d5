import type { Country } from "../../../../../editions/regions.ts";

export const BUDGET_SCALES = {
  in: { least: 50_000, most: 2_000_000, step: 50_000 },
  sg: { least: 2_000, most: 40_000, step: 1_000 },
  my: { least: 5_000, most: 80_000, step: 2_500 },
  sa: { least: 10_000, most: 200_000, step: 5_000 },
} as const satisfies Record<Country, { least: number; most: number; step: number }>;
