import type { DocumentRow } from "../../src/platform/database/schema.ts";

/** The fields that design ideas are filtered by. */
export const FIELDS = { designs: ["roomType", "style", "tags", "price", "colours", "redirectedTo"] };

export const ROOMS = [
  ...["kitchen", "living-room", "bedroom", "kids-room", "bathroom", "balcony", "dining-room", "study"],
  ...["pooja-room", "foyer", "wardrobe", "tv-unit", "crockery-unit", "false-ceiling"],
];
export const STYLES = [
  ...["contemporary", "modern", "minimalist", "traditional", "industrial", "scandinavian", "japandi"],
  ...["mid-century", "eclectic", "rustic"],
];
export const TAGS = [
  ...["storage", "island", "l-shaped", "u-shaped", "parallel", "sliding", "hinged", "loft", "mirror", "teak"],
  ...["oak", "marble", "quartz", "acrylic", "laminate", "wallpaper", "panelling", "cove-light", "pendant"],
  ...["compact", "spacious", "1bhk", "2bhk", "3bhk", "villa", "rental", "pets", "seniors", "work-from-home"],
  ...["vastu", "monsoon", "budget", "luxury", "open-plan", "breakfast-counter", "window-seat", "plants"],
];
const COLOURS = [
  ...["white", "ivory", "cream", "beige", "sand", "taupe", "grey", "charcoal", "black", "sage", "olive"],
  ...["teal", "navy", "powder-blue", "blush", "terracotta", "mustard", "walnut"],
];

/** A document like those of a large catalogue. The same number always gives the same document. */
export function makeDesign(number: number): DocumentRow {
  const random = randomFrom(number);
  const country = pick(["IN", "IN", "IN", "IN", "SG", "MY"], random());
  const room = pick(ROOMS, random());
  const style = pick(STYLES, random());
  const tags = pickSome(TAGS, 4, random);
  const colours = pickSome(COLOURS, 3, random);
  const price = 5_000 * Math.floor(4 + random() ** 3 * 400);
  const slug = `${style}-${room}-with-${tags[0]}-${number}`;
  const isGone = random() < 0.02;
  const body = {
    title: `${sentence(style)} ${room} with ${tags[0]} in ${colours[0]}`,
    description: WORDS.map((words) => pick(words, random()))
      .join(" ")
      .repeat(3),
    roomType: room,
    style,
    tags,
    colours,
    price,
    currency: country === "IN" ? "INR" : country === "SG" ? "SGD" : "MYR",
    roomSize: `${8 + Math.floor(random() * 8)}x${10 + Math.floor(random() * 8)} feet`,
    coverImage: { url: `/api/images/${room}-${style}-${number % 400}`, width: 1600, height: 1067, alt: slug },
    addImages: Array.from({ length: 3 }, (_, index) => ({
      url: `/api/images/${room}-${style}-${(number + index) % 400}`,
      alt: `${room}, view ${index + 1}`,
    })),
    ...(isGone && { redirectedTo: `${style}-${room}-with-${tags[1]}-${number - 1}` }),
  };
  return {
    id: `designs:${slug}:${country}:EN`,
    content_type: "designs",
    slug,
    country,
    language: "EN",
    position: number,
    body: JSON.stringify(body),
    checksum: String(number),
    updated_at: "2026-01-01T00:00:00.000Z",
  };
}

const WORDS = [
  ["A calm room", "A bright corner", "A hard-working room", "A quiet place"],
  ["with closed shelves", "with open shelves", "with drawers to the floor", "with a long counter"],
  ["under warm light,", "beside a wide window,", "along one wall,", "around a small table,"],
  ["made for two cooks.", "made for a family of four.", "made for a rented flat.", "made to be wiped clean."],
];

export function pick<Item>(items: readonly Item[], share: number): Item {
  const item = items[Math.floor(share * items.length)];
  if (item === undefined) throw new RangeError("There is nothing to pick.");
  return item;
}

function pickSome(items: readonly string[], count: number, random: () => number): string[] {
  const picked = new Set<string>();
  while (picked.size < count) picked.add(pick(items, random()));
  return [...picked];
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Mulberry32: small, fast, and random enough for test documents. */
export function randomFrom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
