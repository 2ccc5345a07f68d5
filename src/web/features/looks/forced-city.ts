import type { Country } from "../../../editions/regions.ts";

/** A country that is one city has no choice of them, and need not say it of every home (LK-09). */
export const FORCED_CITY: Partial<Record<Country, string>> = { sg: "Singapore" };
