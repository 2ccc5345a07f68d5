import { loadDocument } from "../../../frame/load-document.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { designPath } from "../../designs/design-path.ts";
import {
  type DesignAddress,
  type DesignPlace,
  followRedirect,
  readDesign,
} from "../../designs/find-design.ts";
import { loadNeighbours } from "../../designs/neighbours/load-neighbours.ts";
import { loadSimilar } from "../../designs/similar-designs.ts";
import { loadRates } from "../../my-room/load-rates.ts";
import { sceneSearch } from "../picks/scene-search.ts";
import { loadSceneView, roomPricingOf } from "./load-scene-view.ts";
import { pricedScene } from "./priced-scene.ts";

const KIND = "smart-photo-lite";

/** Everything that the page of a priced design shows; not found in a category that is not its own (DI-05). */
export async function loadPricedDesign(place: DesignPlace, address: DesignAddress) {
  const { call, edition, url, site } = place;
  const design = await readDesign(KIND, place, address);
  if (design.redirectedTo) throw await followRedirect(place, design.redirectedTo);
  const rates = await loadRates(call, edition);
  const view = await loadSceneView(place, pricedScene(design), rates);
  const [category, neighbours, similar] = await Promise.all([
    loadDocument("design-ideas-categories", place, design.roomType),
    loadNeighbours(call, edition, KIND, design),
    loadSimilar(call, edition, design),
  ]);
  const path = designPath(edition, design);
  return {
    design,
    category,
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
