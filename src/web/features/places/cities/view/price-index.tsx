import { Bars } from "../../../../../ui/text/bars.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section } from "../../../../sections/parts/section.tsx";
import { kilometres } from "../../serviceability/serviceability-words.ts";
import type { LoadedCityPage } from "../load-city-page.ts";

type PriceIndexProps = Pick<LoadedCityPage, "city"> & { index: NonNullable<LoadedCityPage["index"]> };

/** What the same work costs here and in the cities around: 100 is the list that the rates are written for. */
export function PriceIndex({ city, index: { own, around } }: PriceIndexProps) {
  const { t, language } = useText();
  const { edition } = usePage();
  const all = [{ slug: city.slug, name: city.name, index: own, km: 0 }, ...around];
  const most = Math.max(...all.map(({ index }) => index));
  const by = Math.abs(own - BASE);
  return (
    <Section tone="sand" isFlush className="split split--5-7">
      <div className="stack">
        <h2 className="d32">{t("cities.indexTitle", { city: city.name, index: own })}</h2>
        <p className="soft measure">
          {own === BASE
            ? t("cities.indexSame")
            : t(own > BASE ? "cities.indexMore" : "cities.indexLess", { by })}
        </p>
      </div>
      <Bars
        bars={all.map(({ slug, name, index, km }) => ({
          name:
            slug === city.slug ? (
              <b>{name}</b>
            ) : (
              <a className="link" href={linkTo(edition, "city", { citySlug: slug })}>
                {t("cities.awayName", { name, km: kilometres(km, language) })}
              </a>
            ),
          share: index / most,
          value: index,
          quiet: slug !== city.slug,
        }))}
      />
    </Section>
  );
}

const BASE = 100;
