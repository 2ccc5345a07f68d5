interface Named {
  slug: string;
}

export interface Labelled {
  slug: string;
  category: Named;
  childCategory?: Named | undefined;
  tags: readonly Named[];
}

/** Words that rooms of every kind have in their names. */
const COMMON: ReadonlySet<string> = new Set([
  "design",
  "designs",
  "room",
  "rooms",
  "unit",
  "home",
  "and",
  "ideas",
  "price",
]);

/**
 * The category of designs that an article is about: the one that shares most words with it. What editors chose counts more
 * than the address, and the first tags more than the last.
 */
export function matchCategory<Category extends Named>(
  post: Labelled,
  categories: readonly Category[],
): Category | undefined {
  const labels = [
    ...post.tags.map(({ slug }, index) => ({ slug, weight: 4 - Math.min(index, 3) / 2 })),
    { slug: post.category.slug, weight: 3 },
    { slug: post.childCategory?.slug ?? "", weight: 3 },
    { slug: post.slug, weight: 2 },
  ];
  let best: { category: Category; score: number } | undefined;
  for (const category of categories) {
    const own = wordsOf(category.slug);
    const score = labels.reduce((sum, { slug, weight }) => sum + (shares(own, slug) ? weight : 0), 0);
    if (score > (best?.score ?? 0)) best = { category, score };
  }
  return best?.category;
}

function shares(own: ReadonlySet<string>, slug: string): boolean {
  return [...wordsOf(slug)].some((word) => own.has(word));
}

/** In the singular, as far as adding an s makes the plural. */
function wordsOf(slug: string): Set<string> {
  const words = slug.split("-").filter((word) => !COMMON.has(word));
  return new Set(words.map((word) => word.replace(/(?<=..)s$/, "")).filter((word) => word !== ""));
}
