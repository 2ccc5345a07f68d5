import type { ReactNode } from "react";
import type { DocumentFilter } from "../../../../contracts/document-filters.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { AppliedChips } from "../filters/applied-chips.tsx";
import Filters from "../filters/filters.island.tsx";
import { countApplied, type FilteredList, listApplied, resetFilters } from "../filters/state/filter-state.ts";
import { filtersHref } from "../filters/state/filters-query.ts";
import { Gallery, type GalleryProps } from "./gallery.tsx";
import type { LoadedList } from "./load-list.ts";
import "../filters/applied-filters.css";
import "./list-page.css";

export type ListNoun = "designs" | "looks" | "finishes" | "accessories";

interface ListPageProps<Item> extends GalleryProps<Item> {
  className: string;
  /** What the list contains; undefined if it could not be counted. */
  noun: ListNoun | undefined;
  of?: number;
  /** Filters of the whole list. With them the panel shows a live count. */
  within?: readonly DocumentFilter[];
  bar?: ReactNode;
}

export function ListPage<Item>({ className, noun, of, within, bar, ...gallery }: ListPageProps<Item>) {
  const { list, kind } = gallery;
  const { groups, href, total } = list;
  return (
    <div className={className}>
      {groups.length > 0 && <Filters {...{ kind, groups, href, total, within }} />}
      <div className="wrap list-page">
        <div className="list-page__bar">
          {noun !== undefined && <AppliedFilters list={list} of={of ?? total} noun={noun} />}
          {bar}
        </div>
        <Gallery {...gallery} />
      </div>
    </div>
  );
}

const MOST = { pieces: 4, characters: 40 };

interface AppliedFiltersProps {
  list: FilteredList & Pick<LoadedList<unknown>, "total" | "unknown">;
  of: number;
  noun: ListNoun;
}

/** Shows the number of results and the applied filters, each with a link that removes it. */
export function AppliedFilters({ list, of, noun }: AppliedFiltersProps) {
  const { t } = useText();
  const { groups, state, path, keep, total, unknown } = list;
  const number = (value: number) => value.toLocaleString("en");
  return (
    <div className="applied row" data-gallery-part="applied">
      <p className="t15 soft">
        {total < of ? (
          <>
            <b className="num">{number(total)}</b> {t(`filters.of-${noun}`, { count: of, shown: number(of) })}
          </>
        ) : (
          t(`filters.count-${noun}`, { count: of, shown: number(of) })
        )}
      </p>
      {countApplied(state) > 0 && (
        <>
          <AppliedChips list={list} applied={listApplied(state, groups)} />
          <ButtonLink look="quiet" size="small" href={filtersHref(path, keep, resetFilters(), groups)}>
            {t("filters.clear")}
          </ButtonLink>
        </>
      )}
      {unknown.length > 0 && (
        <p className="applied__unknown t15 soft">
          {t("filters.unknown", {
            pieces: unknown
              .slice(0, MOST.pieces)
              .map((piece) => `“${piece.slice(0, MOST.characters)}”`)
              .join(", "),
          })}
        </p>
      )}
    </div>
  );
}
