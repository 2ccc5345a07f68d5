import type { ReadPricedDesign } from "../../../../contracts/documents/designs/read-design.ts";
import type { Scene, SceneLine, ScenePiece } from "../picks/scene.ts";

/** The same scene as a smart photo's, with every piece in one way only. */
export function pricedScene({ picture, products, viewImages, lines }: ReadPricedDesign): Scene {
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
