import type { z } from "zod";
import { EngagementCentre } from "../../contracts/documents/engagement-centre.ts";
import { HomePage } from "../../contracts/documents/home-page.ts";

/** What a content type holds. A file of a type that is not listed here is refused. */
export interface DocumentType {
  /** A page answers with its body in `jsonBody`, an item with the fields of its body in itself. */
  answersAs: "page" | "item";
  /** By slug, because pages of one type differ in what they hold. `home-*` is for every slug that begins so. */
  schemas: Record<string, z.ZodType>;
}

export type DocumentTypes = Record<string, DocumentType | undefined>;

export const DOCUMENT_TYPES: DocumentTypes = {
  website_content: { answersAs: "page", schemas: { "home-*": HomePage } },
  ec: { answersAs: "item", schemas: { "*": EngagementCentre } },
};

export function schemaOf({ schemas }: DocumentType, slug: string): z.ZodType | undefined {
  const beginnings = Object.keys(schemas).filter(
    (key) => key.endsWith("*") && slug.startsWith(key.slice(0, -1)),
  );
  const longest = beginnings.sort((one, other) => other.length - one.length)[0];
  return schemas[slug] ?? (longest === undefined ? undefined : schemas[longest]);
}
