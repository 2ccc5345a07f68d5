import type { DesignCategory } from "../../../../../contracts/documents/designs/design-category.ts";
import type { DesignIdeaAnswer } from "../../../../../contracts/graphql/design-idea.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { CueCard } from "../../../../features/cues/cue-card.tsx";
import type { GalleryEntry } from "../../../../features/cues/place-cues.ts";
import { DesignCard } from "../../../../features/designs/design-card.tsx";
import { AppliedFilters } from "../../../../features/filters/applied-filters.tsx";
import Filters from "../../../../features/filters/filters.island.tsx";
import { Gallery } from "../../../../features/gallery/gallery.tsx";
import { BudgetSlider } from "../../../../features/my-room/budget/budget-slider.tsx";
import { type GalleryQuery, keptParameters, otherParameters } from "../gallery-query.ts";
import { ofCategory } from "../load-designs.ts";
import type { WayOut } from "../load-ways-out.ts";
import { EmptyGallery } from "./empty-gallery.tsx";
import "./category-gallery.css";

export interface CategoryGalleryProps {
  edition: Edition;
  category: DesignCategory;
  rates: PriceRates | undefined;
  query: GalleryQuery;
  path: string;
  href: string;
  page: number;
  lastPage: number;
  total: number;
  /** How many the category holds without filters. */
  of: number;
  entries: readonly GalleryEntry<DesignIdeaAnswer>[];
  /** What the address asks and no filter knows. */
  unknown: readonly string[];
  waysOut: readonly WayOut[];
}

export function CategoryGallery(props: CategoryGalleryProps) {
  const { edition, category, rates, query, path, href, page, lastPage, total, of } = props;
  const { t } = useText();
  const groups = category.filterGroups;
  const { room, budget, sort } = query;
  const list = { groups, state: query.filters, path, keep: otherParameters(query) };
  return (
    <div className="category">
      {groups.length > 0 && <Filters {...{ groups, href, total }} within={ofCategory(category.slug)} />}
      <div className="wrap category__list">
        <div className="category__bar">
          <AppliedFilters {...list} {...{ total, of }} unknown={props.unknown} noun={t("category.noun")} />
          <div data-gallery-part="budget">
            <BudgetSlider
              {...{ edition, rates, room, path, budget, sort }}
              keep={keptParameters(query, groups)}
            />
          </div>
        </div>
        <Gallery
          {...{ page, lastPage, total, href }}
          heading={category.title}
          empty={<EmptyGallery {...props} />}
        >
          {props.entries.map((entry, index) =>
            entry.kind === "cue" ? (
              <CueCard key={entry.cue.key} cue={entry.cue} />
            ) : (
              <DesignCard
                key={`${entry.item.contentType}/${entry.item.slug}`}
                design={entry.item}
                room={room}
                rates={rates}
                priority={index === 0}
              />
            ),
          )}
        </Gallery>
      </div>
    </div>
  );
}
