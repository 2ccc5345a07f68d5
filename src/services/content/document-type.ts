import type { z } from "zod";
import type { SearchKind } from "../../contracts/search-kinds.ts";
import type { JsonPath } from "../files/locate-json.ts";
import type { Photographs } from "../images/photographs.ts";
import type { WhyNoAddress } from "./publication/find-address.ts";

/** What a content type holds. A file of a type that is not listed is refused. */
export interface DocumentType {
  /** A page answers with its body in `jsonBody`, an item with the fields of its body in itself. */
  answersAs: "page" | "item";
  /**
   * What an editor writes, with photographs filled in. By slug, because pages of one type differ in what they hold;
   * `home-*` is for every slug that begins so.
   */
  schemas: Record<string, z.ZodType>;
  /** Adds what follows from what was written (addresses, totals, the colours of a photograph), so that calls answer a stored body as it is. */
  complete?: (body: never, context: CompletionContext) => object | Promise<object>;
  /** Checks a document against the others and adds what follows from them. It runs when every document is complete. */
  connect?: (body: never, context: ConnectionContext) => object;
  /** Where a document stands in its gallery, the lowest first; its place in its file when unset. */
  order?: (body: never) => number;
  /** The countries that show a document which is written for all of them: it is stored once for each. */
  countries?: (body: never, context: ConnectionContext) => readonly string[];
  /** A document that no page can show is refused with this sentence. */
  whyNoAddress?: WhyNoAddress;
  /** A document that bears a date is not public before it: the day, and the countries on whose clocks it counts. */
  datedBy?: (body: never) => { day: string; countries?: readonly string[] };
  /** Documents of this type that nobody writes, because they follow from others. */
  derive?: (library: ContentLibrary) => DerivedDocument[];
  /** Fields that lists are filtered by, dots for deeper ones: they are indexed, so that a filter on them never reads through the documents. */
  filters?: readonly string[];
  /** How the site's search finds these documents; a type without it is not found. */
  search?: SearchableType;
}

/** Fields are names in the stored body, dots for deeper ones. A list or an object counts with all the texts in it. */
export interface SearchableType {
  kind: SearchKind;
  heading: readonly string[];
  tags?: readonly string[];
  text?: readonly string[];
  summary?: string;
  picture?: string;
}

export interface CompletionContext {
  slug: string;
  /** In upper case; none for a document of every country. */
  country: string | undefined;
  language: string | undefined;
  photographs: Photographs;
  /** The address of a photograph, to be followed by size and format where it is shown. */
  addressOf(photograph: string): Promise<string>;
  blame(path: JsonPath, reason: string): void;
}

export interface ContentLibrary {
  /** The document of a slug, for this edition where one is given; nothing where there is none, or where it has faults. */
  find(contentType: string, slug: string, edition?: DocumentEdition): object | undefined;
  /** Whether there is such a document, even one with faults. */
  has(contentType: string, slug: string, edition?: DocumentEdition): boolean;
  list(contentType: string): readonly LibraryDocument[];
}

/** In upper case; none is for all. */
export interface DocumentEdition {
  country: string | undefined;
  language: string | undefined;
}

interface LibraryDocument extends DocumentEdition {
  slug: string;
  body: object;
}

export interface ConnectionContext extends ContentLibrary, DocumentEdition {
  slug: string;
  /** Like `find` in the document's own edition, and blames the path where nobody has written such a document. */
  require(contentType: string, slug: string, path: JsonPath): object | undefined;
  blame(path: JsonPath, reason: string): void;
}

export interface DerivedDocument {
  slug: string;
  country?: string;
  position: number;
  body: object;
}

export type DocumentTypes = Record<string, DocumentType | undefined>;

export function schemaOf({ schemas }: DocumentType, slug: string): z.ZodType | undefined {
  const beginnings = Object.keys(schemas).filter(
    (key) => key.endsWith("*") && slug.startsWith(key.slice(0, -1)),
  );
  const longest = beginnings.sort((one, other) => other.length - one.length)[0];
  return schemas[slug] ?? (longest === undefined ? undefined : schemas[longest]);
}
