import type { DesignCategoryFile } from "../../../contracts/documents/designs/design-category.ts";
import type { CompletionContext, ConnectionContext } from "../document-type.ts";
import { filterGroupsOf } from "./design-filter-groups.ts";
import { designsOf } from "./design-library.ts";

export async function completeDesignCategory(
  { seoKeywords, questions, ...category }: DesignCategoryFile,
  { country, addressOf, blame }: CompletionContext,
) {
  if (!country) blame([], "a category belongs to a country: put its file into the folder of a region");
  const { picture, phonePicture = picture } = category;
  return {
    ...category,
    seoKeywords: seoKeywords.join(", "),
    faqs: questions,
    availableRegions: country ? [country.toLowerCase()] : [],
    images: {
      desktop: await addressOf(picture.photo.name),
      mobile: picture.photo.tall?.url ?? (await addressOf(phonePicture.photo.name)),
      altText: picture.alt,
    },
  };
}

type CompletedCategory = Awaited<ReturnType<typeof completeDesignCategory>>;

/** Gives a category the filters that its designs can be told apart by, and checks its neighbours. */
export function connectDesignCategory(category: CompletedCategory, context: ConnectionContext): object {
  category.related.forEach((slug, index) => {
    context.require("design-ideas-categories", slug, ["related", index]);
  });
  const designs = designsOf(context, context.country).filter(({ roomType }) => roomType === context.slug);
  const { filters, features, ...rest } = category;
  return { ...rest, filterGroups: filterGroupsOf({ filters, features }, designs, context) };
}
