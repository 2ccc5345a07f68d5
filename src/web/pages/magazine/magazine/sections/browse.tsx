import type { Edition } from "../../../../../editions/edition.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import BrowseCategories, {
  type BrowsedCategory,
} from "../../../../features/magazine/browse/browse-categories.island.tsx";
import { addressPattern } from "../../../../features/magazine/browse/browse-category.ts";
import { categoryPath, storyPath } from "../../../../features/magazine/stories/story-paths.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section } from "../../../../sections/parts/section.tsx";
import type { Browse, CategoryTree } from "../load/load-browse.ts";

/** Everything there is, by category. */
export function BrowseSection({ browse: { categories, stories } }: { browse: Browse }) {
  const { t } = useText();
  const { edition } = usePage();
  if (categories.length === 0) return null;
  return (
    <Section className="split split--4-8">
      <div className="stack">
        <h2 className="d42">{t("magazine.browse")}</h2>
        <p className="soft measure">{t("magazine.browseText")}</p>
      </div>
      <BrowseCategories
        categories={categories.map((category) => toBrowsed(category, edition))}
        stories={stories.map(({ slug, title, readingMinutes }) => ({
          slug,
          title,
          href: storyPath(edition, slug),
          readingMinutes,
        }))}
        storyPattern={addressPattern((slug) => storyPath(edition, slug))}
      />
    </Section>
  );
}

function toBrowsed(category: CategoryTree[number], edition: Edition): BrowsedCategory {
  const { categorySlug: id, displayName: name, subCategories = [], count } = category;
  return {
    id,
    name,
    href: categoryPath(edition, id),
    count: typeof count === "number" ? count : undefined,
    parts: subCategories.map(({ displayName, categorySlug }) => ({
      name: displayName,
      href: categoryPath(edition, id, categorySlug),
    })),
  };
}
