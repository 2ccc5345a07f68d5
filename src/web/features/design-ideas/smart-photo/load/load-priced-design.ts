import type { ReadPricedDesign } from "../../../../../contracts/documents/designs/read-design.ts";
import type { DocumentOf } from "../../../../../contracts/documents/documents.ts";
import { absoluteUrl } from "../../../../frame/seo/absolute-url.ts";
import { loadTopicRail } from "../../../magazine/rails/load-rail.ts";
import { topicOfRoom } from "../../../magazine/rails/story-topics.ts";
import { designPath } from "../../designs/design-path.ts";
import { findCategory } from "../../designs/find/find-category.ts";
import type { DesignAddress, DesignPlace } from "../../designs/find-design.ts";
import { loadSimilar } from "../../designs/load-similar-designs.ts";
import { loadNeighbours } from "../../designs/neighbours/load-neighbours.ts";
import { placed } from "../../designs/view/load-design.ts";
import { loadRates } from "../../my-room/load-rates.ts";
import type { Scene, SceneLine, ScenePiece } from "../picks/scene.ts";
import { sceneSearch } from "../picks/scene-search.ts";
import { loadSceneView, roomPricingOf } from "./load-scene-view.ts";

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

/** The same scene as a smart photo's, with every piece in one way only. */
function pricedScene({ picture, products, viewImages, lines }: ReadPricedDesign): Scene {
  const places = viewImages[0]?.products ?? [];
  const pieces = products.flatMap(({ hotspot, name, price }, index): ScenePiece[] => {
    const place = places[index]?.hotspot;
    if (!place) return [];
    const variation = { name, price, isDefault: true, sku: null, print: null, thumbnail: null };
    return [
      {
        id: hotspot,
        name,
        spots: [place],
        quantity: null,
        unit: null,
        note: null,
        customSku: null,
        variations: [variation],
      },
    ];
  });
  const prices = [...products, ...lines].map(({ price }) => price);
  const all = prices.reduce((sum, price) => sum + price, 0);
  return { photo: picture.photo, alt: picture.alt, pieces, lines: lines.map((line) => readTax(line, all)) };
}

/** "GST at 18%": a line that is this share of all the others, and so changes with them. */
function readTax({ name, price }: { name: string; price: number }, all: number): SceneLine {
  const percent = /(\d+(?:\.\d+)?)\s*%/.exec(name)?.[1];
  const rate = Number(percent ?? 0) / 100;
  const isTax = rate > 0 && Math.abs((all - price) * rate - price) <= 1;
  return { name, price, rate: isTax ? rate : null };
}
