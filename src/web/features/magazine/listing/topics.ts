import type { MagazinePostItem } from "../../../../contracts/documents/magazine/stored-post.ts";
import type { ListingSubject } from "./listing-subject.ts";

export interface Topic {
  kind: "category" | "tag" | "type";
  name: string;
  slug: string;
}

type Tagged = Pick<MagazinePostItem, "category"> & Partial<Pick<MagazinePostItem, "tags" | "type">>;

type Named = Pick<Topic, "name" | "slug">;

const MOST_CATEGORIES = 4;
const MOST_TAGS = 8;
const MOST_TYPES = 2;

/** What else the articles of a list are about: their categories, their tags, their types, of each what is most common first. */
export function topicsOf(
  posts: readonly Tagged[],
  { kind, slug }: Pick<ListingSubject, "kind" | "slug">,
): Topic[] {
  // Those of a category are in it, or in the whole that it is a part of.
  const categories = kind === "category" ? [] : posts.map(({ category }) => category);
  const tags = posts.flatMap(({ tags = [] }) => tags);
  const types = posts.flatMap(({ type }) => type ?? []);
  const others = (own: Topic["kind"], named: readonly Named[]) =>
    named.filter((topic) => own !== kind || topic.slug !== slug);
  return [
    ...commonest("category", categories, MOST_CATEGORIES),
    ...commonest("tag", others("tag", tags), MOST_TAGS),
    ...commonest("type", others("type", types), MOST_TYPES),
  ];
}

function commonest(kind: Topic["kind"], named: readonly Named[], most: number): Topic[] {
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
