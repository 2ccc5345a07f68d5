import { formatAmount } from "../../../../../editions/money.ts";
import type { PageDescription } from "../../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../../frame/seo/shared-picture.ts";
import type { JsonLd } from "../../../../frame/seo/structured-data.ts";
import { picturesOf, priceUnitOf, shortUnitOf } from "../offering.ts";
import { crumbNames } from "../offering-crumbs.ts";
import type { LoadedOffering } from "./load-offering.ts";

export function offeringMeta(loaded: LoadedOffering, context: MetaContext): PageDescription {
  const { t, atHost, edition } = context;
  const { offering, product, path } = loaded;
  const { name, code, meta, skusData, category } = product;
  const [picture] = picturesOf(product);
  const unit = shortUnitOf(product);
  const price = skusData.price === null ? "" : formatAmount(skusData.price, edition.country);
  const priced = price && unit ? t("offerings.pricePerUnit", { price, unit }) : price;
  return {
    title: t("offerings.seoTitle", { name, code }),
    description: [meta.description_short, priced && `${priced}.`, t("offerings.seoTail")]
      .filter(Boolean)
      .join(" "),
    canonical: path,
    crumb: name,
    crumbNames: {
      ...crumbNames(context),
      [offering === "finishes" ? "finishes-list" : "accessories-list"]: category,
    },
    ...(picture && { image: { ...sharedPicture(picture.photo, atHost), alt: picture.alt } }),
    jsonLd: [productData(loaded, context)],
  };
}

function productData({ product, url }: LoadedOffering, { atHost, brand }: MetaContext): JsonLd {
  const { name, code, meta, category, features, skusData } = product;
  const { price, currency } = skusData;
  const unitText = priceUnitOf(product);
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    url,
    name,
    sku: code,
    brand: { "@type": "Brand", name: brand.name },
    ...(category && { category }),
    ...(meta.description && { description: meta.description }),
    image: picturesOf(product).map(({ photo }) => new URL(sharedPicture(photo, atHost).url, url).href),
    additionalProperty: features.map(({ feature, value }) => ({
      "@type": "PropertyValue",
      name: feature,
      value,
    })),
    ...(price !== null && {
      offers: {
        "@type": "Offer",
        url,
        availability: "https://schema.org/InStock",
        price,
        ...(currency && { priceCurrency: currency }),
        ...(unitText && {
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            price,
            ...(currency && { priceCurrency: currency }),
            unitText,
          },
        }),
      },
    }),
  };
}
