import type { Edition } from "../../../../editions/edition.ts";
import { useDocument } from "../../../frame/document-context.ts";
import SearchBox, { type SearchBoxProps } from "./search-box.island.tsx";
import { magazineSearchTargets, searchTargets } from "./search-targets.ts";

type DesignSearchBoxProps = Omit<SearchBoxProps, "places"> & { edition: Edition };

export function DesignSearchBox({ edition, ...box }: DesignSearchBoxProps) {
  const places = searchTargets(edition, useDocument().pages);
  return places ? <SearchBox {...box} places={places} /> : null;
}

type MagazineSearchBoxProps = Omit<SearchBoxProps, "places" | "subject"> & { edition: Edition };

export function MagazineSearchBox({ edition, ...box }: MagazineSearchBoxProps) {
  const places = magazineSearchTargets(edition);
  return places ? <SearchBox {...box} places={places} subject="magazine" /> : null;
}
