import type { z } from "zod";
import type { SearchKind } from "../../contracts/search-kinds.ts";
import type { JsonPath } from "../files/locate-json.ts";
import type { Photographs } from "../images/photographs.ts";
import type { WhyNoAddress } from "./publication/find-address.ts";

/** The definition of a content type. A file of an unknown type is refused. */
export interface DocumentType {
  /** A page returns its body in `jsonBody`; an item has the fields of its body at the top level. */
  answersAs: "page" | "item";
  /**
   * The schema of the editor's input, with photographs expanded. It is listed by slug, because pages of one type have
   * different fields; `home-*` matches every slug with this prefix.
   */
  schemas: Record<string, z.ZodType>;
  /**
   * Adds derived fields (addresses, totals, the colours of a photograph), so that calls return a stored body
   * unchanged.
   */
  complete?: (body: never, context: CompletionContext) => object | Promise<object>;
  /**
   * Checks a document against the others and adds fields derived from them. It runs when every document is complete.
   */
  connect?: (body: never, context: ConnectionContext) => object;
  /** The sort order of a document in its gallery, the lowest first; its position in its file when unset. */
  order?: (body: never) => number;
  /** The countries that show a document written for all countries: it is stored once for each. */
  countries?: (body: never, context: ConnectionContext) => readonly string[];
  /** Returns the reason for refusing a document that no page can show. */
  whyNoAddress?: WhyNoAddress;
  /** A dated document is not public before its date: the day, and the countries in whose time zones it applies. */
  datedBy?: (body: never) => { day: string; countries?: readonly string[] };
  /** Documents of this type that are derived from others and not written by editors. */
  derive?: (library: ContentLibrary) => DerivedDocument[];
  /**
   * Fields that lists are filtered by, with dots for nested ones: they are indexed, so that a filter never scans the
   * documents.
   */
  filters?: readonly string[];
  /** How the site's search finds these documents; a type without it is not searchable. */
  search?: SearchableType;
}

/** Fields are names in the stored body, with dots for nested ones. A list or an object includes all texts in it. */
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
  /** In upper case; undefined for a document of every country. */
  country: string | undefined;
  language: string | undefined;
  photographs: Photographs;
  /** The address of a photograph; size and format are appended where it is shown. */
  addressOf(photograph: string): Promise<string>;
  blame(path: JsonPath, reason: string): void;
}

export interface ContentLibrary {
  /** The document with a slug, for this edition if given; undefined if it does not exist or has faults. */
  find(contentType: string, slug: string, edition?: DocumentEdition): object | undefined;
  /** Whether such a document exists, even with faults. */
  has(contentType: string, slug: string, edition?: DocumentEdition): boolean;
  list(contentType: string): readonly LibraryDocument[];
}

/** In upper case; undefined means all. */
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
  /** Like `find` in the document's own edition, but reports a fault at the path if there is no such document. */
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
