import { type Edition, editionOf, matchEdition } from "../../editions/edition.ts";
import { isRegion } from "../../editions/regions.ts";
import { matchUrl } from "../../urls/match-url.ts";

/** The edition of an address. Embeds stand outside of the regions, so their query may name one: ?region=sg. */
export function editionAt({ pathname, search }: { pathname: string; search: string }): Edition {
  const match = matchUrl(pathname);
  const named = new URLSearchParams(search).get("region") ?? "";
  return match?.row.embed && !match.region && isRegion(named) ? editionOf(named) : matchEdition(pathname);
}
