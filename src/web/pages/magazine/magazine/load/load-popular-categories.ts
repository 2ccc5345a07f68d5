import { MAGAZINE_SIZES } from "../../../../../contracts/calls/magazine/magazine-shapes.ts";
import type { Caller } from "../../../../../contracts/create-caller.ts";
import type { DocumentOf } from "../../../../../contracts/documents/documents.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import type { Photo } from "../../../../../ui/media/photo.ts";
import { findDocuments } from "../../../../frame/load-document.ts";

export interface PopularCategory {
  id: string;
  slug: string;
  name: string;
  post_count: number;
  cover_image: string;
  /** The same photograph with its size and its colour, where it is one of ours. */
  photo?: Photo | undefined;
}

export interface PopularCategories {
  data: PopularCategory[];
  /** Nothing came, or nothing that could be read. */
  isDataFetchError: boolean;
}

/** The categories that people read most, as many as are asked for (MG-14). */
export async function loadPopularCategories(
  call: Caller,
  edition: Edition,
  count: number = MAGAZINE_SIZES.popularCategories,
): Promise<PopularCategories> {
  const rows = await findDocuments("magazine_categories", { call, edition }, { size: count });
  const data = rows.slice(0, count).map(toCategory);
  return { data, isDataFetchError: data.length === 0 };
}

/** In the words of the search that the host answers (MG-08). */
function toCategory(row: DocumentOf<"magazine_categories">): PopularCategory {
  const { filter_id, filter_display_name, filter_count, image_url, picture } = row;
  return {
    id: filter_id,
    slug: slugOf(filter_id, filter_display_name),
    name: filter_display_name,
    post_count: filter_count,
    cover_image: image_url,
    photo: picture?.photo,
  };
}

/** Where the id is a number it tells no address; the name does (AMB-13). */
function slugOf(id: string, name: string): string {
  const isTextual = /[a-z]/i.test(id);
  return isTextual
    ? id
    : name
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
        .replaceAll(/^-|-$/g, "");
}
