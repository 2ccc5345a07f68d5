/** The options of an image host (IM-01). All are optional: without options the picture is unchanged. */
export interface ImageOptions {
  width?: number;
  height?: number;
  /** Device pixels per CSS pixel: width and height are multiplied by it. */
  dpr?: number;
  blur?: number;
  /** Fill crops the picture to the box, fit shows all of it inside the box. */
  resize?: ResizeType;
  quality?: number;
  format?: ImageFormat;
}

export type ResizeType = "fill" | "fit";
export type ImageFormat = "avif" | "webp" | "jpg";
export type OptionName = keyof ImageOptions;

const DEFAULT_RATIO_PERCENT = 60;

/** The height of a box of this width, from its ratio in percent (IM-03). */
export function heightAt(width: number, ratioPercent = DEFAULT_RATIO_PERCENT): number {
  return Math.max(1, Math.round((width * ratioPercent) / 100));
}

export function widthAt(height: number, ratioPercent = DEFAULT_RATIO_PERCENT): number {
  return Math.max(1, Math.round((height * 100) / ratioPercent));
}

export const OPTION_NAMES = [
  "width",
  "height",
  "dpr",
  "blur",
  "resize",
  "quality",
  "format",
] as const satisfies readonly OptionName[];

/** Parses the option with this name; a string result is the reason why it is invalid. */
export function readOption(name: OptionName, text: string): ImageOptions | string {
  switch (name) {
    case "width":
    case "height":
      return read(name, wholeNumber(text, 4096), "a whole number from 1 to 4096");
    case "dpr":
      return read(name, /^[1-4](?:\.\d)?$/.test(text) && Number(text) <= 4 ? Number(text) : undefined, DPR);
    case "blur":
    case "quality":
      return read(name, wholeNumber(text, 100), "a whole number from 1 to 100");
    case "resize":
      return read(name, oneOf(["fill", "fit"], text), "fill or fit");
    case "format":
      return read(name, oneOf(["avif", "webp", "jpg"], text), "avif, webp or jpg");
  }
}

const DPR = "a number from 1 to 4 with at most one decimal";

function read<Value>(name: OptionName, value: Value | undefined, wanted: string): ImageOptions | string {
  return value === undefined ? `The option ${name} must be ${wanted}.` : { [name]: value };
}

function wholeNumber(text: string, most: number): number | undefined {
  const value = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value <= most ? value : undefined;
}

function oneOf<Choice extends string>(choices: readonly Choice[], text: string): Choice | undefined {
  return choices.find((choice) => choice === text);
}
