import type { MagazinePostItem } from "../../../../contracts/documents/magazine/stored-post.ts";
import type { ListingSubject } from "./listing-subject.ts";

export interface Topic {
  kind: "category" | "tag";
  name: string;
  slug: string;
}

type Tagged = Pick<MagazinePostItem, "category"> & Partial<Pick<MagazinePostItem, "tags">>;

const MOST_CATEGORIES = 4;
const MOST_TAGS = 8;

/** What else the articles of a list are about: their categories, then their tags, what is most common first. */
export function topicsOf(
  posts: readonly Tagged[],
  { kind, slug }: Pick<ListingSubject, "kind" | "slug">,
): Topic[] {
  const isItself = (topic: Topic) => topic.kind === kind && topic.slug === slug;
  // Those of a category are in it, or in the whole that it is a part of.
  const categories = kind === "category" ? [] : posts.map(({ category }) => category);
  const tags = posts.flatMap(({ tags = [] }) => tags);
  return [
    ...commonest("category", categories, MOST_CATEGORIES),
    ...commonest("tag", tags, MOST_TAGS + 1)
      .filter((topic) => !isItself(topic))
      .slice(0, MOST_TAGS),
  ];
}

function commonest(
  kind: Topic["kind"],
  named: readonly { name: string; slug: string }[],
  most: number,
): Topic[] {
  const counts = new Map<string, { topic: Topic; count: number }>();
  for (const { name, slug } of named) {
    if (name === "" || slug === "") continue;
    const known = counts.get(slug) ?? { topic: { kind, name, slug }, count: 0 };
    counts.set(slug, { ...known, count: known.count + 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ topic }) => topic);
}
