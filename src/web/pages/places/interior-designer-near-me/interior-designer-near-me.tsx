import { useLoaderData } from "react-router";
import { findServiceability } from "../../../../contracts/calls/graphql/location-serviceability.ts";
import { listPincodeMappings } from "../../../../contracts/calls/places/places-calls.ts";
import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import { cleanPincode, isPincode } from "../../../../contracts/leads/lead-rules.ts";
import type { PincodeMapping } from "../../../../contracts/places/pincode-mapping.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf, linkTo } from "../../../../urls/links.ts";
import { LeadBand } from "../../../features/leads/drawer/inline-lead-form.tsx";
import { CountryMap } from "../../../features/places/cities/country-map.tsx";
import { findCities } from "../../../features/places/cities/load-city-page.ts";
import { findCentres } from "../../../features/places/cities/near-centres.ts";
import { PlaceSteps } from "../../../features/places/cities/place-steps.tsx";
import NearMe, {
  around,
  type NearAnswer,
  type NearPlaces,
} from "../../../features/places/near-me/near-me.island.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { LinkIndex } from "../../../sections/link-grid/link-grid.tsx";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import { Points } from "../../../sections/text-sections.tsx";

export const loader = page(async ({ url, ...asking }) => {
  return { ...(await loadNearMe(asking, url.searchParams.get("pincode"))), path: url.pathname };
});

// The query does not create another page for search engines.
export const meta = pageMeta<typeof loader>(({ answer }, { t }) => ({
  title: t("nearMe.pageTitle"),
  description: t("nearMe.pageDescription"),
  crumb: t("nearMe.crumb"),
  index: answer === undefined,
}));

export default function NearMePage() {
  const { places, mapped, typed, answer, path } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { edition } = usePage();
  const locations = linkTo(edition, "locations-sitemap");
  const here =
    answer && answer.kind !== "problem" && answer.at
      ? { ...answer.at, name: answer.place ?? typed, weight: Number.MAX_VALUE }
      : undefined;
  return (
    <>
      <PlaceSteps hub={undefined} crumbs={[{ name: t("nearMe.crumb") }]} />
      <Section isFlush id="near" className="split split--7-5 align-center near-head">
        <div className="stack gap-5">
          <h1 className="d56">{t("nearMe.headline")}</h1>
          <p className="t20 soft measure t17-on-phone">{t("nearMe.lede")}</p>
          <NearMe
            places={places}
            typed={typed}
            answer={answer}
            action={path}
            locations={locations}
            talk={addressOf(edition.region, "talk")}
          />
        </div>
        <CountryMap cities={mapped} here={here} />
      </Section>
      <Section id="cities" tone="sand">
        <SectionHead
          title={t("nearMe.citiesTitle", { count: places.cities.length })}
          lede={t("nearMe.citiesLede")}
        />
        <LinkIndex links={places.cities} columns={6} />
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
      <LeadBand title={t("nearMe.leadTitle")} text={t("nearMe.leadText")} />
    </>
  );
}

async function loadNearMe(asking: CallContext, typed: string | null) {
  const { edition } = asking;
  const [cities, centres] = await Promise.all([findCities(asking), findCentres(asking)]);
  const places: NearPlaces = {
    cities: cities.flatMap(({ slug, name, lat, lng }) => {
      const href = linkTo(edition, "city", { citySlug: slug });
      return href ? [{ name, href, lat, lng }] : [];
    }),
    centres,
  };
  const answer = typed === null ? undefined : await answerPincode(asking, typed, places);
  const mapped = cities.map(({ name, lat, lng, localities }) => ({
    name,
    lat,
    lng,
    weight: localities.length,
  }));
  return { places, mapped, typed: typed ?? "", answer };
}

async function answerPincode(asking: CallContext, typed: string, places: NearPlaces): Promise<NearAnswer> {
  const { call, edition } = asking;
  const pincode = cleanPincode(typed);
  if (!isPincode(pincode, edition.isoCode)) return { kind: "problem", problem: "wrongCode" };
  const outcome = await call(listPincodeMappings, { country: edition.isoCode, pincode });
  if (!outcome.ok) return { kind: "problem", problem: "failed", pincode };
  const [mapping] = outcome.value.mappings;
  // An upstream need not send the location of a post code; its services are requested separately.
  if (!mapping) return askServices(asking, pincode);
  return placeOf(mapping, places, asking);
}

async function askServices({ call, edition }: CallContext, pincode: string): Promise<NearAnswer> {
  const locationDetails = { country: edition.isoCode, pincode: Number(pincode), lat: "", lng: "" };
  const outcome = await call(findServiceability, { locationDetails });
  if (!outcome.ok) return { kind: "problem", problem: "failed", pincode };
  const isServed = Object.values(outcome.value.services).some(Boolean);
  return { kind: isServed ? "served" : "unserved", pincode, centres: [] };
}

function placeOf(mapping: PincodeMapping, places: NearPlaces, { edition }: CallContext): NearAnswer {
  const { pincode, isServiceable, place, city, lat, lng } = mapping;
  if (!place && !isServiceable) return { kind: "problem", problem: "unknownCode", pincode };
  const known = lat !== null && lng !== null ? around({ lat, lng }, places) : { centres: [] };
  const href = city && linkTo(edition, "city", { citySlug: city.slug });
  const own = city && href ? { name: inLanguage(city.name, edition.language), href, km: 0 } : undefined;
  return {
    ...known,
    kind: isServiceable ? "served" : "unserved",
    pincode,
    ...(lat !== null && lng !== null && { at: { lat, lng } }),
    ...(place && { place: inLanguage(place, edition.language) }),
    ...(own && { city: own }),
  };
}
