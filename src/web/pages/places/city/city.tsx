import { useLoaderData } from "react-router";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Bars } from "../../../../ui/text/bars.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { MoneyBand } from "../../../../ui/text/money-band.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { DesignCard } from "../../../features/design-ideas/designs/design-card.tsx";
import { findCity } from "../../../features/looks-and-offerings/offerings/label/climate-cities.ts";
import { picturesOf, shortUnitOf } from "../../../features/looks-and-offerings/offerings/offering.ts";
import { offeringPath } from "../../../features/looks-and-offerings/offerings/offering-path.ts";
import { OfferingPrice } from "../../../features/looks-and-offerings/offerings/offering-price.tsx";
import { StoryRail } from "../../../features/magazine/rails/story-rail.tsx";
import {
  cityMeta,
  type LoadedCityPage,
  loadCityPage,
} from "../../../features/places/cities/load-city-page.ts";
import {
  PlaceCentres,
  PlaceLead,
  PlacePriceTable,
  PlaceProjects,
} from "../../../features/places/cities/place-sections.tsx";
import { PlaceSteps } from "../../../features/places/cities/place-steps.tsx";
import { kilometres } from "../../../features/places/serviceability/serviceability.ts";
import { RulesFor } from "../../../features/planning/rules/home-rules.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { LinkIndex } from "../../../sections/link-grid/link-grid.tsx";
import { HeadedSection, Section, SectionHead } from "../../../sections/parts/section.tsx";
import { Hero } from "../../../sections/picture-sections.tsx";
import { Points, Questions } from "../../../sections/text-sections.tsx";
import "../../../../ui/media/card.css";

export const loader = page(({ params, ...asking }) => loadCityPage(asking, params.citySlug));

export const meta = pageMeta<typeof loader>(cityMeta);

export default function CityPage() {
  const loaded = useLoaderData<typeof loader>();
  const { city, homes, index, rates, rules, designs, stories, hub } = loaded;
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
      <PlacePriceTable
        place={name}
        homes={homes}
        rateCity={city.rateCity}
        isSample={rates?.sample ?? false}
      />
      {index && <PriceIndex city={city} index={index} />}
      <Points look="beside" id="needs" title={t("cities.needsTitle", { city: name })} items={city.needs} />
      <CityLocalities {...loaded} />
      <CityMaterials {...loaded} />
      <PlaceProjects title={t("cities.projectsTitle", { city: name })} city={city} projects={city.projects} />
      <PlaceCentres title={t("cities.centresTitle", { place: name })} centres={loaded.centres}>
        <CitySeasons {...loaded} />
      </PlaceCentres>
      {rules && <RulesFor rules={rules} isShort />}
      <Questions title={t("cities.questionsTitle", { city: name })} items={city.questions} tone="sand" />
      {designs.length > 0 && (
        <HeadedSection id="city-designs" title={t("cities.designsTitle")} more={<DesignsLink />}>
          <ul className="card-grid">
            {designs.map((design) => (
              <li key={`${design.contentType}/${design.slug}`}>
                <DesignCard design={design} rates={rates} level={3} />
              </li>
            ))}
          </ul>
        </HeadedSection>
      )}
      <StoryRail stories={stories} tone="sand" />
      <PlaceLead place={name} city={name} />
    </>
  );
}

function CityLocalities({ city, localityRanges }: Awaited<ReturnType<typeof loadCityPage>>) {
  const { t } = useText();
  const { edition } = usePage();
  const links = city.localities.flatMap(({ slug, name, pincode }) => {
    const href = linkTo(edition, "hyperlocal", { citySlug: city.slug, hyperLocalSlug: slug });
    const range = localityRanges[slug];
    const note = (
      <>
        <bdi>{pincode}</bdi>
        {range && (
          <>
            {" · "}
            <MoneyBand {...range} country={edition.country} />
          </>
        )}
      </>
    );
    return href ? [{ name, href, note }] : [];
  });
  return (
    <Section id="localities" tone="sand" title={t("cities.localitiesTitle", { city: city.name })}>
      <LinkIndex links={links} />
    </Section>
  );
}

function DesignsLink() {
  const { t } = useText();
  const href = linkTo(usePage().edition, "design-ideas");
  return href && <GoLink href={href}>{t("article.designsAll")}</GoLink>;
}

const SIZES = "(width < 600px) calc(100vw - 40px), (width < 1024px) 45vw, 424px";

function CityMaterials({ city, materials }: Pick<LoadedCityPage, "city" | "materials">) {
  const { t } = useText();
  const { edition } = usePage();
  const climate = findCity(city.slug)?.climate;
  if (materials.length === 0) return null;
  return (
    <Section id="materials">
      <SectionHead
        title={t("cities.materialsTitle", { city: city.name })}
        lede={climate && t(`label.climate-${climate}`)}
      />
      <ul className="columns city-materials">
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

function CitySeasons({ city, seasons }: Pick<LoadedCityPage, "city" | "seasons">) {
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

type PriceIndexProps = Pick<LoadedCityPage, "city"> & { index: NonNullable<LoadedCityPage["index"]> };

/** The cost of the same work here and in the nearby cities: 100 is the city for which the rates are written. */
function PriceIndex({ city, index: { own, around } }: PriceIndexProps) {
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
