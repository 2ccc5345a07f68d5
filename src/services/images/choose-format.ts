import type { ImageFormat } from "../../contracts/images/image-options.ts";

/** The best format that a client accepts. "image/*" says little: old browsers send it, so it means JPEG. */
export function chooseFormat(accept: string | undefined): ImageFormat {
  const accepted = (accept ?? "").split(",").map(readRange);
  const takes = (type: string) => accepted.some((range) => range.type === type && range.weight > 0);
  if (takes("image/avif")) return "avif";
  return takes("image/webp") ? "webp" : "jpg";
}

function readRange(text: string): { type: string; weight: number } {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return { type, weight: weight === undefined ? 1 : Number(weight) };
}
