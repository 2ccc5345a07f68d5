import { pluralForm } from "../../../editions/counting.ts";
import type { Language } from "../../../editions/languages.ts";
import { Button, ButtonLink } from "../../../ui/forms/button.tsx";
import { Drawer } from "../../../ui/overlay/modal.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { AppliedChips } from "./applied-chips.tsx";
import { FilterGroupFields } from "./filter-group-fields.tsx";
import { CONDITIONS_FIELD } from "./state/filter-form.ts";
import { countApplied, listApplied, resetFilters } from "./state/filter-state.ts";
import type { CountedList } from "./state/filtered-list.ts";
import { filtersHref } from "./state/filters-href.ts";
import { buildFiltersQuery } from "./state/filters-query.ts";
import "./filter-panel.css";

/** The dialog that holds the form. */
export const PANEL = "filters";
const FORM = "filter-form";

export function FilterPanel(props: CountedList) {
  const { groups, state, path, keep } = props;
  const { t } = useText();
  return (
    <Drawer id={PANEL} className="filters" title={t("filters.title")} foot={<Foot {...props} />}>
      {countApplied(state) > 0 && (
        <div className="filters__applied">
          <AppliedChips {...{ groups, state, path, keep }} />
        </div>
      )}
      <form className="filters__form" id={FORM} action={path} method="get" data-filter-form>
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {listApplied(state, groups).map(
          (applied) =>
            "condition" in applied && (
              <input
                key={buildFiltersQuery(applied.alone, groups)}
                type="hidden"
                name={CONDITIONS_FIELD}
                value={buildFiltersQuery(applied.alone, groups)}
              />
            ),
        )}
        {groups.map((group) => (
          <FilterGroupFields key={group.key} {...{ group, groups, state, path, keep }} />
        ))}
      </form>
    </Drawer>
  );
}

/** The words of the button stand in it in every form that they can take, because the count changes while one chooses. */
function Foot({ groups, path, keep, total }: CountedList) {
  const { t, language } = useText();
  return (
    <div className="filters__foot line line--apart">
      <ButtonLink look="quiet" href={filtersHref(path, keep, resetFilters(), groups)} data-filter-reset>
        {t("filters.clear")}
      </ButtonLink>
      <Button
        type="submit"
        form={FORM}
        data-filter-apply
        data-none={t("filters.showNone")}
        data-one={t("filters.showOne")}
        data-many={t("filters.showMany")}
        data-unknown={t("filters.showUnknown")}
      >
        {t(wordsFor(total, language), { total: total.toLocaleString("en") })}
      </Button>
      <span className="sr" role="status" data-filter-status />
    </div>
  );
}

function wordsFor(
  total: number,
  language: Language,
): "filters.showNone" | "filters.showOne" | "filters.showMany" {
  if (total === 0) return "filters.showNone";
  return pluralForm(total, language) === "one" ? "filters.showOne" : "filters.showMany";
}
