import { TabNav } from "../../../../../ui/navigation/tabs.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { addressOf } from "../../../../../urls/links.ts";
import {
  type CategoryEntry,
  isAll,
  withAll,
} from "../../../../features/magazine/categories/category-entries.ts";
import { storyCount } from "../../../../features/magazine/stories/story-count.ts";
import { StoryDate } from "../../../../features/magazine/stories/story-meta.tsx";
import { categoryPath } from "../../../../features/magazine/stories/story-paths.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { COUNTRY_LABELS } from "../../../../frame/layouts/menus/language-menu.tsx";
import { Filled } from "../../../../sections/parts/filled.tsx";
import type { RecentStories } from "../load/load-recent.ts";
import { MagazineSearchForm } from "./search-form.tsx";
import "./masthead.css";

interface MastheadProps {
  recent: RecentStories;
  categories: readonly CategoryEntry[];
}

/** The name, the line with the date of the newest story, the search, and the ways into the magazine. */
export function Masthead({ recent, categories }: MastheadProps) {
  const { t } = useText();
  return (
    <header className="wrap masthead">
      <DateLine recent={recent} />
      <div className="masthead__name">
        <h1 className="masthead__title">{t("magazine.title")}</h1>
        <p className="soft masthead__lede">{t("magazine.lede")}</p>
        <MagazineSearchForm />
      </div>
      {categories.length > 0 && <CategoryTabs categories={categories} />}
    </header>
  );
}

function DateLine({ recent: { stories, page, total } }: Pick<MastheadProps, "recent">) {
  const text = useText();
  const { edition } = usePage();
  const newest = page === 1 ? stories[0]?.date : undefined;
  return (
    <p className="masthead__line t13">
      <span>{text.t(COUNTRY_LABELS[edition.country])}</span>
      {newest && (
        <span>
          <Filled text={text.t("magazine.newestOn")} parts={{ date: <StoryDate date={newest} /> }} />
        </span>
      )}
      {total > 0 && <span>{storyCount(total, text)}</span>}
    </p>
  );
}

function CategoryTabs({ categories }: Pick<MastheadProps, "categories">) {
  const { t } = useText();
  const { edition } = usePage();
  const links = withAll(categories, t("magazine.all")).flatMap((entry) => {
    const { displayName: label, categorySlug } = entry;
    if (isAll(entry)) return [{ label, href: addressOf(edition.region, "magazine"), current: true }];
    const href = categoryPath(edition, categorySlug);
    return href ? [{ label, href }] : [];
  });
  return <TabNav label={t("magazine.categories")} links={links} />;
}
