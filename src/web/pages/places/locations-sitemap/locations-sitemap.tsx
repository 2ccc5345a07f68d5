import { useLoaderData } from "react-router";
import { type CallContext, requestDocuments } from "../../../../contracts/documents/request-documents.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { CountryMap } from "../../../features/places/cities/country-map.tsx";
import { PlaceSteps } from "../../../features/places/cities/place-steps.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { findDocument } from "../../../frame/load-document.ts";
import { page, required } from "../../../frame/page.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { itemList } from "../../../frame/seo/list-meta.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { Section } from "../../../sections/parts/section.tsx";
import { HeroHead } from "../../../sections/picture-sections.tsx";
import "./locations-sitemap.css";

export const loader = page(async ({ site, ...asking }) => {
  const locations = await loadLocations(asking);
  const items = locations.cities.map(({ slug, name }) => ({
    name,
    url: absoluteUrl(site.publicUrl, linkTo(asking.edition, "city", { citySlug: slug }) ?? ""),
  }));
  return { ...locations, items };
});

export const meta = pageMeta<typeof loader>(({ cities, localities, items }, { t }) => ({
  title: t("locations.pageTitle"),
  description: t("locations.pageDescription", { cities: cities.length, localities }),
  crumb: t("locations.crumb"),
  jsonLd: [itemList(items, { before: 0, total: items.length })],
}));

export default function LocationsSitemap() {
  const { cities, letters, localities, hub } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { edition } = usePage();
  const nearMe = linkTo(edition, "interior-designer-near-me");
  return (
    <>
      <PlaceSteps hub={hub} crumbs={[{ name: t("locations.crumb") }]} />
      <HeroHead
        headline={t("locations.headline", { cities: cities.length, localities })}
        lede={t("locations.lede")}
        action={nearMe ? { label: t("locations.nearMe"), page: "interior-designer-near-me" } : undefined}
      />
      <Section id="locations" tone="sand" className="split split--5-7">
        <div className="locations-map">
          <CountryMap cities={cities.map((city) => ({ ...city, weight: city.localities.length }))} />
        </div>
        <div>
          <nav aria-label={t("locations.letters")}>
            <ul className="row gap-2 locations-letters">
              {letters.map(({ letter }) => (
                <li key={letter}>
                  <a href={`#letter-${letter}`}>{letter}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="locations">
            {letters.map((group) => (
              <LocationLetter key={group.letter} {...group} />
            ))}
          </div>
        </div>
      </Section>
    </>
  );
}

function LocationLetter({ letter, cities }: { letter: string; cities: readonly LocationCity[] }) {
  return (
    <section
      className="stack gap-4 rule pad-block-4 location-letter"
      id={`letter-${letter}`}
      aria-labelledby={`letter-${letter}-name`}
    >
      <h2 className="d32" id={`letter-${letter}-name`}>
        {letter}
      </h2>
      <ul className="stack gap-4">
        {cities.map((city) => (
          <li key={city.slug} className="stack gap-1">
            <CityName {...city} />
            <Localities {...city} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CityName({ slug, name, state }: LocationCity) {
  const { edition } = usePage();
  return (
    <h3 className="d20">
      <a className="link" href={linkTo(edition, "city", { citySlug: slug })}>
        {name}
      </a>{" "}
      <span className="t15 soft">{state}</span>
    </h3>
  );
}

function Localities({ slug, localities }: LocationCity) {
  const { edition } = usePage();
  return (
    <ul className="row align-stretch location-localities">
      {localities.map((locality) => (
        <li key={locality.slug}>
          <a href={linkTo(edition, "hyperlocal", { citySlug: slug, hyperLocalSlug: locality.slug })}>
            {locality.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface LocationCity {
  slug: string;
  name: string;
  state: string;
  lat: number;
  lng: number;
  localities: readonly { slug: string; name: string }[];
}

async function loadLocations(asking: CallContext) {
  const [found, hub] = await Promise.all([
    required(requestDocuments("cities", asking, { size: 100 })),
    findDocument("content-pages", asking, "interiors"),
  ]);
  const cities: LocationCity[] = found
    .map(({ slug, name, state, lat, lng, localities }) => ({
      slug,
      name,
      state,
      lat,
      lng,
      localities: localities
        .map((locality) => ({ slug: locality.slug, name: locality.name }))
        .sort((one, other) => one.name.localeCompare(other.name, "en", { numeric: true })),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return {
    cities,
    letters: [...new Set(cities.map(({ name }) => name.slice(0, 1)))].map((letter) => ({
      letter,
      cities: cities.filter(({ name }) => name.startsWith(letter)),
    })),
    localities: cities.reduce((sum, city) => sum + city.localities.length, 0),
    hub: hub?.crumb,
  };
}
