import type { Colour } from "./colours.ts";
import { changed, describe, type Shown } from "./describe.ts";
import { PRODUCTS } from "./products.ts";
import type { Print } from "./read-prints.ts";
import { CHANGES, LAYOUTS, type Words } from "./vocabulary.ts";

/** One photograph of the library, as in catalogue.json. */
export interface Entry {
  name: string;
  kind: Shown["kind"];
  room: string;
  layout?: string | undefined;
  palette: string;
  seed: number;
  camera: string;
  size: "wide" | "tall" | "square";
  width: number;
  height: number;
  dominant: string;
  colours: Colour[];
  focus: { x: number; y: number };
  contains: string[];
  alt: Words;
  hotspots: Spot[];
  /** The same room in portrait format, for phones. */
  tall?: string;
  /** For a variation: the picture that it is aligned with, and what it changes there. */
  variationOf?: string;
  change?: Change;
  /** For a picture with variations: the products that can be changed in it. */
  products?: {
    product: string;
    hotspot?: string | undefined;
    finishes: { finish: string; label: Words; photograph: string }[];
  }[];
}

interface Spot {
  id: string;
  label: Words;
  finish?: string | undefined;
  x: number;
  y: number;
  bbox?: number[] | undefined;
}

interface Change {
  product: string;
  finish: string;
}

export function entryOf(print: Print, width: number, height: number, colours: Colour[]): Entry {
  const [base = print.name, variation] = print.name.split("--");
  const change = variation ? changeOf(variation) : undefined;
  const contains = [...new Set(print.hotspots.map((spot) => spot.id))];
  const { room, palette, seed, camera } = print;
  const kind = kindOf(print.name, change);
  const label = print.hotspots[0]?.label;
  return {
    name: print.name,
    kind,
    room,
    layout: LAYOUTS[room],
    palette,
    seed,
    camera,
    size: height > width ? "tall" : height < width ? "wide" : "square",
    width,
    height,
    dominant: colours[0]?.hex ?? "#d8d3ca",
    colours,
    focus: focusOf(print),
    contains,
    alt: describe({ name: print.name, kind, room, palette, camera, contains, label, change }),
    hotspots: print.hotspots.map(spotOf),
    ...(change ? { variationOf: base, change } : {}),
  };
}

/** Adds to every wide picture its portrait format, which has the same name and "-tall". */
export function withTall(entries: Entry[]): Entry[] {
  const names = new Set(entries.map((entry) => entry.name));
  return entries.map((entry) => {
    const tall = `${entry.name}-tall`;
    return names.has(tall) ? { ...entry, tall } : entry;
  });
}

/** Adds to every picture the variations that are aligned with it. A variation without its picture is dropped. */
export function withVariations(entries: Entry[]): Entry[] {
  const names = new Set(entries.map((entry) => entry.name));
  const variations = entries.filter((entry) => entry.variationOf && names.has(entry.variationOf));
  return entries
    .filter((entry) => !entry.variationOf || names.has(entry.variationOf))
    .map((entry) => {
      const own = variations.filter((variation) => variation.variationOf === entry.name);
      const products = [...new Set(own.flatMap((variation) => variation.change?.product ?? []))];
      if (products.length === 0) return entry;
      return {
        ...entry,
        products: products.map((product) => ({
          product,
          hotspot: CHANGES[product]?.hotspots.find((id) => entry.contains.includes(id)),
          finishes: own.flatMap((variation) =>
            variation.change?.product === product
              ? {
                  finish: variation.change.finish,
                  label: changed(product, variation.change.finish),
                  photograph: variation.name,
                }
              : [],
          ),
        })),
      };
    });
}

function kindOf(name: string, change: Change | undefined): Entry["kind"] {
  if (name.startsWith("swatch-")) return "swatch";
  if (name.startsWith("acc-")) return "accessory";
  if (name.startsWith("detail-")) return "detail";
  return change ? "variation" : "room";
}

/** "counter-quartz-dark": the first word is the product. */
function changeOf(variation: string): Change {
  const [product = "", ...finish] = variation.split("-");
  return { product, finish: finish.join("-") };
}

function spotOf({ id, label, finish, x, y, bbox }: Print["hotspots"][number]): Spot {
  return { id, label: { en: label, ar: PRODUCTS[id]?.ar ?? label }, finish: finish ?? undefined, x, y, bbox };
}

/** The centre of the products in the picture, so that a crop keeps them. */
function focusOf({ hotspots }: Print): { x: number; y: number } {
  if (hotspots.length === 0) return { x: 0.5, y: 0.5 };
  return { x: middle(hotspots.map((spot) => spot.x)), y: middle(hotspots.map((spot) => spot.y)) };
}

function middle(values: number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.round(Math.min(0.8, Math.max(0.2, mean)) * 100) / 100;
}
