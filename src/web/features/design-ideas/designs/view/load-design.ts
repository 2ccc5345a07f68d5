import type { DocumentOf } from "../../../../../contracts/documents/documents.ts";
import type { CallContext } from "../../../../../contracts/documents/request-documents.ts";
import { findDocuments } from "../../../../frame/load-document.ts";
import { absoluteUrl } from "../../../../frame/seo/absolute-url.ts";
import { loadTopicRail } from "../../../magazine/rails/load-rail.ts";
import { topicOfRoom } from "../../../magazine/rails/story-topics.ts";
import { loadRates } from "../../my-room/load-rates.ts";
import { readMyRoom } from "../../my-room/my-room-query.ts";
import { designPath } from "../design-path.ts";
import type { NamedFilter } from "../filter-names.ts";
import { findCategory } from "../find/find-category.ts";
import { type DesignAddress, type DesignContext, type DesignKind, readDesign } from "../find-design.ts";
import { loadSimilar } from "../load-similar-designs.ts";
import { loadNeighbours } from "../neighbours/load-neighbours.ts";

export async function loadDesign(context: DesignContext, address: DesignAddress) {
  return loadAround(context, address, await readDesign("looks", context, address));
}

export async function loadAround(
  context: DesignContext,
  address: DesignAddress,
  read: DocumentOf<DesignKind>,
) {
  const { call, edition, url, site } = context;
  const design = placed(read, address);
  const kind = "products" in read ? "smart-photo-lite" : "looks";
  const [category, names, neighbours, similar, ownRates, stories] = await Promise.all([
    findCategory(context, design.roomType),
    loadFilterNames(context),
    loadNeighbours(call, edition, kind, design),
    loadSimilar(call, edition, design),
    loadRates(call, edition),
    loadTopicRail(call, edition, topicOfRoom(design.roomType)),
  ]);
  // Our rates do not apply to a design of an upstream, which is recognised by its missing category.
  const rates = read.roomType ? ownRates : undefined;
  // The canonical URL does not depend on the category through which the visitor came.
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

/** If the upstream does not send the category, the category of the URL is used. */
export function placed<Design extends { roomType: string }>(
  design: Design,
  { categorySlug = "" }: DesignAddress,
): Design {
  return design.roomType ? design : { ...design, roomType: categorySlug };
}

export type LoadedDesign = Awaited<ReturnType<typeof loadDesign>>;

async function loadFilterNames(asking: CallContext): Promise<NamedFilter[]> {
  const filters = await findDocuments("design-ideas-filters", asking, { size: 100 });
  return filters.map(({ slug, options }) => ({ key: slug, options }));
}
