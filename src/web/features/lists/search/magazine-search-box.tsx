import type { Edition } from "../../../../editions/edition.ts";
import SearchBox, { type SearchBoxProps } from "./search-box.island.tsx";
import { magazineSearchTargets } from "./search-targets.ts";

type MagazineSearchBoxProps = Omit<SearchBoxProps, "places" | "subject"> & { edition: Edition };

/** Where the region's magazine can be searched. */
export function MagazineSearchBox({ edition, ...box }: MagazineSearchBoxProps) {
  const places = magazineSearchTargets(edition);
  return places ? <SearchBox {...box} places={places} subject="magazine" /> : null;
}
