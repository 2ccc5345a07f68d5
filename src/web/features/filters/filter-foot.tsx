import type { MouseEvent } from "react";
import { pluralForm } from "../../../editions/counting.ts";
import { Button, ButtonLink } from "../../../ui/forms/button.tsx";
import { type Text, useText } from "../../../ui/text/text.tsx";
import type { ListKind } from "../../frame/state/state.ts";
import { resetFilters } from "./state/filter-state.ts";
import type { FilteredList } from "./state/filtered-list.ts";
import { filtersHref } from "./state/filters-href.ts";
import type { LiveCount } from "./use-live-count.ts";

interface FilterFootProps {
  kind: ListKind;
  list: FilteredList;
  count: LiveCount;
  form: string;
  onClear: (event: MouseEvent) => void;
}

const UNCOUNTED = {
  designIdeas: "filters.showUnknown",
  looks: "filters.showLooks",
  offerings: "filters.showResults",
} as const;

/** The button says what it would show, and says it aloud when that has changed. */
export function FilterFoot({ kind, list: { groups, path, keep }, count, form, onClear }: FilterFootProps) {
  const text = useText();
  const words = wordsFor(kind, count.total, text);
  return (
    <div className="filters__foot line apart">
      <ButtonLink
        look="quiet"
        href={filtersHref(path, keep, resetFilters(), groups)}
        data-held
        onClick={onClear}
      >
        {text.t("filters.clear")}
      </ButtonLink>
      <Button type="submit" form={form}>
        {words}
      </Button>
      <span className="sr" role="status">
        {count.isNews && words}
      </span>
    </div>
  );
}

function wordsFor(kind: ListKind, total: number | undefined, { t, language }: Text): string {
  if (total === undefined) return t(UNCOUNTED[kind]);
  if (total === 0) return t("filters.showNone");
  const isOne = pluralForm(total, language) === "one";
  return t(isOne ? "filters.showOne" : "filters.showMany", { total: total.toLocaleString("en") });
}
