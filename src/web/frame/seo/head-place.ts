import type { EmbedName } from "../../../contracts/embeds/embed-components.ts";
import type { Region } from "../../../editions/regions.ts";
import type { Place } from "../place.ts";

/** What the head of a document must know of where it stands. It travels as data, so it is plain. */
export interface HeadPlace {
  path: string;
  /** Of the edition. */
  region: Region;
  isListed: boolean;
  embedAs: EmbedName | undefined;
}

export function headPlaceOf({ page, url, edition }: Place): HeadPlace {
  return { path: url.pathname, region: edition.region, isListed: page.isListed, embedAs: page.embedAs };
}
