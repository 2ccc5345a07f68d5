import type { DocumentFilter } from "../../../contracts/document-filters.ts";
import { isStorable } from "../../../platform/database/storable-text.ts";

export interface Gallery {
  contentType: string | readonly string[];
  filters: readonly DocumentFilter[];
}

export type SortOrder = "position" | "-position" | "slug" | "-slug";

export function typesOf({ contentType }: Gallery): readonly string[] {
  return [contentType].flat().filter(isStorable);
}
