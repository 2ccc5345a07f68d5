import { ButtonLink } from "../../../ui/forms/button.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { AppliedChips } from "./applied-chips.tsx";
import { countApplied, listApplied, resetFilters } from "./state/filter-state.ts";
import type { FilteredList } from "./state/filtered-list.ts";
import { filtersHref } from "./state/filters-href.ts";
import "./applied-filters.css";

export type AppliedFiltersProps = FilteredList & {
  /** How many the list holds with these filters, and without any. */
  total: number;
  of: number;
  /** What they are: "kitchens". */
  noun: string;
  /** What the address asks and no filter knows. */
  unknown: readonly string[];
};

/** An address may hold anything; nobody reads more of it. */
const MOST = { pieces: 4, characters: 40 };

/** How many are left of all, and why: every filter can be taken away here. */
export function AppliedFilters({ total, of, noun, unknown, ...list }: AppliedFiltersProps) {
  const { t } = useText();
  const { groups, state, path, keep } = list;
  const number = (value: number) => value.toLocaleString("en");
  return (
    <div className="applied row" data-gallery-part="applied">
      <p className="t15 soft">
        {total < of ? (
          <>
            <b className="num">{number(total)}</b> {t("filters.countOf", { of: number(of), noun })}
          </>
        ) : (
          t("filters.count", { of: number(of), noun })
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
