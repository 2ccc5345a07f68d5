import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import type { PageName } from "../../../../urls/url-table.ts";

/** The pages with the calculator of a whole home: its own page, or a section of the offerings. */
const PLACES: readonly { page: PageName; anchor: string }[] = [
  { page: "home-interior-price-calculator", anchor: "" },
  { page: "renovation-price-calculator", anchor: "" },
  { page: "offerings", anchor: "#price" },
];

export function calculatorHref(
  edition: Edition,
  choices: Readonly<Record<string, string>> = {},
): string | undefined {
  const query = new URLSearchParams(choices);
  return PLACES.flatMap(({ page, anchor }) => {
    const path = linkTo(edition, page);
    return path ? [`${path}${query.size > 0 ? `?${query}` : ""}${anchor}`] : [];
  })[0];
}
