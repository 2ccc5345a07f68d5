import { type MouseEvent, memo, type Ref } from "react";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { isForAnotherTab } from "../../../../ui/behaviours/dialogs.ts";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { rangeName } from "./applied-chips.tsx";
import { FilterOptions, type FilterOptionsProps, lookOf } from "./filter-options.tsx";
import { isBand, type TypedRange } from "./state/filter-draft.ts";
import { type FilterGroup, groupId, type Range } from "./state/filter-group.ts";
import { type FilteredList, setRange } from "./state/filter-state.ts";
import { filtersHref, rangeFields } from "./state/filters-query.ts";

interface GroupFieldsProps extends FilterOptionsProps {
  list: FilteredList;
  range: Range | undefined;
  typed: TypedRange;
  isShown: boolean;
  fieldset: Ref<HTMLFieldSetElement> | undefined;
}

export const FilterGroupFields = memo(function FilterGroupFields(props: GroupFieldsProps) {
  const { group, isShown, fieldset } = props;
  const { key, displayName, explanation, select } = group;
  const id = groupId(key);
  return (
    <fieldset
      ref={fieldset}
      className="filter-group"
      id={id}
      data-shown={isShown || undefined}
      aria-describedby={explanation && `${id}-help`}
    >
      <legend className="filter-group__name" id={`${id}-name`}>
        {displayName}
      </legend>
      {explanation && (
        <p className="filter-group__help t13 soft" id={`${id}-help`}>
          {explanation}
        </p>
      )}
      {select === "range" ? <FilterRange {...props} /> : <FilterOptions {...props} />}
      <Explanations group={group} />
    </fieldset>
  );
});

function Explanations({ group }: { group: FilterGroup }) {
  const { t } = useText();
  const explained = group.options.filter(({ explanation }) => explanation);
  if (lookOf(group.key) === "rows" || explained.length === 0) return null;
  return (
    <details className="filter-group__words">
      <summary className="link t13">{t("filters.difference")}</summary>
      <dl className="stack gap-2 t13">
        {explained.map(({ id, displayName, explanation }) => (
          <div key={id}>
            <dt>{displayName}</dt>
            <dd className="soft">{explanation}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

type FilterRangeProps = Pick<GroupFieldsProps, "group" | "list" | "range" | "typed" | "first" | "change">;

const ENDS = ["low", "high"] as const;

/** Two number fields and bands with round limits. */
function FilterRange({ group, list, range: chosen = {}, typed, first, change }: FilterRangeProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  const { key, range } = group;
  const fields = rangeFields(key);
  const take = (event: MouseEvent, band: Range) => {
    if (isForAnotherTab(event.nativeEvent)) return;
    event.preventDefault();
    change({ kind: "take-band", key, band });
  };
  return (
    <>
      {range && (
        <div className="chips filter-bands">
          {rangeBands(range).map((band, index) => (
            <a
              key={band.high ?? "on"}
              ref={index === 0 ? first : undefined}
              className={joinClasses("chip", isBand(chosen, band) && "is-on")}
              href={filtersHref(list.path, list.keep, setRange(list.state, key, band), list.groups)}
              data-held
              onClick={(event) => take(event, band)}
            >
              {rangeName(group, band, t, country)}
            </a>
          ))}
        </div>
      )}
      <div className="filter-range beside">
        {ENDS.map((end) => (
          <TextInput
            key={end}
            id={fields[end]}
            type="number"
            inputMode="numeric"
            min={0}
            step="any"
            label={t(end === "low" ? "filters.low" : "filters.high")}
            name={fields[end]}
            value={typed[end]}
            placeholder={range && rangeName(group, { low: range[end], high: range[end] }, t, country)}
            onChange={({ target }) => change({ kind: "type", key, ends: { ...typed, [end]: target.value } })}
          />
        ))}
      </div>
    </>
  );
}

const BANDS = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/**
 * Bands with round limits for visitors who do not want to type. Each band begins or ends with the range, so none is
 * empty.
 */
export function rangeBands({ low, high }: { low: number; high: number }): Range[] {
  const step = roundUp((high - low) / BANDS);
  const ends: number[] = [];
  for (let end = Math.ceil(low / step) * step; end < high; end += step) if (end > low) ends.push(end);
  if (ends.length === 0) return [];
  return [...ends.map((high) => ({ high })), { low: ends.at(-1) }];
}

function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return power * (ROUND.find((factor) => factor * power >= size) ?? 10);
}
