import { LOOKS_CONFIG } from "../../../../contracts/calls/looks.ts";
import { pluralForm } from "../../../../editions/counting.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { pageHref } from "../../../../ui/navigation/page-window.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { CueCard } from "../../cues/cue-card.tsx";
import { AppliedFilters } from "../../filters/applied-filters.tsx";
import Filters from "../../filters/filters.island.tsx";
import { Gallery } from "../../gallery/gallery.tsx";
import { LookCard } from "../look-card.tsx";
import { LookIdea } from "../look-idea.tsx";
import { lookPath } from "../look-path.ts";
import type { LoadedLooks } from "./load-looks.ts";
import { NoLooks } from "./no-looks.tsx";
import "./looks-gallery.css";

export function LooksGallery(props: LoadedLooks & { edition: Edition }) {
  const { edition, groups, filters, path, keep, href, page, lastPage, total, unknown, hasFailed } = props;
  const { t, language } = useText();
  const noun = t(pluralForm(total, language) === "one" ? "looks.nounOne" : "looks.noun");
  const list = { groups, state: filters, path, keep };
  const here = pageHref(href, page);
  return (
    <div className="looks">
      {groups.length > 0 && <Filters kind="looks" {...{ groups, href, total }} />}
      <div className="wrap looks__list">
        <div className="looks__bar">
          {!hasFailed && <AppliedFilters {...list} {...{ total, unknown }} of={total} noun={noun} />}
        </div>
        <Gallery
          kind="looks"
          {...{ page, lastPage, total, href }}
          size={LOOKS_CONFIG.defaultPageSize}
          heading={props.seo.heading || t("looks.title")}
          empty={<NoLooks {...props} />}
        >
          {props.entries.map((entry, index) =>
            entry.kind === "cue" ? (
              <CueCard key={entry.cue.key} cue={entry.cue} />
            ) : (
              <div key={entry.item.slug} id={`look-${entry.item.slug}`} className="stack gap-2">
                <LookCard
                  look={entry.item}
                  listHref={`${here}#look-${entry.item.slug}`}
                  priority={index === 0}
                />
                {!lookPath(edition, entry.item) && <LookIdea look={entry.item} />}
              </div>
            ),
          )}
        </Gallery>
      </div>
    </div>
  );
}
