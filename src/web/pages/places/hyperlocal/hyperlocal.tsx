import { useLoaderData } from "react-router";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { loadLocalityPage } from "../../../features/places/cities/load-locality-page.ts";
import { localityMeta } from "../../../features/places/cities/locality-meta.ts";
import { LocalityFacts } from "../../../features/places/cities/view/locality-facts.tsx";
import { LocalityNeighbours } from "../../../features/places/cities/view/locality-neighbours.tsx";
import { PincodeCheck } from "../../../features/places/cities/view/pincode-check.tsx";
import { PlaceCentres } from "../../../features/places/cities/view/place-centres.tsx";
import { PlaceLead } from "../../../features/places/cities/view/place-lead.tsx";
import { PlacePriceTable } from "../../../features/places/cities/view/place-price-table.tsx";
import { PlaceProjects } from "../../../features/places/cities/view/place-projects.tsx";
import { PlaceWay } from "../../../features/places/cities/view/place-way.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { Hero } from "../../../sections/picture-sections.tsx";

export const loader = page(({ params, ...asking }) => loadLocalityPage(asking, params));

export const meta = pageMeta<typeof loader>(localityMeta);

export default function HyperlocalPage() {
  const loaded = useLoaderData<typeof loader>();
  const { city, locality, homes, projects, centres, hub } = loaded;
  const { t } = useText();
  const { edition } = usePage();
  const above = linkTo(edition, "city", { citySlug: city.slug });
  const { name } = locality;
  return (
    <>
      <PlaceWay hub={hub} crumbs={[{ name: city.name, ...(above && { href: above }) }, { name }]} />
      <Hero
        look="beside"
        kicker={`${city.name} ${locality.pincode}`}
        headline={t("locality.headline", { name })}
        lede={locality.about}
        picture={projects[0]?.locality === locality.slug ? projects[0].picture : city.picture}
        action={{ label: t("cities.action"), asks: "Banner" }}
      />
      <PlacePriceTable place={name} homes={homes} rateCity={city.rateCity} isSample={loaded.sampleRates} />
      <LocalityFacts {...loaded} />
      <PlaceCentres title={t("locality.centresTitle")} centres={centres}>
        <PincodeCheck pincode={locality.pincode} />
      </PlaceCentres>
      <LocalityNeighbours {...loaded} />
      <PlaceProjects
        title={t("locality.projectsTitle", { name })}
        city={city}
        projects={projects}
        here={locality.slug}
      />
      <PlaceLead place={name} city={city.name} />
    </>
  );
}
