import type { Edition } from "../../../../editions/edition.ts";
import { useDocument } from "../../../frame/document-context.ts";
import SearchBox, { type SearchBoxProps } from "./search-box.island.tsx";
import { magazineSearchTargets, searchTargets } from "./search-targets.ts";

type DesignSearchBoxProps = Omit<SearchBoxProps, "targets"> & { edition: Edition };

export function DesignSearchBox({ edition, ...box }: DesignSearchBoxProps) {
  const targets = searchTargets(edition, useDocument().pages);
  return targets ? <SearchBox {...box} targets={targets} /> : null;
}

type MagazineSearchBoxProps = Omit<SearchBoxProps, "targets" | "subject"> & { edition: Edition };

export function MagazineSearchBox({ edition, ...box }: MagazineSearchBoxProps) {
  const targets = magazineSearchTargets(edition);
  return targets ? <SearchBox {...box} targets={targets} subject="magazine" /> : null;
}
