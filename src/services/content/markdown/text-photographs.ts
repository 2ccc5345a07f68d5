import type { Token } from "marked";
import type { Photographs } from "../../images/photographs.ts";
import { addressOfPhotograph } from "../parsing/expand-photos.ts";
import { escapeHtml } from "./escape-html.ts";
import { childrenOf } from "./line-of-token.ts";

export interface FigurePicture {
  address: string;
  width: number;
  height: number;
}

export type Figures = ReadonlyMap<string, FigurePicture>;

export async function readFigures(tokens: readonly Token[], photographs: Photographs): Promise<Figures> {
  const names = new Set(tokens.flatMap(photographNames));
  const found = [...names]
    .map((name) => photographs.find(name))
    .filter((photograph) => photograph !== undefined);
  return new Map(
    await Promise.all(
      found.map(async ({ name, width, height }) => {
        const address = await addressOfPhotograph(photographs, name);
        return [name, { address, width, height }] as const;
      }),
    ),
  );
}

/** The name in `photo:<name>`, the address of a photograph in a text. */
export function photographName(href: string): string | undefined {
  return /^photo:([a-z0-9-]+)$/.exec(href)?.[1];
}

function photographNames(token: Token): string[] {
  const name = token.type === "image" ? photographName(token.href) : undefined;
  return [...(name === undefined ? [] : [name]), ...childrenOf(token).flatMap(photographNames)];
}

const WIDTHS = [480, 800, 1080, 1440];
const FALLBACK_WIDTH = 1080;
/** The width of the text column. */
const SIZES = "(width < 48rem) 100vw, 45rem";

interface FigureWords {
  alt: string;
  caption: string;
  /** The attributes of the link around it, if there is one: to the same photograph with its prices, or to a film. */
  attributes?: string | undefined;
}

export function figureHtml({ address, width, height }: FigurePicture, words: FigureWords): string {
  const { alt, caption, attributes } = words;
  // Pictures are never enlarged, so widths beyond the print's own must not be declared.
  const sizes = WIDTHS.filter((size) => size <= Math.max(width, 480));
  const srcset = (format: string) => sizes.map((size) => `${address}/${size}.${format} ${size}w`).join(", ");
  const picture = [
    `<picture><source type="image/avif" srcset="${srcset("avif")}" sizes="${SIZES}">`,
    `<img src="${address}/${FALLBACK_WIDTH}.jpg" srcset="${srcset("webp")}" sizes="${SIZES}"`,
    ` width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async"></picture>`,
  ].join("");
  const below = caption === "" ? "" : `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure>${attributes ? `<a ${attributes}>${picture}</a>` : picture}${below}</figure>`;
}
