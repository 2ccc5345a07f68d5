import type { DesignCategory } from "../../../../contracts/documents/designs/design-category.ts";
import type { DesignIdeasCategoryAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Accordion } from "../../../../ui/navigation/accordion.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { PhoneFold } from "../../../../ui/navigation/phone-fold.tsx";
import { EmptyState } from "../../../../ui/overlay/empty-state.tsx";
import { type Text, useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { categoryPath } from "../../../features/design-ideas/designs/design-path.ts";
import { MyRoomBar, type MyRoomBarProps } from "../../../features/design-ideas/my-room/my-room-bar.tsx";
import { LeadLink } from "../../../features/leads/drawer/lead-link.tsx";
import { appliedName } from "../../../features/lists/filters/applied-chips.tsx";
import type { AppliedFilter } from "../../../features/lists/filters/state/filter-state.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { type GalleryQuery, galleryHref, isNarrowed } from "./gallery-query.ts";
import type { Alternative } from "./load-designs.ts";
import "./sections/category-head.css";

interface CategoryHeadProps extends Omit<MyRoomBarProps, "edition"> {
  category: DesignCategory;
}

export function CategoryHead({ category, ...bar }: CategoryHeadProps) {
  const { t } = useText();
  const { edition } = usePage();
  const ideas = linkTo(edition, "design-ideas");
  return (
    <div className="wrap category-head stack gap-5">
      <Breadcrumb
        crumbs={[
          { name: t("layout.home"), href: `/${edition.region}` },
          ...(ideas ? [{ name: t("category.ideas"), href: ideas }] : []),
          { name: category.title },
        ]}
      />
      <div className="category-head__in split">
        <div>
          <h1 className="d56">{category.pageTitle}</h1>
          {category.description && <p className="t20 soft category-head__intro">{category.description}</p>}
        </div>
        <MyRoomBar {...bar} edition={edition} />
      </div>
    </div>
  );
}

interface EmptyGalleryProps {
  category: DesignCategory;
  query: GalleryQuery;
  path: string;
  waysOut: readonly Alternative[];
}

const WORDS = {
  narrowed: { title: "category.emptyTitle", text: "category.emptyText" },
  plain: { title: "category.emptyNewTitle", text: "category.emptyNewText" },
} as const;
const TITLES = { without: "category.emptyWithout", only: "category.emptyOnly" } as const;
const ICONS = { without: "close", only: "arrow" } as const;

/** No design matches all choices: shows which choice to remove and what remains, and offers a designer. */
export function EmptyGallery({ category, query, path, waysOut }: EmptyGalleryProps) {
  const text = useText();
  const { t } = text;
  const { edition } = usePage();
  const [best] = waysOut;
  const words = isNarrowed(query) ? WORDS.narrowed : WORDS.plain;
  return (
    <div className="split empty-gallery">
      <EmptyState
        title={t(words.title)}
        exits={
          <>
            <LeadLink look="line" ctaType="Normal Lead Forms" formTitle={t("category.emptyAsk")}>
              {t("category.emptyAsk")}
            </LeadLink>
            {isNarrowed(query) && (
              <ButtonLink look="quiet" href={path}>
                {t("category.emptyAll")}
              </ButtonLink>
            )}
          </>
        }
      >
        {t(words.text)}
      </EmptyState>
      {best && (
        <div>
          <h3 className="d25">{t(TITLES[best.kind])}</h3>
          <ul className="empty-gallery__ways">
            {waysOut.map(({ kind, applied, query, total }) => (
              <li key={nameOf(applied, text, edition)}>
                <a className="beside beside--3" href={galleryHref(path, query, category.filterGroups)}>
                  <Icon name={ICONS[kind]} size="small" flip={kind === "only"} />
                  <span>{nameOf(applied, text, edition)}</span>
                  <span className="t15 soft num">{t("ideas.designs", { count: total })}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function nameOf(applied: AppliedFilter | undefined, text: Text, { country }: Edition): string {
  return applied ? appliedName(applied, text, country) : text.t("category.budget");
}

export function RelatedCategories({ categories }: { categories: readonly DesignIdeasCategoryAnswer[] }) {
  const { t } = useText();
  const { edition } = usePage();
  if (categories.length === 0) return null;
  return (
    <nav className="wrap related-rooms" aria-labelledby="related-rooms">
      <h2 className="d25" id="related-rooms">
        {t("category.related")}
      </h2>
      <ul className="chips above-4">
        {categories.map(({ slug, title, count }) => (
          <li key={slug}>
            <a className="chip related-room" href={categoryPath(edition, slug)}>
              {title} <span className="chip__count num">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function AboutCategory({ category }: { category: DesignCategory }) {
  const { t } = useText();
  const { about, faqs } = category;
  if (about.length + faqs.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap split split--5-7 about-category">
        {about.length > 0 && (
          <PhoneFold
            label={t("category.about")}
            heading={<h2 className="d32 phone-fold__heading">{t("category.about")}</h2>}
          >
            <div className="stack gap-4">
              {about.map((paragraph) => (
                <p key={paragraph} className="soft measure">
                  {paragraph}
                </p>
              ))}
            </div>
          </PhoneFold>
        )}
        {faqs.length > 0 && (
          <div>
            <h2 className="d32">{t("category.questions")}</h2>
            <Accordion group="questions" items={faqs.map((item) => ({ ...item, open: false }))} />
          </div>
        )}
      </div>
    </section>
  );
}
