import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { LOOK_TYPES } from "../../src/services/content/types/looks-types.ts";
import { copyOfContent, FIXTURE_TYPES } from "./fixture-backends.ts";

export const LOOK_FIXTURE_TYPES = { ...FIXTURE_TYPES, ...LOOK_TYPES };

const CONCEPT = "A calm home for a family of four, with storage on every wall that can carry it. "
  .repeat(4)
  .trim();

export function newRoom(room: string) {
  return {
    room,
    title: `The ${room}`,
    text: "Long drawers under a plain worktop, and a shelf above for what is used each day.",
    picture: { photo: "test-room", alt: "A room with a window and a table" },
  };
}

export function newLook(slug: string, values: object = {}) {
  return {
    slug,
    title: `Look ${slug}`,
    concept: CONCEPT,
    category: "family-homes",
    style: "japandi",
    palette: {
      id: "sage",
      colours: [
        { name: "Sage", hex: "#8b9a84" },
        { name: "Oak", hex: "#c9a878" },
        { name: "Chalk", hex: "#f0ebe1" },
      ],
    },
    tier: "premium",
    city: "Bengaluru",
    designer: { id: "asha-menon", name: "Asha Menon", sample: true },
    homeSize: "2bhk",
    scope: "full-home",
    prices: [
      { homeSize: "2bhk", low: 1_354_000, high: 1_648_000 },
      { homeSize: "3bhk", low: 1_750_000, high: 2_131_000 },
    ],
    rooms: [newRoom("living"), newRoom("kitchen"), newRoom("master-bedroom")],
    materials: ["laminate", "quartz"],
    finishes: [
      { part: "Shutters", finish: "Matte laminate in sage" },
      { part: "Worktop", finish: "White quartz" },
      { part: "Floor", finish: "Oak planks" },
    ],
    sample: true,
    ...values,
  };
}

function newCategory(slug: string, title: string) {
  const description = `Whole homes of the kind ${title}, room by room, with their colours, their finishes and what they cost by size of home.`;
  return {
    slug,
    title,
    heading: `${title}, room by room`,
    intro: "Every look is one home in one palette, with what it costs in homes of other sizes.",
    seo_data: { title, description, keywords: ["looks", "homes", "interiors"] },
    look_detail_seo: { title: "{look}, a {homeSize} look", description: "{look}: rooms, colours and cost." },
  };
}

/** A copy of the fixture content with these looks, by the folder of their region. */
export function contentWithLooks(looks: { in?: object[]; sg?: object[] }): string {
  const folder = copyOfContent();
  const write = (name: string, value: object) => {
    const file = join(folder, "documents", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(value));
  };
  for (const [region, list] of Object.entries(looks)) {
    write(`home-looks/${region}/looks.json`, list);
    write(`home-look-categories/${region}/categories.json`, [
      newCategory("all-looks", "All looks"),
      newCategory("family-homes", "Family homes"),
      newCategory("luxe", "Luxe"),
    ]);
  }
  return folder;
}
