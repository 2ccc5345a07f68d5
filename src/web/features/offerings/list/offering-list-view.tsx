import type { OfferingType } from "../../../../contracts/documents/offerings/offering-categories.ts";
import { matchEdition } from "../../../../editions/edition.ts";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import CompareTray from "../../compare/compare-tray.island.tsx";
import { chosenOf } from "../../compare/compared.ts";
import { COMPARE, compareHref } from "../../compare/state/compare-address.ts";
import { codesOf } from "../../compare/state/compare-state.ts";
import { CompareView } from "../../compare/view/compare-view.tsx";
import { CueCard } from "../../cues/cue-card.tsx";
import { AppliedFilters } from "../../filters/applied-filters.tsx";
import Filters from "../../filters/filters.island.tsx";
import { Gallery } from "../../gallery/gallery.tsx";
import { LeadBand } from "../../leads/drawer/lead-band.tsx";
import { StoryRail } from "../../magazine/rails/story-rail.tsx";
import { OfferingCard } from "../offering-card.tsx";
import { crumbsAbove } from "../offering-crumbs.ts";
import { CategoryNotes } from "./category-notes.tsx";
import { CategoryTabs } from "./category-tabs.tsx";
import { EmptyOfferings } from "./empty-offerings.tsx";
import { inList, type OfferingList } from "./load-offering-list.ts";
import "./offering-list-view.css";

const WORDS = {
  finishes: {
    noun: "offerings.nounFinishes",
    leadTitle: "offerings.leadTitle",
    leadText: "offerings.leadText",
  },
  accessories: {
    noun: "offerings.nounAccessories",
    leadTitle: "offerings.leadTitleAccessories",
    leadText: "offerings.leadTextAccessories",
  },
} as const satisfies Record<OfferingType, Record<string, MessageKey>>;

/** The page of a list of finishes or accessories. */
export function OfferingListView(list: OfferingList) {
  const { offering, category, config, groups, state, path, href, page, lastPage, total, of, size } = list;
  const text = useText();
  const { t } = text;
  const words = WORDS[offering];
  const edition = matchEdition(path);
  const chosen = (list.compared?.products ?? []).map((product) => chosenOf(edition, product));
  const codes = codesOf(chosen);
  usePage().state.setState("offerings", { page, total, compared: codes });
  const crumbs = crumbsAbove(edition, category, text);
  if (list.compared?.isComparison)
    return (
      <>
        <CompareView compared={list.compared} crumbs={[...crumbs, { name: config.title, href: path }]} />
        <LeadBand title={t(words.leadTitle)} text={t(words.leadText)} />
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
        lists={list.neighbours.map((beside) => ({ ...beside, href: compareHref(beside.href, codes) }))}
        current={category}
      />
      <div className="offering-list">
        {groups.length > 0 && <Filters kind="offerings" {...{ groups, href, total }} />}
        <div className="wrap offering-list__in">
          <AppliedFilters
            {...{ groups, state, path, total, of }}
            keep={list.keep}
            unknown={list.unknown}
            noun={t(words.noun)}
          />
          <Gallery
            kind="offerings"
            {...{ page, lastPage, total, href, size }}
            heading={config.title}
            empty={<EmptyOfferings path={path} />}
          >
            {list.entries.map((entry, index) =>
              entry.kind === "cue" ? (
                <CueCard key={entry.cue.key} cue={entry.cue} />
              ) : (
                <OfferingCard
                  key={entry.item.code}
                  offering={offering}
                  product={inList(entry.item, category)}
                  chosen={codes}
                  priority={index === 0}
                />
              ),
            )}
          </Gallery>
        </div>
      </div>
      <CategoryNotes notes={config.notes} />
      <StoryRail stories={list.stories} />
      <LeadBand title={t(words.leadTitle)} text={t(words.leadText)} />
      <CompareTray list={path} served={chosen} keep={queryOf(href, page)} />
    </>
  );
}

/** What the form of the toggles says besides what is chosen: the list stays as it is. */
function queryOf(href: string, page: number): Record<string, string> {
  const { [COMPARE]: _, ...query } = Object.fromEntries(new URLSearchParams(href.split("?")[1]));
  return page > 1 ? { ...query, page: String(page) } : query;
}
