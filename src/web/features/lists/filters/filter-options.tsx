import type { ComponentProps, CSSProperties, Dispatch, ReactNode } from "react";
import { STYLES } from "../../../../contracts/documents/designs/design-taxonomy.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { swatchesOf } from "../../design-ideas/designs/colour-swatch.ts";
import { planOf } from "./layout-plans.ts";
import type { DraftChange } from "./state/filter-draft.ts";
import type { FilterGroup, FilterOption } from "./state/filter-group.ts";
import { optionField } from "./state/filters-query.ts";
import "../../../../ui/forms/checkbox.css";
import "../../../../ui/forms/swatches.css";
import "./filter-options.css";

export type FirstRef = (element: HTMLElement | null) => void;

export interface FilterOptionsProps {
  group: FilterGroup;
  /** The chosen options; `hidden` are those that choices in other filters exclude. */
  selected: Readonly<Record<string, true>> | undefined;
  hidden: readonly string[];
  first: FirstRef | undefined;
  change: Dispatch<DraftChange>;
}

export function FilterOptions({ group, selected = {}, hidden, first, change }: FilterOptionsProps) {
  const { t } = useText();
  const { key, select, options } = group;
  const look = lookOf(key);
  const isSingle = select === "single";
  const visible = options.find(({ id }) => !hidden.includes(id));
  const field = (id: string, isChecked: boolean) => ({
    type: isSingle ? "radio" : "checkbox",
    name: optionField(key),
    value: id,
    checked: isChecked,
    onChange: () => change({ kind: "choose", key, id }),
  });
  return (
    <div className={`filter-options filter-options--${look}`}>
      {isSingle && (
        <Option look={look} field={{ ...field("", Object.keys(selected).length === 0), ref: first }}>
          {t("filters.any")}
        </Option>
      )}
      {options.map((option) => (
        <Option
          key={option.id}
          look={look}
          option={option}
          isHidden={hidden.includes(option.id)}
          field={{
            ...field(option.id, Object.hasOwn(selected, option.id)),
            ref: option === visible && !isSingle ? first : undefined,
          }}
        >
          {option.displayName}
        </Option>
      ))}
    </div>
  );
}

interface OptionProps {
  look: GroupLook;
  option?: FilterOption;
  isHidden?: boolean;
  field: ComponentProps<"input">;
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
  return (
    <label className={`filter-option ${CLASSES[look]}`} hidden={isHidden}>
      <input {...field} className={look === "pills" ? "chip__input" : undefined} />
      {option && <Drawing look={look} id={option.colour ?? option.id} />}
      <span className="filter-option__words">
        {children}
        {look === "rows" && option?.explanation && <small className="t13 soft">{option.explanation}</small>}
      </span>
      {option?.count !== undefined && <small className="filter-option__count num">{option.count}</small>}
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
  const style: CSSProperties & Record<`--${string}`, number> = { "--at": at, "--of": STYLE_PICTURES - 1 };
  return <span className="filter-card__picture" style={style} />;
}

function Swatch({ id }: { id: string }) {
  const [swatch] = swatchesOf([id], []);
  // Multicolour has no swatch colour, so the CSS class shows several.
  return swatch ? (
    <span className="swatch__chip" style={{ backgroundColor: swatch.hex }} />
  ) : (
    <span className="swatch__chip filter-swatch--many" />
  );
}

type GroupLook = "plans" | "pictures" | "colours" | "pills" | "rows";

const LOOKS: Record<string, GroupLook> = {
  layout: "plans",
  style: "pictures",
  colours: "colours",
  tags: "pills",
  homeTypes: "pills",
  colour: "colours",
  product_type_id: "pills",
  zones: "pills",
};

export function lookOf(key: string): GroupLook {
  return LOOKS[key] ?? "rows";
}

/** Options with their own chip above the list, so that one press applies them. */
export const TOGGLES = [{ key: "hasPrice", id: "true", name: "filters.onlyPriced" }] as const;

/** The index of a style in photos/styles.webp, a small sprite that is fetched when the filter is opened. */
function pictureOf(id: string): number | undefined {
  const names: readonly string[] = STYLES;
  const at = names.indexOf(id);
  return at < 0 ? undefined : at;
}

const STYLE_PICTURES = STYLES.length;
