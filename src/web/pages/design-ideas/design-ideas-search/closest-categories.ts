interface NamedCategory {
  slug: string;
  title: string;
  count: number;
}

/** The categories whose names are most similar to the search; then those with the most designs. */
export function closestCategories<Category extends NamedCategory>(
  keyword: string,
  categories: readonly Category[],
  most: number,
): Category[] {
  const wanted = pieces(keyword);
  return categories
    .map((category) => ({
      category,
      likeness: likeness(wanted, pieces(`${category.title} ${category.slug}`)),
    }))
    .sort((one, other) => other.likeness - one.likeness || other.category.count - one.category.count)
    .slice(0, most)
    .map(({ category }) => category);
}

/** A lower similarity is a coincidence. */
const LEAST_LIKE = 0.25;

/** The trigrams of the words, including their beginnings: "wardrob" and "wardrobe" share most of them. */
function pieces(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const padded = ` ${word}`;
      return Array.from({ length: Math.max(1, padded.length - 2) }, (_, start) =>
        padded.slice(start, start + 3),
      );
    }),
  );
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((piece) => other.has(piece)).length;
  const share = shared / Math.max(1, one.size);
  return share < LEAST_LIKE ? 0 : share;
}
