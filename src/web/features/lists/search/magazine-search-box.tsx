import type { Edition } from "../../../../editions/edition.ts";
import SearchBox, { type SearchBoxProps } from "./search-box.island.tsx";
import { magazineSearchPlaces } from "./search-places.ts";

type MagazineSearchBoxProps = Omit<SearchBoxProps, "places" | "subject"> & { edition: Edition };

/** Where the region's magazine can be searched. */
export function MagazineSearchBox({ edition, ...box }: MagazineSearchBoxProps) {
  const places = magazineSearchPlaces(edition);
  return places ? <SearchBox {...box} places={places} subject="magazine" /> : null;
}
