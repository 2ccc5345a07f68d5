import type { MouseEvent } from "react";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { isForAnotherTab } from "../../../ui/behaviours/dialogs.ts";
import { TextInput } from "../../../ui/forms/text-input.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import type { GroupFieldsProps } from "./group-fields-props.ts";
import { rangeName } from "./state/applied-name.ts";
import { isBand } from "./state/filter-draft.ts";
import { rangeFields } from "./state/filter-form.ts";
import { setRange } from "./state/filter-state.ts";
import { filtersHref } from "./state/filters-href.ts";
import type { Range } from "./state/range.ts";
import { rangeBands } from "./state/range-bands.ts";

type FilterRangeProps = Pick<GroupFieldsProps, "group" | "list" | "range" | "typed" | "first" | "change">;

const ENDS = ["low", "high"] as const;

/** Two ends to type, and round bands to press. */
export function FilterRange({ group, list, range: chosen = {}, typed, first, change }: FilterRangeProps) {
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
