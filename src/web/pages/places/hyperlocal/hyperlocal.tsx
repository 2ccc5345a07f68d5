import { useLoaderData } from "react-router";
import { writeAmount } from "../../../../editions/money.ts";
import { Button, GoLink } from "../../../../ui/forms/button.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { Bars } from "../../../../ui/text/bars.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { serviceIn } from "../../../features/places/cities/load-city-page.ts";
import {
  type LoadedLocalityPage,
  loadLocalityPage,
} from "../../../features/places/cities/load-locality-page.ts";
import { MapList, PlaceMap } from "../../../features/places/cities/place-map.tsx";
import {
  CentreList,
  PlaceLead,
  PlacePriceTable,
  PlaceProjects,
} from "../../../features/places/cities/place-sections.tsx";
import { PlaceSteps } from "../../../features/places/cities/place-steps.tsx";
import { kilometres } from "../../../features/places/serviceability/serviceability.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { page } from "../../../frame/page.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import { type MetaContext, pageMeta } from "../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../frame/seo/shared-picture.ts";
import { Section } from "../../../sections/parts/section.tsx";
import { Hero } from "../../../sections/picture-sections.tsx";

export const loader = page(({ params, ...asking }) => loadLocalityPage(asking, params));

export const meta = pageMeta<typeof loader>(localityMeta);

export default function HyperlocalPage() {
  const loaded = useLoaderData<typeof loader>();
  const { city, locality, picture, homes, projects, hub } = loaded;
  const { t } = useText();
  const { edition } = usePage();
  const above = linkTo(edition, "city", { citySlug: city.slug });
  const { name } = locality;
  return (
    <>
      <PlaceSteps hub={hub} crumbs={[{ name: city.name, ...(above && { href: above }) }, { name }]} />
      <Hero
        look="beside"
        kicker={`${city.name} ${locality.pincode}`}
        headline={t("locality.headline", { name })}
        lede={locality.about}
        picture={picture}
        action={{ label: t("cities.action"), asks: "Banner" }}
      />
      <PlacePriceTable
        place={name}
        homes={homes}
        rateCity={city.rateCity}
        isSample={loaded.sampleRates}
        lede={t("locality.priceLede")}
      />
      <LocalityFacts {...loaded} />
      <LocalityMap {...loaded} />
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

function LocalityFacts({ city, locality, bill, fromTheMiddle }: LoadedLocalityPage) {
  const { t, language } = useText();
  const { edition } = usePage();
  const rules = linkTo(edition, "building-rules");
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return (
    <Section id="place" className="split split--even">
      <div className="stack">
        <h2 className="d32">{t("locality.rulesTitle", { name: locality.name })}</h2>
        <p className="measure">{locality.houseRules}</p>
        {rules && (
          <p>
            <a className="link tap" href={`${rules}?home=society`}>
              {t("rules.all")}
            </a>
          </p>
        )}
        <dl className="pairs">
          <div>
            <dt>{t("locality.homes")}</dt>
            <dd>{list.format(locality.homeTypes)}</dd>
          </div>
          <div>
            <dt>{t("locality.where")}</dt>
            <dd>{t("locality.middle", { km: kilometres(fromTheMiddle, language), city: city.name })}</dd>
          </div>
        </dl>
      </div>
      {bill && <Bill bill={bill} />}
    </Section>
  );
}

function Bill({ bill: { home, carpetSqFt, lines } }: { bill: NonNullable<LoadedLocalityPage["bill"]> }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const most = Math.max(...lines.map(({ amount }) => amount));
  return (
    <div className="stack">
      <h2 className="d32">
        {t("locality.billTitle", { home: t("cities.homeName", { rooms: Number.parseInt(home, 10) }) })}
      </h2>
      <p className="soft t15">{t("locality.billText", { area: carpetSqFt.toLocaleString("en-IN") })}</p>
      <Bars
        bars={lines.map(({ name, amount }) => ({
          name,
          share: amount / most,
          value: <Money amount={amount} country={country} strong={false} />,
        }))}
      />
    </div>
  );
}

function LocalityMap({ city, locality, centres, neighbours }: LoadedLocalityPage) {
  const { t, language } = useText();
  const { edition } = usePage();
  const above = linkTo(edition, "city", { citySlug: city.slug });
  return (
    <Section tone="sand" title={t("locality.mapTitle", { name: locality.name })}>
      <div className="split split--even">
        <PlaceMap of={locality} places={neighbours} centres={centres} rings={[2, 5]} />
        <div className="stack gap-6">
          <div className="stack gap-2" id="centres">
            <h3 className="d25">{t("locality.centresTitle")}</h3>
            <CentreList centres={centres} />
            <PincodeCheck pincode={locality.pincode} />
          </div>
          {neighbours.length > 0 && (
            <div className="stack gap-4" id="nearby">
              <h3 className="d25">{t("locality.nearbyTitle")}</h3>
              <MapList
                id="neighbours"
                items={neighbours.map(({ slug, name, km, homeTypes }) => ({
                  name,
                  href: linkTo(edition, "hyperlocal", { citySlug: city.slug, hyperLocalSlug: slug }),
                  note: homeTypes.join(", "),
                  end: t("cities.km", { km: kilometres(km, language) }),
                }))}
              />
              {above && <GoLink href={above}>{t("locality.toCity", { city: city.name })}</GoLink>}
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

/** A form for a post code; the page for designers nearby answers it. */
function PincodeCheck({ pincode }: { pincode: string }) {
  const { t } = useText();
  const action = linkTo(usePage().edition, "interior-designer-near-me");
  if (!action) return null;
  return (
    <form className="line align-end above-4" action={action} method="get">
      <TextInput
        name="pincode"
        label={t("locality.checkTitle")}
        defaultValue={pincode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={16}
        required
      />
      <Button type="submit" look="line">
        {t("nearMe.check")}
      </Button>
    </form>
  );
}

function localityMeta(
  { city, locality, picture, homes, range, hub }: LoadedLocalityPage,
  { t, edition, atHost }: MetaContext,
): PageDescription {
  const { name, pincode } = locality;
  const { url, width, height } = sharedPicture(picture.photo, atHost);
  const place = { name, city: city.name, pincode };
  return {
    title: t("locality.title", place),
    description: range
      ? t("locality.description", { ...place, low: writeAmount(range.low, edition) })
      : t("locality.descriptionOnly", place),
    crumb: name,
    crumbNames: { city: city.name, ...(hub && { interiors: hub }) },
    image: { url, width, height, alt: picture.alt },
    jsonLd: [serviceIn({ "@type": "Place", name: `${name}, ${city.name}` }, city, homes)],
  };
}
