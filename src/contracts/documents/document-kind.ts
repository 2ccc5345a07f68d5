import type { z } from "zod";
import type { Edition } from "../../editions/edition.ts";

export interface DocumentKind {
  /** The content type that it is stored under. Pages of one type may be of several kinds. */
  type: string;
  /** The slugs of that type which are of this kind: one, those that begin so (`home-*`), or any other (`*`). */
  slugs: string;
  /** A page answers with its body in `jsonBody`, an item with the fields of its body in itself. */
  answersAs: "page" | "item";
  /** The host that is asked for lists of it; for one alone goobe is where it is a page, and content else. */
  listedBy: "goobe" | "content";
  written?: z.ZodType;
  stored: z.ZodType;
  /** What the specification names of it, where that is less: this is what the site demands of any host. */
  agreed?: AgreedDocument<z.ZodType, unknown>;
  /** Nobody agreed on it: it is asked of ourselves, whoever has the host. */
  isOurs?: true;
  slugOf?: (edition: Edition) => string;
  /** The fields that tell the editions of one slug apart, and those of a list. */
  toldApartBy: readonly EditionField[];
}

/** A document of somebody else's host, and how ours follows from it: what is ours alone gets its fallback. */
export interface AgreedDocument<Theirs extends z.ZodType, Stored> {
  theirs: Theirs;
  complete(theirs: z.output<Theirs>, edition: Edition): Stored;
}

export type EditionField = "country" | "countryCode" | "language";

type Row = Partial<Omit<DocumentKind, "type">> & Pick<DocumentKind, "stored">;

/** Checks that what is completed is what is stored. */
export function agreedDocument<Theirs extends z.ZodType, Stored extends z.ZodType>(
  _stored: Stored,
  agreed: AgreedDocument<Theirs, z.output<Stored>>,
): AgreedDocument<Theirs, z.output<Stored>> {
  return agreed;
}

export function kind<Given extends Row>(type: string, row: Given): DocumentKind & Given {
  return { ...DEFAULTS, ...row, type };
}

const DEFAULTS = { slugs: "*", answersAs: "item", listedBy: "content", toldApartBy: [] } as const;
