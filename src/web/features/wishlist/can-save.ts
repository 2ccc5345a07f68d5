import type { Edition } from "../../../editions/edition.ts";
import { linkTo } from "../../../urls/links.ts";

/** Designs are saved where there is a gallery of them to return to. */
export function canSave(edition: Edition): boolean {
  return linkTo(edition, "design-ideas") !== undefined;
}
