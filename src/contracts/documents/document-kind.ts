import type { z } from "zod";
import type { Edition } from "../../editions/edition.ts";

/** What one kind of document is: where it is kept, what an editor writes of it, and what the calls answer. */
export interface DocumentKind {
  /** The content type that it is stored under. Pages of one type may be of several kinds. */
  type: string;
  /** The slugs of that type which are of this kind: one, those that begin so (`home-*`), or any other (`*`). */
  slugs: string;
  /** A page answers with its body in `jsonBody`, an item with the fields of its body in itself. */
  answersAs: "page" | "item";
  /** The host that is asked for lists of it; for one alone goobe is where it is a page, and content else. */
  listedBy: "goobe" | "content";
  /** What an editor writes, with photographs filled in; nothing where nobody writes it, because it follows from others. */
  written?: z.ZodType;
  /** What is stored and answered, as far as the site reads it: this is what the site demands of any host. */
  stored: z.ZodType;
  /** The slug, where an edition has one document of the kind. */
  slugOf?: (edition: Edition) => string;
  /** The fields that tell the editions of one slug apart, and those of a list. */
  toldApartBy: readonly EditionField[];
}

export type EditionField = "country" | "countryCode" | "language";

type Row = Partial<Omit<DocumentKind, "type">> & Pick<DocumentKind, "stored">;

/** A row with what most of them have in common: an item, the same for all editions. */
export function kind<Given extends Row>(type: string, row: Given): DocumentKind & Given {
  return { ...DEFAULTS, ...row, type };
}

const DEFAULTS = { slugs: "*", answersAs: "item", listedBy: "content", toldApartBy: [] } as const;
