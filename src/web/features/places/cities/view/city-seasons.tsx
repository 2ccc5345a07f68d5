import { GoLink } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import type { LoadedCityPage } from "../load-city-page.ts";

/** The weeks in which work is slow or rests here, and the way to a plan that knows them. */
export function CitySeasons({ city, seasons }: Pick<LoadedCityPage, "city" | "seasons">) {
  const { t } = useText();
  const { edition } = usePage();
  const planner = linkTo(edition, "move-in-planner");
  if (seasons.length === 0) return null;
  return (
    <div className="stack">
      <h2 className="d32">{t("cities.seasonsTitle")}</h2>
      <dl className="pairs">
        {seasons.map(({ name, when }) => (
          <div key={name + when}>
            <dt>{when}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      {planner && (
        <GoLink href={`${planner}?city=${city.slug}`}>{t("cities.seasonsPlan", { city: city.name })}</GoLink>
      )}
    </div>
  );
}
