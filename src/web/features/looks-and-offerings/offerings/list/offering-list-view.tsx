import type { OfferingType } from "../../../../../contracts/documents/offerings/offering-categories.ts";
import { matchEdition } from "../../../../../editions/edition.ts";
import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Breadcrumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { EmptyState } from "../../../../../ui/overlay/empty-state.tsx";
import { type MessageKey, useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import CompareTray from "../../../design-ideas/compare/compare-tray.island.tsx";
import { chosenOf } from "../../../design-ideas/compare/compared.ts";
import { COMPARE, compareHref } from "../../../design-ideas/compare/state/compare-address.ts";
import { codesOf } from "../../../design-ideas/compare/state/compare-state.ts";
import { CompareView } from "../../../design-ideas/compare/view/compare-view.tsx";
import { LeadBand } from "../../../leads/drawer/inline-lead-form.tsx";
import { LeadLink } from "../../../leads/drawer/lead-link.tsx";
import { ListPage } from "../../../lists/gallery/list-page.tsx";
import { StoryRail } from "../../../magazine/rails/story-rail.tsx";
import type { NeighbourList } from "../find-neighbours.ts";
import { OfferingCard } from "../offering-card.tsx";
import { crumbsAbove } from "../offering-crumbs.ts";
import { inList, type OfferingList } from "./load-offering-list.ts";
import "./offering-list-view.css";
import "./category-tabs.css";

const WORDS = {
  finishes: {
    leadTitle: "offerings.leadTitle",
    leadText: "offerings.leadText",
  },
  accessories: {
    leadTitle: "offerings.leadTitleAccessories",
    leadText: "offerings.leadTextAccessories",
  },
} as const satisfies Record<OfferingType, Record<string, MessageKey>>;

export function OfferingListView(found: OfferingList) {
  const { offering, category, config, compared, list, of } = found;
  const { path, href, page, total } = list;
  const text = useText();
  const { t } = text;
  const words = WORDS[offering];
  const edition = matchEdition(path);
  const chosen = (compared?.products ?? []).map((product) => chosenOf(edition, product));
  const codes = codesOf(chosen);
  usePage().state.setState("offerings", { page, total, compared: codes });
  const crumbs = crumbsAbove(edition, category, text);
  const leadBand = <LeadBand title={t(words.leadTitle)} text={t(words.leadText)} />;
  if (compared?.isComparison)
    return (
      <>
        <CompareView compared={compared} crumbs={[...crumbs, { name: config.title, href: path }]} />
        {leadBand}
      </>
    );
  return (
    <>
      <div className="wrap offering-head stack gap-4">
        <Breadcrumb crumbs={[...crumbs, { name: config.title }]} />
        <div className="split split--7-5 offering-head__in">
          <h1 className="d56">{config.title}</h1>
          <p className="t20 soft">{config.intro}</p>
        </div>
      </div>
      <CategoryTabs
        lists={found.neighbours.map((beside) => ({ ...beside, href: compareHref(beside.href, codes) }))}
        current={category}
      />
      <ListPage
        className="offering-list"
        kind="offerings"
        list={list}
        of={of}
        noun={offering}
        heading={config.title}
        empty={<EmptyOfferings path={path} />}
        card={(product, { priority }) => (
          <OfferingCard
            key={product.code}
            offering={offering}
            product={inList(product, category)}
            chosen={codes}
            priority={priority}
          />
        )}
      />
      <CategoryNotes notes={config.notes} />
      <StoryRail stories={found.stories} />
      {leadBand}
      <CompareTray list={path} served={chosen} keep={queryOf(href, page)} />
    </>
  );
}

/** The other parameters of the compare form, so that the list does not change. */
function queryOf(href: string, page: number): Record<string, string> {
  const { [COMPARE]: _, ...query } = Object.fromEntries(new URLSearchParams(href.split("?")[1]));
  return page > 1 ? { ...query, page: String(page) } : query;
}

function CategoryTabs({ lists, current }: { lists: readonly NeighbourList[]; current: string }) {
  const { t } = useText();
  if (lists.length < 2) return null;
  return (
    <nav className="offering-tabs" aria-label={t("offerings.lists")}>
      <ul className="offering-tabs__track wrap">
        {lists.map(({ slug, name, href, picture }) => (
          <li key={slug}>
            <a className="offering-tab" href={href} aria-current={slug === current ? "page" : undefined}>
              <Picture photo={picture.photo} alt="" ratio="1:1" sizes="72px" />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CategoryNotes({ notes }: { notes: readonly { name: string; text: string }[] }) {
  const { t } = useText();
  if (notes.length === 0) return null;
  return (
    <Section tone="sand">
      <SectionHead title={t("offerings.goodToKnow")} />
      <dl className="columns columns--fit">
        {notes.map(({ name, text }) => (
          <div key={name} className="ruled stack gap-2">
            <dt className="d20">{name}</dt>
            <dd className="soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** No product matches the filters: offers the whole list or a designer. */
function EmptyOfferings({ path }: { path: string }) {
  const { t } = useText();
  return (
    <EmptyState
      title={t("offerings.emptyTitle")}
      exits={
        <>
          <ButtonLink href={path}>{t("offerings.emptyAll")}</ButtonLink>
          <LeadLink look="quiet" ctaType="Normal Lead Forms">
            {t("offerings.talk")}
          </LeadLink>
        </>
      }
    >
      {t("offerings.emptyText")}
    </EmptyState>
  );
}
