import { pictureOf } from "../pictures.ts";

const CATEGORY = { name: "THEIR category", slug: "their-category" };
const TAG = { name: "THEIR tag", slug: "their-tag" };
const AUTHOR = { name: "THEIR author", slug: "their-author" };

/** EN-29. The dates are in the format of WordPress, without a time zone. */
export const POSTS = Array.from({ length: 15 }, (_, index) => ({
  id: index + 1,
  slug: `their-story-${index + 1}`,
  date: `2025-03-${String(index + 1).padStart(2, "0")}T09:00:00`,
  title: `THEIR story ${index + 1}`,
  category: CATEGORY,
  authors: [{ ...AUTHOR, id: 7 }],
  image: pictureOf("story", index),
  media_details: { width: 1500, height: 787 },
  imageAltText: `THEIR picture of story ${index + 1}`,
  excerpt: "THEIR excerpt",
  tags: [TAG],
}));

export type Post = (typeof POSTS)[number];

/** The fields that only the page of a story has. The specification does not define the Yoast fields. */
export function postDetail(post: Post) {
  return {
    ...post,
    content: `<p>THEIR words of ${post.slug}.</p><img src="${pictureOf("inside", 2)}" alt="THEIR picture">`,
    yoast_meta: {},
    yoast_graph: {},
  };
}

export const ATTRIBUTES: Readonly<Record<string, readonly { name: string; slug: string }[]>> = {
  category: [CATEGORY],
  post_tag: [TAG],
  author: [AUTHOR],
};

/** EN-30, as the host writes it. */
export const CATEGORY_ROWS = [
  {
    filter_id: "their-category",
    filter_display_name: "THEIR category",
    filter_count: 15,
    image_url: pictureOf("category", 0),
  },
];

/** Entity EN-31 of the specification. */
export const CATEGORY_TREE = {
  categories: [
    { categoryName: "their-category", displayName: "THEIR category", categorySlug: "their-category" },
  ],
};

/** Entity EN-33 of the specification. */
export const LANDING_WIDGET = {
  title: "THEIR widget",
  magazineSlugs: POSTS.slice(0, 5).map(({ slug }) => slug),
  iconImageURL: pictureOf("icon", 0),
  subtitle: "THEIR subtitle",
  backgroundImage: pictureOf("background", 1),
  isLivspaceTvEnabled: false,
};

/** EN-35: the search results of each kind. */
const NOTHING_FOUND = { posts: [], authors: [], categories: [], tags: [], totalResultsCount: 0 };

export const FOUND = {
  posts: {
    ...NOTHING_FOUND,
    posts: POSTS.slice(0, 3).map(({ title, slug, image }) => ({
      postTitle: title,
      postCategory: CATEGORY.name,
      postSlug: slug,
      postImageObj: { url: image },
    })),
    totalResultsCount: 3,
  },
  authors: { ...NOTHING_FOUND, authors: [AUTHOR], totalResultsCount: 1 },
  categories: { ...NOTHING_FOUND, categories: [CATEGORY], totalResultsCount: 1 },
  tags: { ...NOTHING_FOUND, tags: [TAG], totalResultsCount: 1 },
};
