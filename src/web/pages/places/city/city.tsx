import { useLoaderData } from "react-router";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { MoneyBand } from "../../../../ui/text/money-band.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { findCity } from "../../../features/looks-and-offerings/offerings/label/climate-cities.ts";
import { picturesOf, shortUnitOf } from "../../../features/looks-and-offerings/offerings/offering.ts";
import { offeringPath } from "../../../features/looks-and-offerings/offerings/offering-path.ts";
import { OfferingPrice } from "../../../features/looks-and-offerings/offerings/offering-price.tsx";
import { CityCalendar, NoonSunDrawing } from "../../../features/places/cities/city-light.tsx";
import {
  cityMeta,
  type LoadedCityPage,
  loadCityPage,
} from "../../../features/places/cities/load-city-page.ts";
import { MapList, PlaceMap } from "../../../features/places/cities/place-map.tsx";
import {
  CentreList,
  PlaceLead,
  PlacePriceTable,
  PlaceProjects,
} from "../../../features/places/cities/place-sections.tsx";
import { PlaceSteps } from "../../../features/places/cities/place-steps.tsx";
import { WorkHours } from "../../../features/planning/rules/home-rules.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import { Hero } from "../../../sections/picture-sections.tsx";
import { Points, Questions } from "../../../sections/text-sections.tsx";
import "../../../../ui/media/card.css";

export const loader = page(({ params, ...asking }) => loadCityPage(asking, params.citySlug));

export const meta = pageMeta<typeof loader>(cityMeta);

export default function CityPage() {
  const loaded = useLoaderData<typeof loader>();
  const { city, homes, hub } = loaded;
  const { t } = useText();
  const { name } = city;
  return (
    <>
      <PlaceSteps hub={hub} crumbs={[{ name }]} />
      <Hero
        look="wide"
        kicker={t("cities.kicker", { city: name, state: city.state })}
        headline={city.headline}
        lede={city.lede}
        picture={city.picture}
        action={{ label: t("cities.action"), asks: "Banner" }}
      />
      <CityPrices {...loaded} homes={homes} />
      <CityMap {...loaded} />
      <CityYear {...loaded} />
      <Points look="beside" id="needs" title={t("cities.needsTitle", { city: name })} items={city.needs} />
      <CityMaterials {...loaded} />
      <PlaceProjects title={t("cities.projectsTitle", { city: name })} city={city} projects={city.projects} />
      <Questions title={t("cities.questionsTitle", { city: name })} items={city.questions} tone="sand" />
      <PlaceLead place={name} city={name} />
    </>
  );
}

const BASE = 100;

/** The prices here, and the cost of the same work in nearby cities: 100 is the city for which the rates are written. */
function CityPrices({ city, homes, index, isSample }: LoadedCityPage) {
  const { t, language } = useText();
  const { edition } = usePage();
  const own = index?.own ?? BASE;
  const by = Math.abs(own - BASE);
  const key = own === BASE ? "cities.indexSame" : own > BASE ? "cities.indexMore" : "cities.indexLess";
  const list = new Intl.ListFormat(language, { type: "unit", style: "short" });
  const around = index?.around.map(({ name, index: other }) => t("cities.indexOf", { name, index: other }));
  const all = linkTo(edition, "locations-sitemap");
  return (
    <PlacePriceTable
      place={city.name}
      homes={homes}
      rateCity={city.rateCity}
      isSample={isSample}
      lede={index && t(key, { city: city.name, index: own, by })}
    >
      {around && around.length > 0 && (
        <p className="row t15 above-4">
          {t("cities.indexAround", { cities: list.format(around) })}
          {all && (
            <a className="link tap" href={`${all}#states`}>
              {t("cities.indexAll")}
            </a>
          )}
        </p>
      )}
    </PlacePriceTable>
  );
}

function CityMap({ city, localityRanges, centres }: LoadedCityPage) {
  const { t } = useText();
  const { edition } = usePage();
  const all = linkTo(edition, "contact-us");
  return (
    <Section title={t("cities.mapTitle", { city: city.name })} lede={t("cities.mapLede")}>
      <div className="split split--even">
        <PlaceMap of={city} places={city.localities} centres={centres} rings={[5, 10]} />
        <div className="stack gap-5">
          <MapList
            id="localities"
            items={city.localities.map(({ slug, name, homeTypes }) => {
              const range = localityRanges[slug];
              return {
                name,
                href: linkTo(edition, "hyperlocal", { citySlug: city.slug, hyperLocalSlug: slug }),
                note: homeTypes.slice(0, 2).join(", "),
                end: range && <MoneyBand {...range} country={edition.country} />,
              };
            })}
          />
          {centres.length > 0 && (
            <div className="stack gap-2 stack--start" id="centres">
              <h3 className="d25">{t("cities.centresTitle", { place: city.name })}</h3>
              <CentreList centres={centres} />
              {all && <GoLink href={all}>{t("cities.allCentres")}</GoLink>}
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

function CityYear({ city, seasons, rules }: LoadedCityPage) {
  const { t } = useText();
  return (
    <Section tone="sand" title={t("cities.lightTitle", { city: city.name })}>
      <div className="split split--even">
        <NoonSunDrawing city={city} />
        <div className="stack gap-6">
          {seasons.length > 0 && <CityCalendar city={city} seasons={seasons} />}
          {rules && <WorkHours rules={rules} />}
        </div>
      </div>
    </Section>
  );
}

const SIZES = "(width < 600px) calc(100vw - 40px), (width < 1024px) 45vw, 424px";

function CityMaterials({ city, materials }: Pick<LoadedCityPage, "city" | "materials">) {
  const { t } = useText();
  const { edition } = usePage();
  const climate = findCity(city.slug)?.climate;
  if (materials.length === 0) return null;
  return (
    <Section id="materials" isFlush>
      <SectionHead
        title={t("cities.materialsTitle", { city: city.name })}
        lede={climate && t(`label.climate-${climate}`)}
      />
      <ul className="columns columns--swipe">
        {materials.map(({ product, why }) => {
          const [picture] = picturesOf(product);
          // The query makes the label of the finish show this city.
          const href = `${offeringPath(edition, "finishes", product)}?city=${city.slug}`;
          return (
            <li key={product.code}>
              <article className="card">
                {picture && (
                  <div className="card__photo">
                    <Picture {...picture} ratio="16:9" sizes={SIZES} />
                  </div>
                )}
                <h3 className="card__title cover-title d20">
                  <a href={href}>{product.name}</a>
                </h3>
                <p className="soft t15">{why}</p>
                <Facts
                  items={[
                    <OfferingPrice key="price" price={product.skusData.price} unit={shortUnitOf(product)} />,
                  ]}
                />
              </article>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
