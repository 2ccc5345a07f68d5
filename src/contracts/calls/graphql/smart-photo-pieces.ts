import { z } from "zod";
import type { SmartPhotoAnswer } from "../../graphql/smart-photo-answer.ts";

const text = z.string().nullish();

const AgreedVariation = z.object({
  productImageUrl: text,
  productSku: text,
  isDefault: z.boolean().nullish(),
  price: z.number().nullish(),
  productName: text,
  thumbnailUrl: text,
});

/** EN-20. */
export const AgreedProduct = z.object({
  name: text,
  hotspot: z.object({ x: z.number(), y: z.number() }).nullish(),
  variations: z.array(AgreedVariation).nullish(),
});

type AgreedProduct = z.output<typeof AgreedProduct>;

type Piece = SmartPhotoAnswer["viewImages"][number]["products"][number];
type Variation = Piece["variations"][number];

/**
 * The pieces of a photograph that can be shown and sold: they have a name, a position and a price. The id is built
 * from the name.
 */
export function toPieces(products: readonly AgreedProduct[]): Piece[] {
  const taken = new Set<string>();
  const inHundredths = products.some(({ hotspot }) => hotspot && (hotspot.x > 1 || hotspot.y > 1));
  return products.flatMap(({ name, hotspot, variations }, index): Piece[] => {
    const ways = (variations ?? []).flatMap((variation) => toVariation(variation, name));
    if (!name || !hotspot || ways.length === 0) return [];
    return [
      {
        id: idOf(name, index, taken),
        name,
        hotspot: { x: shareOf(hotspot.x, inHundredths), y: shareOf(hotspot.y, inHundredths) },
        moreHotspots: [],
        quantity: 1,
        unit: null,
        note: null,
        customSku: null,
        price: null,
        variations: ways,
      },
    ];
  });
}

function toVariation(
  { productName, price, ...variation }: z.output<typeof AgreedVariation>,
  name: string | null | undefined,
): Variation[] {
  if (typeof price !== "number") return [];
  return [
    {
      productName: productName || name || "",
      price,
      productImageUrl: variation.productImageUrl ?? "",
      productSku: variation.productSku ?? "",
      isDefault: variation.isDefault ?? false,
      thumbnailUrl: variation.thumbnailUrl ?? "",
      photo: null,
      thumbnail: null,
    },
  ];
}

/** The id is used in addresses together with the chosen variation of the piece. */
function idOf(name: string, index: number, taken: Set<string>): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  let id = words.join("-") || String(index + 1);
  while (taken.has(id)) id += `-${index + 1}`;
  taken.add(id);
  return id;
}

function shareOf(value: number, inHundredths: boolean): number {
  return Math.min(Math.max(inHundredths ? value / 100 : value, 0), 1);
}
