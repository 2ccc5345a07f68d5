import type { CSSProperties, ReactNode } from "react";
import { useText } from "../../../ui/text/text.tsx";
import { swatchesOf } from "../designs/colour-swatch.ts";
import { type GroupLook, lookOf } from "./group-looks.ts";
import { planOf } from "./layout-plans.ts";
import { optionField } from "./state/filter-form.ts";
import type { FilterOption } from "./state/filter-group.ts";
import { isSelected, visibleOptions } from "./state/filter-state.ts";
import type { ListFilter } from "./state/filtered-list.ts";
import { pictureOf, STYLE_PICTURES } from "./style-pictures.ts";
import "../../../ui/forms/checkbox.css";
import "../../../ui/forms/swatches.css";
import "./filter-options.css";

/** The choices of a filter. Underneath they are checkboxes or radio buttons, so a form sends them by itself. */
export function FilterOptions({ group, groups, state }: Pick<ListFilter, "group" | "groups" | "state">) {
  const { t } = useText();
  const { key, select, options } = group;
  const look = lookOf(key);
  const isSingle = select === "single";
  const visible = visibleOptions(state, groups, key);
  const field = { type: isSingle ? "radio" : "checkbox", name: optionField(key) };
  return (
    <div className={`filter-options filter-options--${look}`}>
      {isSingle && (
        <Option
          look={look}
          field={{
            ...field,
            value: "",
            defaultChecked: !options.some(({ id }) => isSelected(state, key, id)),
          }}
        >
          {t("filters.any")}
        </Option>
      )}
      {options.map((option) => (
        <Option
          key={option.id}
          look={look}
          option={option}
          isHidden={!visible.includes(option)}
          field={{ ...field, value: option.id, defaultChecked: isSelected(state, key, option.id) }}
        >
          {option.displayName}
        </Option>
      ))}
    </div>
  );
}

interface OptionProps {
  look: GroupLook;
  /** None for the choice of nothing. */
  option?: FilterOption;
  isHidden?: boolean;
  field: { type: string; name: string; value: string; defaultChecked: boolean };
  children: string;
}

const CLASSES: Record<GroupLook, string> = {
  plans: "filter-card",
  pictures: "filter-card filter-card--picture",
  colours: "swatch",
  pills: "chip",
  rows: "check",
};

function Option({ look, option, isHidden = false, field, children }: OptionProps) {
  const narrows = option?.childFilters.length ? JSON.stringify(option.childFilters) : undefined;
  return (
    <label className={`filter-option ${CLASSES[look]}`} hidden={isHidden}>
      <input {...field} className={look === "pills" ? "chip__input" : undefined} data-narrows={narrows} />
      {option && <Drawing look={look} id={option.id} />}
      <span className="filter-option__words">
        {children}
        {look === "rows" && option?.explanation && <small className="t13 soft">{option.explanation}</small>}
      </span>
      {option && <small className="filter-option__count num">{option.count}</small>}
    </label>
  );
}

function Drawing({ look, id }: { look: GroupLook; id: string }): ReactNode {
  if (look === "colours") return <Swatch id={id} />;
  if (look === "plans") {
    const plan = planOf(id);
    return (
      plan && (
        <svg className="filter-card__plan" viewBox="0 0 64 52" aria-hidden="true">
          <path d={plan} />
        </svg>
      )
    );
  }
  const at = look === "pictures" ? pictureOf(id) : undefined;
  if (at === undefined) return null;
  const place: CSSProperties & Record<`--${string}`, number> = { "--at": at, "--of": STYLE_PICTURES - 1 };
  return <span className="filter-card__picture" style={place} />;
}

function Swatch({ id }: { id: string }) {
  const [swatch] = swatchesOf([id], []);
  // Many colours have none of their own: the style shows some.
  return swatch ? (
    <span className="swatch__chip" style={{ backgroundColor: swatch.hex }} />
  ) : (
    <span className="swatch__chip filter-swatch--many" />
  );
}
