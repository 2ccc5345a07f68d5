import { Button } from "../../../../ui/forms/button.tsx";
import { Chips } from "../../../../ui/forms/choice-group.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { useAlive } from "../../../frame/islands/page-context.ts";
import type { Finder } from "./finder-centre.ts";
import type { FinderChoice } from "./finder-choice.ts";

interface FinderFiltersProps {
  finder: Finder;
  choice: FinderChoice;
  path: string;
  onChange: (choice: FinderChoice) => void;
}

/** A form that asks for the page anew; where scripts run the list follows at once. */
export function FinderFilters({ finder, choice, path, onChange }: FinderFiltersProps) {
  const { t } = useText();
  const isAlive = useAlive();
  const toggle = (value: string) => {
    const trait = finder.traits.find((known) => known === value);
    if (!trait) return;
    const others = choice.traits.filter((known) => known !== trait);
    onChange({ ...choice, traits: others.length < choice.traits.length ? others : [...others, trait] });
  };
  return (
    <form
      className="beside align-start one-column-on-phone finder__filters"
      method="get"
      action={`${path}#centres`}
    >
      {finder.cities.length > 1 && (
        <Select
          name="city"
          label={t("centres.city")}
          value={choice.city}
          onChange={({ target }) => onChange({ ...choice, city: target.value })}
        >
          <option value="">{t("centres.allCities")}</option>
          {finder.cities.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Chips
        name="with"
        label={t("centres.with")}
        several
        choices={finder.traits.map((trait) => ({ value: trait, label: t(`centres.trait.${trait}`) }))}
        chosen={choice.traits}
        onChoose={toggle}
      />
      {!isAlive && (
        <Button type="submit" look="line" size="small">
          {t("centres.filter")}
        </Button>
      )}
    </form>
  );
}
