import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";

/** Where a form asks for a search: the landing page passes on what was typed. Nothing in a country without such a page. */
export function searchesAt(edition: Edition): string | undefined {
  return linkTo(edition, "magazine-search", { searchKeyword: "a" }) && linkTo(edition, "magazine");
}
