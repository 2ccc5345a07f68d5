import type { DesignCategoryFile } from "../../../contracts/documents/designs/design-category.ts";
import type {
  DesignFilterFile,
  DesignFilterGroup,
  DesignFilterKey,
} from "../../../contracts/documents/designs/design-filter.ts";
import type { CompletionContext, ConnectionContext } from "../document-type.ts";
import { type CompletedDesign, designsOf } from "./design-library.ts";

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

type Offered = Pick<DesignCategoryFile, "filters" | "features">;

/** The filters of a category. An option that no design of it has would find nothing, so it is left out. */
function filterGroupsOf(
  { filters, features }: Offered,
  designs: readonly CompletedDesign[],
  context: ConnectionContext,
): DesignFilterGroup[] {
  const keys = [...filters.promoted, ...filters.more];
  return keys.flatMap((key, index) => {
    const isPromoted = index < filters.promoted.length;
    const path = ["filters", isPromoted ? "promoted" : "more"];
    const file = context.require("design-ideas-filters", key, path) as DesignFilterFile | undefined;
    if (!file) return [];
    const { narrows = [], options, ...rest } = file;
    const offered = key === "tags" ? options.filter(({ id }) => features.includes(id)) : options;
    const present = offered.flatMap((option) => {
      const chosen = designs.filter((design) => valuesOf(design, key).includes(option.id));
      if (chosen.length === 0) return [];
      const childFilters = narrows
        .filter((child) => keys.includes(child))
        .map((child) => ({
          key: child,
          options: distinct(chosen, child, child === "tags" ? features : undefined),
        }));
      return [{ ...option, count: chosen.length, childFilters }];
    });
    const range = file.select === "range" ? rangeOf(designs, key) : undefined;
    const isOfUse = file.select === "range" ? range !== undefined : present.length > 1;
    return isOfUse ? [{ ...rest, key, isPromoted, options: present, ...(range && { range }) }] : [];
  });
}

function valuesOf(design: CompletedDesign, key: DesignFilterKey): string[] {
  return [design[key] ?? []].flat().map(String);
}

function distinct(
  designs: readonly CompletedDesign[],
  key: DesignFilterKey,
  offered?: readonly string[],
): string[] {
  const values = new Set(designs.flatMap((design) => valuesOf(design, key)));
  return [...values].filter((value) => offered?.includes(value) ?? true).sort();
}

/** From the smallest to the largest; nothing where they do not differ. */
function rangeOf(designs: readonly CompletedDesign[], key: DesignFilterKey): DesignFilterGroup["range"] {
  const numbers = designs.flatMap((design) => valuesOf(design, key).map(Number));
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  return low < high ? { low, high } : undefined;
}
