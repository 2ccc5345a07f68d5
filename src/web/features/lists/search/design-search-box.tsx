import type { Edition } from "../../../../editions/edition.ts";
import { useDocument } from "../../../frame/document-context.ts";
import SearchBox, { type SearchBoxProps } from "./search-box.island.tsx";
import { searchTargets } from "./search-targets.ts";

type DesignSearchBoxProps = Omit<SearchBoxProps, "places"> & { edition: Edition };

/** Where the region has something to search. */
export function DesignSearchBox({ edition, ...box }: DesignSearchBoxProps) {
  const places = searchTargets(edition, useDocument().pages);
  return places ? <SearchBox {...box} places={places} /> : null;
}
