import { memo } from "react";
import { useText } from "../../../ui/text/text.tsx";
import { FilterOptions } from "./filter-options.tsx";
import { FilterRange } from "./filter-range.tsx";
import type { GroupFieldsProps } from "./group-fields-props.ts";
import { lookOf } from "./group-looks.ts";
import type { FilterGroup } from "./state/filter-group.ts";
import { groupId } from "./state/group-id.ts";

/** One filter in the form; drawn again only when something in it has changed. */
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

/** What the words mean, where the options are too small to say it themselves. */
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
