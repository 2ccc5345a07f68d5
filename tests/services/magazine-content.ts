import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { MAGAZINE_TYPES } from "../../src/services/content/types/magazine-types.ts";
import { copyOfContent, FIXTURE_TYPES } from "./fixture-backends.ts";

export const MAGAZINE_FIXTURE_TYPES = { ...FIXTURE_TYPES, ...MAGAZINE_TYPES };

const picture = { photo: "test-room", alt: "A grey room" };

/** A content folder with a small magazine: seven articles, of which India shows six and Singapore two. */
export function magazineContent(): string {
  const content = copyOfContent();
  writeJson(content, "magazine-authors/authors.json", [
    author("ananya-rao", "Ananya Rao"),
    author("grace-tan", "Grace Tan"),
  ]);
  writeJson(content, "magazine-taxonomy/taxonomy.json", [
    { slug: "room-ideas", name: "Room ideas", description: "Rooms.", picture },
    { slug: "kitchen", name: "Kitchen ideas", description: "Kitchens.", parent: "room-ideas", picture },
    { slug: "kitchens-101", name: "Kitchens 101", description: "Plans.", picture },
    { slug: "company", name: "Company", description: "Nobody wrote here.", picture },
  ]);
  writeJson(content, "magazine-tags/tags.json", [
    { slug: "storage", name: "Storage" },
    { slug: "cost", name: "Cost" },
    { slug: "monsoon", name: "Monsoon" },
  ]);
  writeJson(content, "magazine-types/types.json", [
    { slug: "how-to", name: "How to", description: "Jobs." },
    { slug: "trending-stories", name: "Trending", description: "Chosen.", widgets: "trending-stories" },
  ]);
  writePost(content, "corner-cupboards", {
    date: "2026-01-10",
    countries: ["IN", "SG"],
    category: "room-ideas",
    childCategory: "kitchen",
    tags: ["storage"],
    reviewedBy: "grace-tan",
    text: "Corners with a carousel. See [the list](/magazine/tall-units) and [design ideas](/design-ideas).",
  });
  writePost(content, "tall-units", {
    date: "2026-03-01",
    updated: "2026-04-02",
    countries: ["IN", "SG"],
    tags: ["storage", "cost"],
    authors: ["grace-tan", "ananya-rao"],
    sources: [{ title: "IS 303", publisher: "Bureau of Indian Standards" }],
  });
  for (const [index, slug] of ["a-fan", "a-shutter", "a-drawer", "a-drain"].entries())
    writePost(content, slug, { date: `2025-0${index + 1}-15`, tags: ["monsoon"] });
  writePost(content, "an-umbrella", { date: "2026-02-01", countries: ["MY"], tags: ["monsoon"] });
  return content;
}

interface PostOptions {
  date?: string;
  updated?: string;
  countries?: string[];
  category?: string;
  childCategory?: string;
  type?: string;
  tags?: string[];
  authors?: string[];
  reviewedBy?: string;
  sources?: object[];
  text?: string;
}

export function writePost(content: string, slug: string, { text = "", ...options }: PostOptions): void {
  const matter = {
    title: `About ${slug}`,
    excerpt: `What to know about ${slug}.`,
    date: "2026-01-01",
    countries: ["IN"],
    category: "kitchens-101",
    type: "how-to",
    tags: ["cost"],
    authors: ["ananya-rao"],
    picture,
    keyFacts: [1, 2, 3].map((number) => ({ label: `Fact ${number}`, value: "12 mm" })),
    seoTitle: `About ${slug}`,
    seoDescription: "A description that is long enough for a search engine. ".repeat(3).slice(0, 130),
    ...options,
  };
  const body = `${text}\n\n## In short\n\n${"plain words ".repeat(320)}\n`;
  writeText(content, `magazine-posts/${slug}.md`, `---\n${stringify(matter)}---\n\n${body}`);
}

function author(slug: string, name: string) {
  const facts = { expertise: ["Kitchens"], languages: ["English"] };
  return { slug, name, role: "Editor", city: "Bengaluru", bio: "Writes. Measures.", ...facts };
}

export function widget(magazineSlugs: string[]) {
  const pictures = { icon: picture, background: picture };
  return { title: "Chosen", subtitle: "By us", ...pictures, magazineSlugs, isLivspaceTvEnabled: false };
}

export function writeJson(content: string, name: string, value: unknown): void {
  writeText(content, name, JSON.stringify(value, null, 2));
}

export function writeText(content: string, name: string, text: string): void {
  const file = join(content, "documents", name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
