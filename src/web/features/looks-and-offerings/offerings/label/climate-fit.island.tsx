import { useEffect, useState } from "react";
import { CLIMATE_NAMES, type Climate } from "../../../../../contracts/documents/offerings/climates.ts";
import { type Country, REGIONS } from "../../../../../editions/regions.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Select } from "../../../../../ui/forms/select.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { keepPreference, keptPreference } from "../../../../frame/consent/preferences.ts";
import { island } from "../../../../frame/islands/island.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { keptRoom, roomKey } from "../../../design-ideas/my-room/kept-room.ts";
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
  /** Where the form leads, and what else stands in the address. */
  action: string;
  keep: Record<string, string>;
}

/** A city that this device knows wakes it. */
export default island("climate-fit", ClimateFit, {
  when: "intent",
  leftovers: [CITY_KEY, ...Object.values(REGIONS).map(({ country }) => roomKey(country))],
});

/** How a finish bears the air of the visitor's city. Until one is known, of every climate. */
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

/** An address says what its reader should see; without one, what this device knows. */
function useChosenCity(asked: string | undefined) {
  const { country } = usePage().edition;
  const [slug, setSlug] = useState(asked ?? "");
  useEffect(() => {
    if (asked === undefined) setSlug(keptCity(country) ?? "");
  }, [asked, country]);
  const choose = (chosen: string) => {
    keepPreference(CITY_KEY, chosen || undefined);
    setSlug(chosen);
  };
  return [slug, choose] as const;
}

/** The city that this device was told last, here or with a room. */
function keptCity(country: Country): string | undefined {
  return keptPreference(CITY_KEY) ?? keptRoom(country).get("city") ?? undefined;
}
