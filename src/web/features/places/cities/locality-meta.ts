import { writeAmount } from "../../../../editions/money.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../frame/seo/shared-picture.ts";
import { serviceIn } from "./city-meta.ts";
import type { LoadedLocalityPage } from "./load-locality-page.ts";

/** The head of a locality's page. */
export function localityMeta(
  { city, locality, homes, range, hub }: LoadedLocalityPage,
  { t, edition, atHost }: MetaContext,
): PageDescription {
  const { name, pincode } = locality;
  const { url, width, height } = sharedPicture(city.picture.photo, atHost);
  const place = { name, city: city.name, pincode };
  return {
    title: t("locality.title", place),
    description: range
      ? t("locality.description", { ...place, low: writeAmount(range.low, edition) })
      : t("locality.descriptionOnly", place),
    crumb: name,
    crumbNames: { city: city.name, ...(hub && { interiors: hub }) },
    image: { url, width, height, alt: city.picture.alt },
    jsonLd: [serviceIn({ "@type": "Place", name: `${name}, ${city.name}` }, city, homes)],
  };
}
