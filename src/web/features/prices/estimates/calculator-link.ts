import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import type { PageName } from "../../../../urls/url-table.ts";

/** The pages of calculators that have one of their own. */
const PAGES: Partial<Record<string, PageName>> = {
  "in-kitchen": "kitchen-price-calculator",
  "in-wardrobe": "wardrobe-price-calculator",
  "in-home": "home-interior-price-calculator",
  "sg-home": "renovation-price-calculator",
};

/** The calculator with the same choices. */
export function calculatorLink(edition: Edition, calculator: string, choices: string): string | undefined {
  const page = PAGES[calculator];
  const path = page && linkTo(edition, page);
  return path && (choices === "" ? path : `${path}?${choices}`);
}
