import { TabNav } from "../../../../../ui/navigation/tabs.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { addressOf } from "../../../../../urls/links.ts";
import { MagazineSearchBox } from "../../../../features/lists/search/search-boxes.tsx";
import { ALL, entriesBeside, useStoryCount } from "../../../../features/magazine/listing/category-entries.ts";
import { StoryDate } from "../../../../features/magazine/stories/story-meta.tsx";
import { categoryPath } from "../../../../features/magazine/stories/story-paths.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { COUNTRY_LABELS } from "../../../../frame/layouts/menus/language-menu.tsx";
import { Filled } from "../../../../sections/parts/filled.tsx";
import type { CategoryTree, RecentStories } from "../load/load-landing.ts";

interface MastheadProps {
  recent: RecentStories;
  categories: CategoryTree;
}

/** The name, the line with the date of the newest story, the search, and the links into the magazine. */
export function Masthead({ recent, categories }: MastheadProps) {
  const { t } = useText();
  const { edition } = usePage();
  return (
    <header className="wrap pad-above-5 masthead">
      <DateLine recent={recent} />
      <div className="masthead__name">
        <h1 className="all-columns masthead__title">{t("magazine.title")}</h1>
        <p className="soft pretty masthead__lede">{t("magazine.lede")}</p>
        <div className="masthead__search">
          <MagazineSearchBox edition={edition} />
        </div>
      </div>
      {categories.length > 0 && <CategoryTabs categories={categories} />}
    </header>
  );
}

function DateLine({ recent: { stories, page, total } }: Pick<MastheadProps, "recent">) {
  const { t } = useText();
  const { edition } = usePage();
  const count = useStoryCount(total);
  const newest = page === 1 ? stories[0]?.date : undefined;
  return (
    <p className="row align-stretch apart soft rules pad-block-3 masthead__line t13">
      <span>{t(COUNTRY_LABELS[edition.country])}</span>
      {newest && (
        <span>
          <Filled text={t("magazine.newestOn")} parts={{ date: <StoryDate date={newest} /> }} />
        </span>
      )}
      {count && <span>{count}</span>}
    </p>
  );
}

function CategoryTabs({ categories }: Pick<MastheadProps, "categories">) {
  const { t } = useText();
  const { edition } = usePage();
  const { entries } = entriesBeside(categories, "", t("magazineList.all"));
  const links = entries.flatMap(({ categoryName, displayName: label, categorySlug }) => {
    if (categoryName === ALL) return [{ label, href: addressOf(edition.region, "magazine"), current: true }];
    const href = categoryPath(edition, categorySlug);
    return href ? [{ label, href }] : [];
  });
  return <TabNav label={t("magazineList.categories")} links={links} />;
}
