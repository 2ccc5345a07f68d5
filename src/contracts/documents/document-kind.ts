import type { z } from "zod";
import type { Edition } from "../../editions/edition.ts";

export interface DocumentKind {
  /** The content type under which it is stored. Documents of one type may be of several kinds. */
  type: string;
  /** The slugs of the type that belong to this kind: one slug, a prefix (`home-*`), or all others (`*`). */
  slugs: string;
  /** A page returns its body in `jsonBody`; an item has the fields of its body at the top level. */
  answersAs: "page" | "item";
  /** The host that lists it. A single document comes from goobe if it is a page, and from content otherwise. */
  listedBy: "goobe" | "content";
  written?: z.ZodType;
  stored: z.ZodType;
  /** The fields that the specification names, if they are fewer: the site requires only these from an upstream. */
  agreed?: AgreedDocument<z.ZodType, unknown>;
  /** The document is not agreed, so it is always read from our own backend. */
  isOurs?: true;
  slugOf?: (edition: Edition) => string;
  /** The fields that distinguish the editions of one slug, and filter a list by edition. */
  distinguishedBy: readonly EditionField[];
}

/** A document from an upstream, and how ours is built from it: our own fields get a fallback. */
export interface AgreedDocument<Theirs extends z.ZodType, Stored> {
  theirs: Theirs;
  complete(theirs: z.output<Theirs>, edition: Edition): Stored;
}

export type EditionField = "country" | "countryCode" | "language";

type Row = Partial<Omit<DocumentKind, "type">> & Pick<DocumentKind, "stored">;

/** Makes the compiler check that the completed document has the stored type. */
export function agreedDocument<Theirs extends z.ZodType, Stored extends z.ZodType>(
  _stored: Stored,
  agreed: AgreedDocument<Theirs, z.output<Stored>>,
): AgreedDocument<Theirs, z.output<Stored>> {
  return agreed;
}

export function kind<Given extends Row>(type: string, row: Given): DocumentKind & Given {
  return { ...DEFAULTS, ...row, type };
}

const DEFAULTS = { slugs: "*", answersAs: "item", listedBy: "content", distinguishedBy: [] } as const;
