import { z } from "zod";
import { agreed } from "../../agreement.ts";
import type { DesignIdeasCategoryAnswer } from "../../graphql/design-idea-answer.ts";

const text = z.string().nullish();

/** EN-17 */
const AgreedCategory = z.object({
  title: text,
  count: z.number().nullish(),
  description: text,
  slug: text,
  contentType: text,
  cueStartPosition: z.number().nullish(),
  cueInterval: z.number().nullish(),
  pageTitle: text,
  seoTitle: text,
  seoDescription: text,
  seoKeywords: text,
  availableRegions: z.array(z.string().nullable()).nullish(),
  images: z.object({ desktop: text, mobile: text, altText: text }).nullish(),
});

/** K32 from an upstream: it returns all its categories, each with its available regions. */
export const agreedDesignCategories = agreed({
  without: ["countryIsoCode"],
  answer: z.object({ categories: z.array(AgreedCategory.nullable()) }),
  complete(theirs, { countryIsoCode }) {
    const categories = theirs.categories
      .flatMap(completeCategory)
      .filter(({ availableRegions }) => isIn(availableRegions, countryIsoCode));
    return { categories, totalElements: categories.length };
  },
});

/** True for our own category, which has all fields. A category from an upstream has no country. */
export function isOurCategory({ country }: Pick<DesignIdeasCategoryAnswer, "country">): boolean {
  return country !== "";
}

function completeCategory(category: z.infer<typeof AgreedCategory> | null): DesignIdeasCategoryAnswer[] {
  const { slug, title, images } = category ?? {};
  if (!category || !slug || !title) return [];
  return [
    {
      slug,
      title,
      contentType: category.contentType ?? "looks",
      country: "",
      count: Math.round(category.count ?? 0),
      description: category.description ?? null,
      pageTitle: category.pageTitle ?? null,
      seoTitle: category.seoTitle ?? null,
      seoDescription: category.seoDescription ?? null,
      seoKeywords: category.seoKeywords ?? null,
      cueStartPosition: category.cueStartPosition ?? null,
      cueInterval: category.cueInterval ?? null,
      availableRegions: category.availableRegions?.filter((region) => region !== null) ?? [],
      images: images
        ? {
            desktop: images.desktop ?? "",
            mobile: images.mobile ?? "",
            altText: images.altText ?? "",
          }
        : null,
      photo: null,
    },
  ];
}

/**
 * Regions are in upper or lower case, by country (IN) or by country and language (sa-ar). An empty list means all
 * regions.
 */
function isIn(regions: readonly string[], isoCode: unknown): boolean {
  if (typeof isoCode !== "string" || regions.length === 0) return true;
  return regions.some((region) => region.split("-")[0]?.toLowerCase() === isoCode.toLowerCase());
}
