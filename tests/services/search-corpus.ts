import { createHash } from "node:crypto";
import { z } from "zod";
import type { Database } from "../../src/platform/database/database.ts";
import { writeSetting } from "../../src/platform/database/settings.ts";
import type { DocumentType, DocumentTypes } from "../../src/services/content/document-type.ts";
import { refreshSearchIndex } from "../../src/services/search/refresh-search-index.ts";
import { readSynonyms } from "../../src/services/search/synonyms.ts";
import { newDocument } from "../stores/new-document.ts";

const Body = z.object({
  title: z.string(),
  tags: z.array(z.string()).optional(),
  text: z.string().optional(),
  redirectedTo: z.string().optional(),
});
type Body = z.infer<typeof Body>;

type Kind = NonNullable<DocumentType["search"]>["kind"];

function searchable(kind: Kind): DocumentType {
  const search = { kind, heading: ["title"], tags: ["tags"], text: ["text"], summary: "text" };
  return { answersAs: "item", schemas: { "*": Body }, search };
}

const CORPUS_TYPES: DocumentTypes = {
  designs: searchable("design"),
  articles: searchable("article"),
  products: searchable("product"),
  pages: searchable("page"),
  tags: searchable("tag"),
  jobs: { answersAs: "item", schemas: { "*": Body } },
};

export interface CorpusDocument extends Body {
  /** `type/slug` or `type/slug@country` or `type/slug@country-language`. */
  address: string;
}

function corpusRow({ address, ...body }: CorpusDocument, position: number) {
  const [path = "", place = ""] = address.split("@");
  const [content_type = "", slug = ""] = path.split("/");
  const [country = null, language = null] = place === "" ? [] : place.split("-");
  const text = JSON.stringify(body);
  return newDocument({
    id: address,
    content_type,
    slug,
    country,
    language,
    position,
    body: text,
    checksum: createHash("sha256").update(text).digest("hex"),
  });
}

let loads = 0;

/** Stores documents, removes others and updates the index, as a content load does. */
export async function putDocuments(
  database: Database,
  documents: readonly CorpusDocument[],
  { remove = [] as string[] } = {},
): Promise<void> {
  const { db } = database;
  const rows = documents.map(corpusRow);
  for (const address of [...remove, ...documents.map((document) => document.address)])
    await db.deleteFrom("documents").where("id", "=", address).execute();
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto("documents")
      .values(rows.slice(start, start + 500))
      .execute();
  loads += 1;
  await writeSetting(db, "content.checksum", `load ${loads}`);
  await refresh(database);
}

export async function refresh(database: Database): Promise<void> {
  const synonyms = await readSynonyms("content");
  await refreshSearchIndex(database, { types: CORPUS_TYPES, synonyms });
}

/** A small home-interiors site: large enough to distinguish a good ranking from a bad one. */
export const CORPUS: readonly CorpusDocument[] = [
  { address: "tags/kitchen@IN", title: "Kitchens" },
  {
    address: "designs/sage-kitchen@IN",
    title: "Sage L-shaped kitchen with an open shelf",
    tags: ["kitchen", "sage"],
    text: "A quartz countertop, a tall unit for the oven and a wardrobe-like pantry.",
  },
  {
    address: "designs/walnut-wardrobe@IN",
    title: "Walnut sliding wardrobe with a mirror",
    tags: ["wardrobe"],
    text: "Two metres wide, for a bedroom beside the kitchen.",
  },
  {
    address: "designs/teak-mandir@IN",
    title: "Teak pooja room with a jali door",
    tags: ["pooja"],
    text: "Brass bells and a drawer for incense.",
  },
  {
    address: "designs/old-kitchen@IN",
    title: "Kitchen that moved elsewhere",
    redirectedTo: "sage-kitchen",
  },
  { address: "designs/sage-kitchen@SG", title: "Sage kitchen for a BTO flat", tags: ["kitchen", "bto"] },
  {
    address: "articles/false-ceilings@IN",
    title: "False ceilings: gypsum or none",
    tags: ["false-ceiling", "lighting"],
    text: "<p>What <strong>gypsum</strong> weighs &amp; costs, with colours &lt;b&gt; and shelves.</p>",
  },
  {
    address: "articles/paint@IN",
    title: "Painting a rented flat",
    tags: ["paint", "rental"],
    text: "A pop of colour on one wall. Kitchen, kitchen, kitchen: paint it last.",
  },
  {
    address: "articles/designer@IN",
    title: "What a designer draws first",
    text: "Designs of a 3 BHK home, drawn by designers.",
  },
  { address: "products/sofa@IN", title: "Linen couch in three sizes", tags: ["seating"] },
  { address: "pages/warranty@IN-EN", title: "Warranty", text: "Ten years on modular furniture." },
  { address: "pages/about", title: "About the company", text: "We make homes with {brand} people." },
  {
    address: "designs/majlis@SA-AR",
    title: "مجلس عربي بألوان هادئة",
    tags: ["مجلس"],
    text: "جلسات واسعة للضيوف وإضاءة دافئة وخزانة للضيافة",
  },
  { address: "designs/kitchen@SA-AR", title: "مطبخ مفتوح مع جزيرة", text: "خزائن بيضاء وأثاث بسيط" },
  { address: "designs/majlis@SA-EN", title: "Majlis with low seating", text: "Room for twelve guests." },
  { address: "jobs/designer@IN", title: "Kitchen designer wanted" },
];
