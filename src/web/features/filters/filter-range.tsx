import { joinClasses } from "../../../ui/base/join-classes.ts";
import { TextInput } from "../../../ui/forms/text-input.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { useLayout } from "../../frame/layouts/layout-context.tsx";
import { rangeName } from "./state/applied-name.ts";
import { rangeFields } from "./state/filter-form.ts";
import { rangeOf, setRange } from "./state/filter-state.ts";
import type { ListFilter } from "./state/filtered-list.ts";
import { filtersHref } from "./state/filters-href.ts";
import { rangeBands } from "./state/range-bands.ts";

/** Two ends to type, and round bands to press. */
export function FilterRange({ group, groups, state, path, keep }: ListFilter) {
  const { t } = useText();
  const { country } = useLayout().edition;
  const { key, range } = group;
  const fields = rangeFields(key);
  const chosen = rangeOf(state, key);
  const ends = ["low", "high"] as const;
  return (
    <>
      {range && (
        <div className="chips filter-bands">
          {rangeBands(range).map((band) => (
            <a
              key={band.high ?? "on"}
              className={joinClasses("chip", band.low === chosen.low && band.high === chosen.high && "is-on")}
              href={filtersHref(path, keep, setRange(state, key, band), groups)}
              data-low={band.low ?? ""}
              data-high={band.high ?? ""}
            >
              {rangeName(group, band, t, country)}
            </a>
          ))}
        </div>
      )}
      <div className="filter-range beside">
        {ends.map((end) => (
          <TextInput
            key={end}
            id={fields[end]}
            type="number"
            inputMode="numeric"
            min={0}
            step="any"
            label={t(end === "low" ? "filters.low" : "filters.high")}
            name={fields[end]}
            defaultValue={chosen[end]}
            placeholder={range && rangeName(group, { low: range[end], high: range[end] }, t, country)}
            data-end={end}
          />
        ))}
      </div>
    </>
  );
}
