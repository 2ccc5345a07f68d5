import type { z } from "zod";
import type { JsonPath } from "../files/locate-json.ts";
import type { Photographs } from "../images/photographs.ts";

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
  /** Fields that lists are filtered by, dots for deeper ones: they are indexed, so that a filter on them never reads through the documents. */
  filters?: readonly string[];
}

export interface CompletionContext {
  slug: string;
  /** In upper case; none for a document of every country. */
  country: string | undefined;
  language: string | undefined;
  photographs: Photographs;
  /** The address of a photograph, to be followed by size and format where it is shown. */
  addressOf(photograph: string): Promise<string>;
  /** Tells the editor what is wrong; the path is that of the written document. */
  blame(path: JsonPath, reason: string): void;
}

export type DocumentTypes = Record<string, DocumentType | undefined>;

export function schemaOf({ schemas }: DocumentType, slug: string): z.ZodType | undefined {
  const beginnings = Object.keys(schemas).filter(
    (key) => key.endsWith("*") && slug.startsWith(key.slice(0, -1)),
  );
  const longest = beginnings.sort((one, other) => other.length - one.length)[0];
  return schemas[slug] ?? (longest === undefined ? undefined : schemas[longest]);
}
