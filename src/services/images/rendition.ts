export interface Rendition {
  width: number;
  /** Unset: the photograph's own ratio. */
  height?: number;
  format: Format;
}

export type Format = "avif" | "webp" | "jpg";

/** Only a few sizes, so that no one can fill the disk or keep the encoder busy with sizes that no page uses. */
const WIDTHS = [320, 480, 640, 800, 1080, 1440, 1600, 2000, 2400] as const;
const SHAPES = { "3:2": 3 / 2, "4:5": 4 / 5, "1:1": 1, "16:9": 16 / 9 } as const;
const FORMATS = ["avif", "webp", "jpg"] as const satisfies readonly Format[];

/** Parses `640.avif` and `640x800.avif`; a string result is the reason why it is neither. */
export function parseRendition(text: string): Rendition | string {
  const match = /^([1-9]\d{2,3})(?:x([1-9]\d{2,3}))?\.(\w+)$/.exec(text);
  if (!match) return "A picture's address ends like 640.avif or 640x800.avif.";
  const width = Number(match[1]);
  const format = FORMATS.find((name) => name === match[3]);
  if (!format) return `Pictures come as ${FORMATS.join(", ")}.`;
  if (!WIDTHS.some((known) => known === width)) return `Pictures come in the widths ${WIDTHS.join(", ")}.`;
  if (match[2] === undefined) return { width, format };
  const height = Number(match[2]);
  const heights = Object.values(SHAPES).map((ratio) => Math.round(width / ratio));
  if (heights.includes(height)) return { width, height, format };
  return `Pictures come in the shapes ${Object.keys(SHAPES).join(", ")}.`;
}

const USUAL_WIDTH = 1080;

export function usualWidth({ width }: { width: number }): number {
  const fitting = WIDTHS.filter((known) => known <= Math.min(width, USUAL_WIDTH));
  return fitting.at(-1) ?? WIDTHS[0];
}

export function renditionName({ width, height, format }: Rendition): string {
  return height === undefined ? `${width}.${format}` : `${width}x${height}.${format}`;
}
