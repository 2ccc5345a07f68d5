import type { Asking } from "../../../../../contracts/documents/ask-documents.ts";
import type { DocumentOf } from "../../../../../contracts/documents/documents.ts";
import { findDocuments } from "../../../../frame/load-document.ts";
import { absoluteUrl } from "../../../../frame/seo/absolute-url.ts";
import { loadTopicRail } from "../../../magazine/rails/load-rail.ts";
import { topicOfRoom } from "../../../magazine/rails/story-topics.ts";
import { loadRates } from "../../my-room/load-rates.ts";
import { readMyRoom } from "../../my-room/my-room-query.ts";
import { designPath } from "../design-path.ts";
import type { NamedFilter } from "../filter-names.ts";
import { findCategory } from "../find/find-category.ts";
import { type DesignAddress, type DesignKind, type DesignPlace, readDesign } from "../find-design.ts";
import { loadSimilar } from "../load-similar-designs.ts";
import { loadNeighbours } from "../neighbours/load-neighbours.ts";

export async function loadDesign(place: DesignPlace, address: DesignAddress) {
  return loadAround(place, address, await readDesign("looks", place, address));
}

export async function loadAround(place: DesignPlace, address: DesignAddress, read: DocumentOf<DesignKind>) {
  const { call, edition, url, site } = place;
  const design = placed(read, address);
  const kind = "products" in read ? "smart-photo-lite" : "looks";
  const [category, names, neighbours, similar, ownRates, stories] = await Promise.all([
    findCategory(place, design.roomType),
    loadFilterNames(place),
    loadNeighbours(call, edition, kind, design),
    loadSimilar(call, edition, design),
    loadRates(call, edition),
    loadTopicRail(call, edition, topicOfRoom(design.roomType)),
  ]);
  // Our rates say nothing of a design that is not ours, which is one without a category of its own.
  const rates = read.roomType ? ownRates : undefined;
  // The one address that it is known under does not change with the category that somebody came from.
  const path = designPath(edition, read);
  return {
    design,
    category,
    names,
    neighbours,
    similar,
    stories,
    rates,
    room: rates && readMyRoom(url.searchParams, rates),
    path,
    url: absoluteUrl(site.publicUrl, path),
  };
}

/** Where its host does not tell the category, it is the one that it was found in. */
export function placed<Design extends { roomType: string }>(
  design: Design,
  { categorySlug = "" }: DesignAddress,
): Design {
  return design.roomType ? design : { ...design, roomType: categorySlug };
}

export type LoadedDesign = Awaited<ReturnType<typeof loadDesign>>;

async function loadFilterNames(asking: Asking): Promise<NamedFilter[]> {
  const filters = await findDocuments("design-ideas-filters", asking, { size: 100 });
  return filters.map(({ slug, options }) => ({ key: slug, options }));
}
