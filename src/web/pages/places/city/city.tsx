import { useLoaderData } from "react-router";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { MoneyBand } from "../../../../ui/text/money-band.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { DesignCard } from "../../../features/design-ideas/designs/design-card.tsx";
import { StoryRail } from "../../../features/magazine/rails/story-rail.tsx";
import { cityMeta } from "../../../features/places/cities/city-meta.ts";
import { loadCityPage } from "../../../features/places/cities/load-city-page.ts";
import { CityMaterials } from "../../../features/places/cities/view/city-materials.tsx";
import { CitySeasons } from "../../../features/places/cities/view/city-seasons.tsx";
import { PlaceCentres } from "../../../features/places/cities/view/place-centres.tsx";
import { PlaceLead } from "../../../features/places/cities/view/place-lead.tsx";
import { PlacePriceTable } from "../../../features/places/cities/view/place-price-table.tsx";
import { PlaceProjects } from "../../../features/places/cities/view/place-projects.tsx";
import { PlaceWay } from "../../../features/places/cities/view/place-way.tsx";
import { PriceIndex } from "../../../features/places/cities/view/price-index.tsx";
import { RulesFor } from "../../../features/planning/rules/home-rules.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { LinkIndex } from "../../../sections/link-grid/link-grid.tsx";
import { HeadedSection, Section, SectionHead } from "../../../sections/parts/section.tsx";
import { Hero } from "../../../sections/picture-sections.tsx";
import { Points, Questions } from "../../../sections/text-sections.tsx";

export const loader = page(({ params, ...asking }) => loadCityPage(asking, params.citySlug));

export const meta = pageMeta<typeof loader>(cityMeta);

export default function CityPage() {
  const loaded = useLoaderData<typeof loader>();
  const { city, homes, index, rates, rules, designs, stories, hub } = loaded;
  const { t } = useText();
  const { name } = city;
  return (
    <>
      <PlaceWay hub={hub} crumbs={[{ name }]} />
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
    <Section id="localities" tone="sand">
      <SectionHead title={t("cities.localitiesTitle", { city: city.name })} />
      <LinkIndex links={links} />
    </Section>
  );
}

function DesignsLink() {
  const { t } = useText();
  const href = linkTo(usePage().edition, "design-ideas");
  return href && <GoLink href={href}>{t("article.designsAll")}</GoLink>;
}
