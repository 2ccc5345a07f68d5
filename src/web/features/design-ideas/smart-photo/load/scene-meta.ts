import { COUNTRIES } from "../../../../../editions/countries.ts";
import { formatCurrency } from "../../../../../editions/plain-formats.ts";
import type { MetaContext } from "../../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../../frame/seo/shared-picture.ts";
import type { JsonLd } from "../../../../frame/seo/structured-data.ts";
import type { Scene } from "../picks/scene.ts";
import { type SceneView, sumOf } from "../picks/scene-view.ts";

interface ProductFacts {
  view: SceneView;
  url: string;
  title: string;
  description: string;
}

/** The room as something to buy: from its cheapest to its dearest finishes. */
export function productJsonLd(
  { view, url, title, description }: ProductFacts,
  { atHost }: MetaContext,
): JsonLd {
  const { scene, country } = view;
  const least = boundOf(scene, Math.min);
  const most = boundOf(scene, Math.max);
  const { currency } = COUNTRIES[country];
  const written = (amount: number) => formatCurrency(amount, { country, currency });
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    url,
    name: title,
    ...(description && { description }),
    image: new URL(sharedPicture(scene.photo, atHost).url, url).href,
    offers: {
      "@type": "AggregateOffer",
      description: `${written(least)} – ${written(most)}`,
      priceCurrency: currency,
      lowPrice: least,
      highPrice: most,
      offerCount: scene.pieces.reduce((count, { variations }) => count * variations.length, 1),
    },
  };
}

function boundOf(scene: Scene, choose: (...prices: number[]) => number): number {
  const picks = scene.pieces.map(({ id, variations }) => {
    const prices = variations.map(({ price }) => price);
    return { piece: id, pick: prices.indexOf(choose(...prices)) + 1 };
  });
  return sumOf(scene, picks).total;
}
