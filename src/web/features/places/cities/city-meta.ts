import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../frame/seo/shared-picture.ts";
import type { JsonLd } from "../../../frame/seo/structured-data.ts";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import type { LoadedCityPage } from "./load-city-page.ts";

/** The head of a city's page: the service that is offered there, what it costs, and what people ask. */
export function cityMeta({ city, homes, hub }: LoadedCityPage, { atHost }: MetaContext): PageDescription {
  const { url, width, height } = sharedPicture(city.picture.photo, atHost);
  return {
    title: city.seoTitle,
    description: city.seoDescription,
    crumb: city.name,
    crumbNames: hub ? { interiors: hub } : {},
    image: { url, width, height, alt: city.picture.alt },
    jsonLd: [serviceIn({ "@type": "City", name: city.name }, city, homes), questionsJsonLd(city.questions)],
  };
}

/** Interior design at a place, from the least to the most that is told there. */
export function serviceIn(
  area: JsonLd,
  { name, state }: Pick<LoadedCityPage["city"], "name" | "state">,
  homes: LoadedCityPage["homes"],
): JsonLd {
  const [low, high] = [
    Math.min(...homes.map(({ bands }) => bands.essential.low)),
    Math.max(...homes.map(({ bands }) => bands.luxe.high)),
  ];
  return {
    "@type": "Service",
    serviceType: "Interior design",
    areaServed: { ...area, containedInPlace: { "@type": "AdministrativeArea", name: `${name}, ${state}` } },
    ...(homes.length > 0 && {
      offers: { "@type": "AggregateOffer", priceCurrency: "INR", lowPrice: low, highPrice: high },
    }),
  };
}
