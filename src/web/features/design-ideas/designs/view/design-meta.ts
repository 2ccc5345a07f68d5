import { sizeOf } from "../../../../../ui/media/photo.ts";
import type { PageDescription } from "../../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../../frame/seo/page-meta.ts";
import { designShareCard } from "../../../../frame/seo/share-image.ts";
import { sharedPicture } from "../../../../frame/seo/shared-picture.ts";
import type { JsonLd } from "../../../../frame/seo/structured-data.ts";
import type { LoadedDesign } from "./load-design.ts";

export function designMeta(
  { design, category, path, url }: LoadedDesign,
  context: MetaContext,
): PageDescription {
  const { t } = context;
  return {
    title: design.seoTitle,
    description: design.seoDescription,
    canonical: path,
    crumb: design.title,
    crumbNames: { "design-ideas": t("layout.designIdeas"), ...categoryCrumb(category) },
    image: designShareCard("design", { ...design, image: design.picture.photo.url }, context),
    jsonLd: [creativeWork({ design, category, url }, context)],
  };
}

export function categoryCrumb(category: { title: string } | undefined): Record<string, string> {
  return category ? { "design-ideas-category": category.title } : {};
}

function creativeWork(
  { design, category, url }: Pick<LoadedDesign, "design" | "category" | "url">,
  { atHost }: MetaContext,
): JsonLd {
  const { designedBy } = design;
  return {
    "@type": "CreativeWork",
    "@id": `${url}#design`,
    url,
    name: design.title,
    description: design.description,
    ...(category && { genre: category.title }),
    ...(design.tags.length > 0 && { keywords: design.tags.join(", ") }),
    // A sample name must not appear in structured data.
    ...(designedBy && !designedBy.sample ? { creator: { "@type": "Person", name: designedBy.name } } : {}),
    image: [design.picture, ...design.pictures].map(({ photo, alt }, index) => {
      const shared = sharedPicture(photo, atHost);
      return {
        "@type": "ImageObject",
        contentUrl: new URL(shared.url, url).href,
        ...sizeOf(shared),
        caption: alt,
        representativeOfPage: index === 0,
      };
    }),
  };
}
