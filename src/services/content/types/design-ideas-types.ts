import { parseFilters } from "../../../contracts/document-filters.ts";
import type { DesignCategoryFile } from "../../../contracts/documents/designs/design-category.ts";
import type { PricedDesign, UnpricedDesign } from "../../../contracts/documents/designs/design-document.ts";
import type {
  DesignFilterFile,
  DesignFilterGroup,
  DesignFilterKey,
} from "../../../contracts/documents/designs/design-filter.ts";
import type { DerivedDesign } from "../../../contracts/documents/designs/design-idea-document.ts";
import type {
  DesignLandingFile,
  DesignWidgetFile,
} from "../../../contracts/documents/designs/design-landing.ts";
import type { DesignStyleFile } from "../../../contracts/documents/designs/design-style-document.ts";
import { requireStories } from "../../magazine/landing-widgets.ts";
import { completeDesign } from "../complete/complete-design.ts";
import type {
  CompletionContext,
  ConnectionContext,
  ContentLibrary,
  DocumentType,
  DocumentTypes,
} from "../document-type.ts";
import { namedIn, shownBy } from "../publication/find-address.ts";
import { typeNamed } from "../type-named.ts";

type CompletedDesign = (UnpricedDesign | PricedDesign) & DerivedDesign & { slug: string };

const DESIGN_TYPES = ["looks", "smart-photo-lite"];

function designsOf(library: ContentLibrary, country: string | undefined): CompletedDesign[] {
  return DESIGN_TYPES.flatMap((contentType) => library.list(contentType))
    .filter((document) => document.country === country)
    .map(({ slug, body }) => ({ ...(body as CompletedDesign), slug }))
    .filter(({ redirectedTo }) => redirectedTo === undefined);
}

function connectDesign(design: CompletedDesign, context: ConnectionContext): object {
  const { roomType, redirectedTo } = design;
  const isHere = (contentType: string, slug: string) => context.has(contentType, slug, context);
  if (!isHere("design-ideas-categories", roomType))
    context.blame(["roomType"], `there is no category "${roomType}" in ${context.country}`);
  if (redirectedTo !== undefined && !DESIGN_TYPES.some((type) => isHere(type, redirectedTo)))
    context.blame(["redirectedTo"], `there is no design "${redirectedTo}" in ${context.country}`);
  return design;
}

const designs = {
  complete: completeDesign,
  connect: connectDesign,
  filters: [
    "roomType",
    "layout",
    "style",
    "tags",
    "tier",
    "homeTypes",
    "lenses",
    "colours",
    "sizeBand",
    "hasPrice",
    "totalPrice",
    "area",
    "finishes",
    "redirectedTo",
  ],
  search: {
    kind: "design",
    heading: ["title"],
    tags: ["tags", "roomType", "layout", "style", "colours"],
    text: ["description", "story", "details.value", "products.name"],
    summary: "description",
    picture: "picture",
  },
} satisfies Partial<DocumentType>;

export const DESIGN_IDEA_TYPES: DocumentTypes = {
  looks: { ...typeNamed("looks"), whyNoAddress: shownBy("design-detail"), ...designs },
  "smart-photo-lite": {
    ...typeNamed("smart-photo-lite"),
    whyNoAddress: shownBy("smart-photo-detail"),
    ...designs,
  },
  "design-ideas-categories": {
    ...typeNamed("design-ideas-categories"),
    whyNoAddress: shownBy("design-ideas-category"),
    complete: completeDesignCategory,
    connect: connectDesignCategory,
    filters: ["availableRegions"],
  },
  "design-ideas-filters": typeNamed("design-ideas-filters"),
  "design-ideas-landing-page": {
    ...typeNamed("design-ideas-landing-page"),
    complete: completeDesignLanding,
    connect: connectDesignLanding,
  },
  "design-styles": {
    ...typeNamed("design-styles"),
    whyNoAddress: namedIn("design-style", "pageSlug"),
    connect: connectDesignStyle,
  },
};

/** Adds the titles of the linked rooms and styles, and checks that they contain designs. */
function connectDesignStyle(style: DesignStyleFile, context: ConnectionContext): object {
  const designs = designsOf(context, context.country);
  const rooms = style.rooms.map((slug, index) => {
    const path = ["rooms", index];
    const room = context.require("design-ideas-categories", slug, path) as { title: string } | undefined;
    if (!designs.some((design) => design.roomType === slug && style.styles.includes(design.style)))
      context.blame(path, `no design of "${slug}" is in this style`);
    return { slug, title: room?.title ?? slug };
  });
  const related = style.related.map((slug, index) => {
    const other = context.require("design-styles", slug, ["related", index]) as DesignStyleFile | undefined;
    return { slug, title: other?.title, headline: other?.headline, picture: other?.picture };
  });
  return { ...style, rooms, related };
}

async function completeDesignLanding(
  { icon, background, widgets, ...landing }: DesignLandingFile,
  context: CompletionContext,
) {
  const { addressOf } = context;
  return {
    ...landing,
    iconImageURL: await addressOf(icon.photo.name),
    backgroundImage: await addressOf(background.photo.name),
    picture: background,
    widgets: await Promise.all(widgets.map((widget, index) => completeWidget(widget, index, context))),
  };
}

async function completeWidget(
  widget: DesignWidgetFile,
  index: number,
  { addressOf, blame }: CompletionContext,
) {
  if ("filters" in widget) {
    const parsed = parseFilters(widget.filters);
    if (!parsed.ok) blame(["widgets", index, "filters"], `${parsed.problem.field} ${parsed.problem.reason}`);
  }
  const { icon, background, ...rest } = widget;
  return {
    ...rest,
    picture: icon,
    iconImageURL: await addressOf(icon.photo.name),
    backgroundImage: background ? await addressOf(background.photo.name) : null,
  };
}

type CompletedLanding = Awaited<ReturnType<typeof completeDesignLanding>>;

function connectDesignLanding(landing: CompletedLanding, context: ConnectionContext): object {
  requireStories(landing.magazineSlugs, context);
  const country = context.slug.slice(0, 2).toUpperCase();
  const known = new Set(designsOf(context, country).map(({ slug }) => slug));
  landing.widgets.forEach((widget, widgetIndex) => {
    const slugs = "designSlugs" in widget ? widget.designSlugs : [];
    slugs.forEach((slug, index) => {
      if (!known.has(slug))
        context.blame(
          ["widgets", widgetIndex, "designSlugs", index],
          `there is no design "${slug}" in ${country}`,
        );
    });
  });
  return landing;
}

async function completeDesignCategory(
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

/** Adds the filters that distinguish the designs of a category, and checks the related categories. */
function connectDesignCategory(category: CompletedCategory, context: ConnectionContext): object {
  category.related.forEach((slug, index) => {
    context.require("design-ideas-categories", slug, ["related", index]);
  });
  const designs = designsOf(context, context.country).filter(({ roomType }) => roomType === context.slug);
  const { filters, features, ...rest } = category;
  return { ...rest, filterGroups: filterGroupsOf({ filters, features }, designs, context) };
}

type Offered = Pick<DesignCategoryFile, "filters" | "features">;

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

function rangeOf(designs: readonly CompletedDesign[], key: DesignFilterKey): DesignFilterGroup["range"] {
  const numbers = designs.flatMap((design) => valuesOf(design, key).map(Number));
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  return low < high ? { low, high } : undefined;
}
