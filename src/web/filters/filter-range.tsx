import { joinClasses } from "../../ui/join-classes.ts";
import { useText } from "../../ui/text.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useLayout } from "../layouts/layout-context.tsx";
import { rangeName } from "./applied-name.ts";
import { rangeFields } from "./filter-form.ts";
import type { GroupProps } from "./filter-group-fields.tsx";
import { rangeOf, setRange } from "./filter-state.ts";
import { filtersHref } from "./filters-href.ts";
import { rangeBands } from "./range-bands.ts";

/** Two ends to type, and round bands to press. */
export function FilterRange({ group, groups, state, path, keep }: GroupProps) {
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
      <div className="filter-range">
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
