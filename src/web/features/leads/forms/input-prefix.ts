import type { LeadSurface } from "./surfaces.ts";

/** The ids of a form's inputs begin with it: several forms may stand on a page. */
export function inputPrefix(surface: LeadSurface): string {
  return `lead-${surface}`;
}
