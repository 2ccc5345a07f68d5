import { useLoaderData } from "react-router";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf, linkTo } from "../../../../urls/links.ts";
import { LeadBand } from "../../../features/leads/drawer/inline-lead-form.tsx";
import { PlaceWay } from "../../../features/places/cities/view/place-way.tsx";
import { loadNearMe } from "../../../features/places/near-me/load-near-me.ts";
import NearMe from "../../../features/places/near-me/near-me.island.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { LinkIndex } from "../../../sections/link-grid/link-grid.tsx";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import { HeroHead } from "../../../sections/picture-sections.tsx";
import { Points } from "../../../sections/text-sections.tsx";

export const loader = page(async ({ url, ...asking }) => {
  return { ...(await loadNearMe(asking, url.searchParams.get("pincode"))), path: url.pathname };
});

// What is asked for makes no other page for search engines.
export const meta = pageMeta<typeof loader>(({ answer }, { t }) => ({
  title: t("nearMe.pageTitle"),
  description: t("nearMe.pageDescription"),
  crumb: t("nearMe.crumb"),
  index: answer === undefined,
}));

export default function NearMePage() {
  const { places, typed, answer, states, path } = useLoaderData<typeof loader>();
  const { t, language } = useText();
  const { edition } = usePage();
  const locations = linkTo(edition, "locations-sitemap");
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return (
    <>
      <PlaceWay hub={undefined} crumbs={[{ name: t("nearMe.crumb") }]} />
      <HeroHead headline={t("nearMe.headline")} lede={t("nearMe.lede")} />
      <Section isFlush id="near">
        <NearMe
          places={places}
          typed={typed}
          answer={answer}
          action={path}
          locations={locations}
          talk={addressOf(edition.region, "talk")}
        />
      </Section>
      <Section id="cities" tone="sand">
        <SectionHead
          title={t("nearMe.citiesTitle", { count: places.cities.length })}
          lede={t("nearMe.citiesLede")}
        />
        <LinkIndex links={places.cities} />
      </Section>
      <Points
        look="row"
        title={t("nearMe.howTitle")}
        items={[
          { title: t("nearMe.how1"), text: t("nearMe.how1Text") },
          { title: t("nearMe.how2"), text: t("nearMe.how2Text") },
          { title: t("nearMe.how3"), text: t("nearMe.how3Text") },
        ]}
      />
      <Section id="states" tone="sand">
        <SectionHead title={t("nearMe.statesTitle")} />
        <dl className="pairs">
          {states.map(({ state, cities }) => (
            <div key={state}>
              <dt>{state}</dt>
              <dd>{list.format(cities)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <LeadBand title={t("nearMe.leadTitle")} text={t("nearMe.leadText")} />
    </>
  );
}
