import type { MagazinePostFile } from "../../../contracts/documents/magazine/magazine-post-document.ts";
import { type CompletedPost, completePost, newestFirst } from "../../magazine/complete-post.ts";
import {
  connectAuthor,
  connectCategory,
  connectTag,
  connectType,
  countriesWith,
  hasTag,
  isBy,
  isInCategory,
  isOfType,
} from "../../magazine/connect-attributes.ts";
import { connectPost } from "../../magazine/connect-post.ts";
import { deriveCategories } from "../../magazine/derive-categories.ts";
import { connectStories } from "../../magazine/landing-widgets.ts";
import type { DocumentTypes } from "../document-type.ts";
import { typeNamed } from "../type-named.ts";

export const MAGAZINE_TYPES: DocumentTypes = {
  "magazine-posts": {
    ...typeNamed("magazine-posts"),
    complete: completePost,
    order: newestFirst,
    datedBy: ({ date, countries }: CompletedPost) => ({ day: date.slice(0, 10), countries }),
    countries: ({ countries }: MagazinePostFile) => countries,
    connect: connectPost,
    filters: ["categorySlugs", "tagSlugs", "authorSlugs", "typeSlug"],
    search: {
      kind: "article",
      heading: ["title"],
      tags: ["tags", "category", "childCategory"],
      text: ["excerpt", "content"],
      summary: "excerpt",
      picture: "picture",
    },
  },
  "magazine-taxonomy": {
    ...typeNamed("magazine-taxonomy"),
    countries: countriesWith(isInCategory),
    connect: connectCategory,
    filters: ["parent"],
    search: {
      kind: "category",
      heading: ["name"],
      text: ["description"],
      summary: "description",
      picture: "picture",
    },
  },
  "magazine-tags": {
    ...typeNamed("magazine-tags"),
    countries: countriesWith(hasTag),
    connect: connectTag,
    search: { kind: "tag", heading: ["name"] },
  },
  "magazine-types": {
    ...typeNamed("magazine-types"),
    countries: countriesWith(isOfType),
    connect: connectType,
  },
  "magazine-authors": {
    ...typeNamed("magazine-authors"),
    countries: countriesWith(isBy),
    connect: connectAuthor,
    search: { kind: "author", heading: ["name"], tags: ["role", "expertise"], text: ["bio"], summary: "bio" },
  },
  // Not written by editors, but derived from the categories and the posts.
  magazine_categories: { ...typeNamed("magazine_categories"), derive: deriveCategories },
  "trending-stories": { ...typeNamed("trending-stories"), connect: connectStories },
  "diwali-stories": { ...typeNamed("diwali-stories"), connect: connectStories },
  "home-story-gallery": { ...typeNamed("home-story-gallery"), connect: connectStories },
};
