import type { Edition } from "../../../../../editions/edition.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import BrowseCategories, {
  type BrowsedCategory,
} from "../../../../features/magazine/browse/browse-categories.island.tsx";
import { addressPattern } from "../../../../features/magazine/browse/browse-category.ts";
import { categoryPath, storyPath } from "../../../../features/magazine/stories/story-paths.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import type { Browse, CategoryTree } from "../load/load-browse.ts";

/** Everything there is, by category. */
export function BrowseSection({ browse: { categories, stories } }: { browse: Browse }) {
  const { t } = useText();
  const { edition } = usePage();
  if (categories.length === 0) return null;
  return (
    <Section>
      <SectionHead title={t("magazine.browse")} lede={t("magazine.browseText")} />
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
