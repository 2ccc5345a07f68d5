import type { DocumentOf } from "../../../../contracts/documents/documents.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { designPath } from "../../designs/design-path.ts";
import { findCategory } from "../../designs/find/find-category.ts";
import type { DesignAddress, DesignPlace } from "../../designs/find-design.ts";
import { loadNeighbours } from "../../designs/neighbours/load-neighbours.ts";
import { loadSimilar } from "../../designs/similar-designs.ts";
import { placed } from "../../designs/view/load-design.ts";
import { loadTopicRail } from "../../magazine/rails/load-rail.ts";
import { topicOfRoom } from "../../magazine/rails/story-topics.ts";
import { loadRates } from "../../my-room/load-rates.ts";
import { sceneSearch } from "../picks/scene-search.ts";
import { loadSceneView, roomPricingOf } from "./load-scene-view.ts";
import { pricedScene } from "./priced-scene.ts";

const KIND = "smart-photo-lite";

/** Everything that the page of a priced design shows (DI-05). */
export async function loadPricedDesign(
  place: DesignPlace,
  address: DesignAddress,
  read: DocumentOf<typeof KIND>,
) {
  const { call, edition, url, site } = place;
  const design = placed(read, address);
  const rates = await loadRates(call, edition);
  const view = await loadSceneView(place, pricedScene(design), rates);
  const [category, neighbours, similar, stories] = await Promise.all([
    findCategory(place, design.roomType),
    loadNeighbours(call, edition, KIND, design),
    loadSimilar(call, edition, design),
    loadTopicRail(call, edition, topicOfRoom(design.roomType)),
  ]);
  const path = designPath(edition, read);
  return {
    design,
    category,
    view,
    pricing: roomPricingOf(view, design, rates, url.searchParams),
    neighbours,
    similar,
    stories,
    path,
    url: absoluteUrl(site.publicUrl, path),
    shareUrl: absoluteUrl(site.publicUrl, path) + sceneSearch(view.picks, undefined, view.keep),
  };
}

export type LoadedPricedDesign = Awaited<ReturnType<typeof loadPricedDesign>>;
