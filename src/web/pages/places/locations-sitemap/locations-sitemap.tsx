import { useLoaderData } from "react-router";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { loadLocations } from "../../../features/places/cities/load-locations.ts";
import { LocationLetter, LocationStates } from "../../../features/places/cities/view/location-lists.tsx";
import { PlaceWay } from "../../../features/places/cities/view/place-way.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { page } from "../../../frame/page.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { itemList } from "../../../frame/seo/list-meta.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
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
  const { cities, letters, states, localities, hub } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { edition } = usePage();
  const nearMe = linkTo(edition, "interior-designer-near-me");
  return (
    <>
      <PlaceWay hub={hub} crumbs={[{ name: t("locations.crumb") }]} />
      <HeroHead
        headline={t("locations.headline", { cities: cities.length, localities })}
        lede={t("locations.lede")}
        action={nearMe ? { label: t("locations.nearMe"), page: "interior-designer-near-me" } : undefined}
      />
      <nav className="wrap locations-letters" aria-label={t("locations.letters")}>
        <ul className="row gap-2">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letter-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="wrap locations">
        {letters.map((group) => (
          <LocationLetter key={group.letter} {...group} />
        ))}
      </div>
      <LocationStates states={states} />
    </>
  );
}
