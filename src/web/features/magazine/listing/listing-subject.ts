import type { MagazineAttribute } from "../../../../contracts/documents/magazine/magazine-attribute.ts";
import type { TabLink } from "../../../../ui/navigation/tabs.tsx";

/** What a list of articles is of, with all that is known of it; of somebody else's only the name and the slug. */
export interface ListingSubject extends Partial<Pick<MagazineAttribute, AuthorFacts | "description">> {
  kind: "author" | "category" | "tag" | "type";
  name: string;
  slug: string;
  /** Its one address. */
  path: string;
  /** Its articles in this country, where its host tells. */
  count?: number | undefined;
  /** The category that it is a part of. */
  parent?: { name: string; path: string } | undefined;
  /** The lists beside it. */
  tabs?: { label: "parts" | "categories"; links: readonly TabLink[] } | undefined;
}

type AuthorFacts = "role" | "city" | "bio" | "initials" | "expertise" | "languages" | "picture" | "sample";
