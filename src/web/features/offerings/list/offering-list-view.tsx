import { matchEdition } from "../../../../editions/edition.ts";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { CueCard } from "../../cues/cue-card.tsx";
import { AppliedFilters } from "../../filters/applied-filters.tsx";
import Filters from "../../filters/filters.island.tsx";
import { Gallery } from "../../gallery/gallery.tsx";
import { LeadBand } from "../../leads/drawer/lead-band.tsx";
import { OfferingCard } from "../offering-card.tsx";
import { crumbsAbove } from "../offering-crumbs.ts";
import { CategoryNotes } from "./category-notes.tsx";
import { CategoryTabs } from "./category-tabs.tsx";
import { EmptyOfferings } from "./empty-offerings.tsx";
import { inList, type OfferingList } from "./load-offering-list.ts";
import "./offering-list-view.css";

const NOUNS = { finishes: "offerings.nounFinishes", accessories: "offerings.nounAccessories" } as const;

/** The page of a list of finishes or accessories. */
export function OfferingListView(list: OfferingList) {
  const { offering, category, config, groups, state, path, href, page, lastPage, total, of, size } = list;
  const text = useText();
  const { t } = text;
  const edition = matchEdition(path);
  usePage().state.setState("offerings", { page, total });
  return (
    <>
      <div className="wrap offering-head stack stack--4">
        <Breadcrumb crumbs={[...crumbsAbove(edition, category, text), { name: config.title }]} />
        <div className="split split--7-5 offering-head__in">
          <h1 className="d56">{config.title}</h1>
          <p className="t20 soft">{config.intro}</p>
        </div>
      </div>
      <CategoryTabs lists={list.neighbours} current={category} />
      <div className="offering-list">
        {groups.length > 0 && <Filters kind="offerings" {...{ groups, href, total }} />}
        <div className="wrap offering-list__in">
          <AppliedFilters
            {...{ groups, state, path, total, of }}
            keep={{}}
            unknown={list.unknown}
            noun={t(NOUNS[offering])}
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
                  priority={index === 0}
                />
              ),
            )}
          </Gallery>
        </div>
      </div>
      <CategoryNotes notes={config.notes} />
      <LeadBand title={t("offerings.leadTitle")} text={t("offerings.leadText")} />
    </>
  );
}
