import sharp from "sharp";

export interface Colour {
  hex: string;
  /** Share of the picture, from 0 to 1. */
  share: number;
}

const SIDE = 72;
const MOST = 5;
const ROUNDS = 12;
const LEAST_SHARE = 0.04;

/** The three to five main colours of a picture, the largest first, by k-means over a small copy of it. */
export async function coloursOf(file: string): Promise<Colour[]> {
  const { data } = await sharp(file)
    .resize(SIDE, SIDE, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels: Pixel[] = [];
  for (let i = 0; i + 2 < data.length; i += 3) {
    pixels.push([data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]);
  }
  const groups = cluster(pixels).sort((a, b) => b.length - a.length);
  const kept = groups.filter((group, index) => index < 3 || group.length / pixels.length >= LEAST_SHARE);
  return kept
    .filter((group) => group.length > 0)
    .map((group) => ({ hex: hexOf(mean(group)), share: round(group.length / pixels.length) }));
}

type Pixel = [number, number, number];

/** The first centres are spread by brightness, so that the same picture always gives the same colours. */
function cluster(pixels: Pixel[]): Pixel[][] {
  const sorted = [...pixels].sort((a, b) => a[0] + a[1] + a[2] - (b[0] + b[1] + b[2]));
  let centres = Array.from(
    { length: MOST },
    (_, i): Pixel => sorted[Math.floor(((i + 0.5) / MOST) * sorted.length)] ?? [0, 0, 0],
  );
  let groups: Pixel[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    groups = centres.map(() => []);
    for (const pixel of pixels) groups[nearest(centres, pixel)]?.push(pixel);
    centres = centres.map((centre, i) => (groups[i]?.length ? mean(groups[i]) : centre));
  }
  return groups;
}

function nearest(centres: Pixel[], pixel: Pixel): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  centres.forEach((centre, i) => {
    const distance = centre.reduce((sum, value, k) => sum + (value - (pixel[k] ?? 0)) ** 2, 0);
    if (distance < least) [best, least] = [i, distance];
  });
  return best;
}

function mean(group: Pixel[]): Pixel {
  const sum = group.reduce<Pixel>((all, p) => [all[0] + p[0], all[1] + p[1], all[2] + p[2]], [0, 0, 0]);
  return [sum[0] / group.length, sum[1] / group.length, sum[2] / group.length];
}

function hexOf(pixel: Pixel): string {
  return `#${pixel.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
