import { LandingWidgetFile, PinnedPostsFile } from "../../../contracts/documents/magazine/landing-widget.ts";
import {
  MagazineAuthorFile,
  MagazineCategoryFile,
  MagazineTagFile,
  MagazineTypeFile,
} from "../../../contracts/documents/magazine/magazine-attribute.ts";
import { MagazinePostFile } from "../../../contracts/documents/magazine/magazine-post.ts";
import { completePost, newestFirst } from "../../magazine/complete-post.ts";
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
import type { DocumentType, DocumentTypes } from "../document-type.ts";

const WIDGETS: DocumentType = {
  answersAs: "item",
  schemas: { "*": LandingWidgetFile },
  connect: connectStories,
};

export const MAGAZINE_TYPES: DocumentTypes = {
  "magazine-posts": {
    answersAs: "item",
    schemas: { "*": MagazinePostFile },
    complete: completePost,
    order: newestFirst,
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
    answersAs: "item",
    schemas: { "*": MagazineCategoryFile },
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
    answersAs: "item",
    schemas: { "*": MagazineTagFile },
    countries: countriesWith(hasTag),
    connect: connectTag,
    search: { kind: "tag", heading: ["name"] },
  },
  "magazine-types": {
    answersAs: "item",
    schemas: { "*": MagazineTypeFile },
    countries: countriesWith(isOfType),
    connect: connectType,
  },
  "magazine-authors": {
    answersAs: "item",
    schemas: { "*": MagazineAuthorFile },
    countries: countriesWith(isBy),
    connect: connectAuthor,
    search: { kind: "author", heading: ["name"], tags: ["role", "expertise"], text: ["bio"], summary: "bio" },
  },
  // Nobody writes them: they follow from the categories and the posts.
  magazine_categories: { answersAs: "item", schemas: {}, derive: deriveCategories },
  "trending-stories": { ...WIDGETS, schemas: { ...WIDGETS.schemas, in_pinned_posts: PinnedPostsFile } },
  "diwali-stories": WIDGETS,
  "home-story-gallery": WIDGETS,
};
