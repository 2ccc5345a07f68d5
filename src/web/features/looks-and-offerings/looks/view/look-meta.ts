import { LOOKS_CONFIG } from "../../../../../contracts/calls/looks-calls.ts";
import { sizeOf } from "../../../../../ui/media/photo.ts";
import type { PageDescription } from "../../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../../frame/seo/shared-picture.ts";
import type { JsonLd } from "../../../../frame/seo/structured-data.ts";
import { coverOf } from "../look-cover.ts";
import type { LoadedLook } from "./load-look.ts";

export function lookMeta(loaded: LoadedLook, context: MetaContext): PageDescription {
  const { look, category, seo, path } = loaded;
  const { t, atHost } = context;
  const { photo, alt } = coverOf(look);
  const isNamed = category.slug !== LOOKS_CONFIG.defaultCategory && category.title;
  return {
    ...seo,
    canonical: path,
    crumb: look.title,
    crumbNames: { looks: t("looks.crumb"), ...(isNamed && { "looks-list": category.title }) },
    ...(photo.url && { image: { ...sharedPicture(photo, atHost), alt } }),
    jsonLd: look.sample ? [] : [creativeWork(loaded, context)],
  };
}

function creativeWork({ look, category, url, seo }: LoadedLook, { atHost }: MetaContext): JsonLd {
  const { designer, rooms = [] } = look;
  return {
    "@type": "CreativeWork",
    "@id": `${url}#look`,
    url,
    name: look.title,
    description: look.concept ?? seo.description,
    ...(category.title && { genre: category.title }),
    // Sample names are left out of structured data.
    ...(designer && !designer.sample ? { creator: { "@type": "Person", name: designer.name } } : {}),
    image: rooms.map(({ picture }, index) => {
      const shared = sharedPicture(picture.photo, atHost);
      return {
        "@type": "ImageObject",
        contentUrl: new URL(shared.url, url).href,
        ...sizeOf(shared),
        caption: picture.alt,
        representativeOfPage: index === 0,
      };
    }),
  };
}
