import { useEffect, useState } from "react";
import { CLIMATE_NAMES, type Climate } from "../../../../../contracts/documents/offerings/climates.ts";
import { type Country, REGIONS } from "../../../../../editions/regions.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Select } from "../../../../../ui/forms/select.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { readPreference, storePreference } from "../../../../frame/consent/preferences.ts";
import { island } from "../../../../frame/islands/island.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { readStoredRoom, roomKey } from "../../../design-ideas/my-room/stored-room.ts";
import { CLIMATE_CITIES, type ClimateCity, findCity } from "./climate-cities.ts";
import { climateReason } from "./climate-reason.ts";
import type { Nature } from "./nature.ts";
import { RatingLine } from "./rating-line.tsx";
import "./climate-fit.css";

const CITY_KEY = "my-city";

interface ClimateFitProps {
  climates: Partial<Record<Climate, number>>;
  nature: Nature | undefined;
  city: string | undefined;
  /** The form action, and the other parameters of the URL. */
  action: string;
  keep: Record<string, string>;
}

/** A stored city or room on this device hydrates the island. */
export default island("climate-fit", ClimateFit, {
  when: "intent",
  leftovers: [CITY_KEY, ...Object.values(REGIONS).map(({ country }) => roomKey(country))],
});

/** Shows how a finish performs in the climate of the visitor's city. Without a city it lists all climates. */
function ClimateFit({ climates, nature, city: asked, action, keep }: ClimateFitProps) {
  const { t } = useText();
  const [slug, setSlug] = useChosenCity(asked);
  const city = findCity(slug);
  const shown = CLIMATE_NAMES.filter((climate) => !city || climate === city.climate);
  return (
    <div className="climate-fit stack">
      <dl className="climate-fit__ratings stack gap-2" aria-live="polite">
        {shown.map((climate) => (
          <ClimateLine
            key={climate}
            climate={climate}
            city={city}
            rating={climates[climate]}
            nature={nature}
          />
        ))}
      </dl>
      <form className="climate-fit__form" action={action} method="get">
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select
          name="city"
          label={t("label.chooseCity")}
          value={city?.slug ?? ""}
          onChange={({ target }) => setSlug(target.value)}
        >
          <option value="">{t("label.allClimates")}</option>
          {CLIMATE_CITIES.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        <Button type="submit" look="line" className="climate-fit__go">
          {t("label.showCity")}
        </Button>
      </form>
    </div>
  );
}

interface ClimateLineProps extends Pick<ClimateFitProps, "nature"> {
  climate: Climate;
  city: ClimateCity | undefined;
  rating: number | undefined;
}

function ClimateLine({ climate, city, rating, nature }: ClimateLineProps) {
  const { t } = useText();
  if (rating === undefined) return null;
  const name = t(`label.climate-${climate}`);
  return (
    <div>
      <dt>{city ? t("label.inCity", { city: city.name, climate: name }) : name}</dt>
      <dd>
        <RatingLine rating={rating} />
        <p className="t15 climate-fit__reason">
          {t("label.because", { reason: t(climateReason(climate, rating, nature)) })}
        </p>
      </dd>
    </div>
  );
}

/** A city in the URL comes first; without one, the city that is stored on this device is used. */
function useChosenCity(asked: string | undefined) {
  const { country } = usePage().edition;
  const [slug, setSlug] = useState(asked ?? "");
  useEffect(() => {
    if (asked === undefined) setSlug(keptCity(country) ?? "");
  }, [asked, country]);
  const choose = (chosen: string) => {
    storePreference(CITY_KEY, chosen || undefined);
    setSlug(chosen);
  };
  return [slug, choose] as const;
}

/** The city that was last stored on this device, here or with a room. */
function keptCity(country: Country): string | undefined {
  return readPreference(CITY_KEY) ?? readStoredRoom(country).get("city") ?? undefined;
}
