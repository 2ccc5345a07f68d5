import { getContent } from "../../contracts/calls/get-document.ts";
import { searchContent } from "../../contracts/calls/search-documents.ts";
import { buildFilters, type DocumentFilter } from "../../contracts/document-filters.ts";
import { designPath } from "../designs/design-path.ts";
import { type DesignAddress, type DesignPlace, followRedirect, isAddress } from "../designs/find-design.ts";
import { loadNeighbours } from "../designs/load-neighbours.ts";
import { loadSimilar } from "../designs/similar-designs.ts";
import { DesignCategory } from "../designs/view/design-category.ts";
import { loadRates } from "../my-room/load-rates.ts";
import { pageNotFound, required } from "../page.ts";
import { absoluteUrl } from "../seo/absolute-url.ts";
import { loadSceneView, roomPricingOf } from "./load-scene-view.ts";
import { PricedDocument, pricedScene } from "./priced-document.ts";
import { sceneSearch } from "./scene-search.ts";

const CONTENT_TYPE = "smart-photo-lite";

/** Everything that the page of a priced design shows; not found in a category that is not its own (DI-05). */
export async function loadPricedDesign(place: DesignPlace, address: DesignAddress) {
  const { call, edition, url, site } = place;
  const design = await readDesign(place, address);
  if (design.redirectedTo) throw await followRedirect(place, design.redirectedTo);
  const rates = await loadRates(call, edition);
  const view = await loadSceneView(place, pricedScene(design), rates);
  const filters = buildFilters([countryIs(edition.isoCode)]);
  const [category, neighbours, similar] = await Promise.all([
    required(
      call(getContent, { contentSlug: "design-ideas-categories", pageSlug: design.roomType, filters }),
    ),
    loadNeighbours(call, edition, design),
    loadSimilar(call, edition, design),
  ]);
  const path = designPath(edition, design);
  return {
    design,
    category: DesignCategory.parse(category),
    view,
    pricing: roomPricingOf(view, design, rates, url.searchParams),
    neighbours,
    similar,
    path,
    url: absoluteUrl(site.publicUrl, path),
    shareUrl: absoluteUrl(site.publicUrl, path) + sceneSearch(view.picks, undefined, view.keep),
  };
}

export type LoadedPricedDesign = Awaited<ReturnType<typeof loadPricedDesign>>;

async function readDesign({ call, edition }: DesignPlace, address: DesignAddress): Promise<PricedDocument> {
  if (!isAddress(address)) throw pageNotFound();
  const { slug, categorySlug } = address;
  const filters: DocumentFilter[] = [
    countryIs(edition.isoCode),
    ...(categorySlug ? [{ field: "roomType", op: "eq" as const, values: [categorySlug] }] : []),
    { field: "slug", op: "eq", values: [slug] },
  ];
  const { contents } = await required(
    call(searchContent, { contentSlug: CONTENT_TYPE, filters: buildFilters(filters), size: 1 }),
  );
  const [design] = contents;
  if (!design) throw pageNotFound();
  return PricedDocument.parse(design);
}

function countryIs(isoCode: string): DocumentFilter {
  return { field: "country", op: "eq", values: [isoCode] };
}
