import {
  listDesignCategories,
  listDesignIdeas,
} from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import { listOfferings } from "../../../../contracts/calls/graphql/list-offerings.ts";
import {
  getLook,
  LOOKS_CONFIG,
  type LookItem,
  searchLooks,
} from "../../../../contracts/calls/looks-calls.ts";
import type { CallAnswer } from "../../../../contracts/define-call.ts";
import {
  isOfferingCategory,
  OFFERING_CATEGORIES,
  type OfferingCategory,
} from "../../../../contracts/documents/offerings/offering-categories.ts";
import type {
  DesignIdeaAnswer,
  DesignIdeasCategoryAnswer,
} from "../../../../contracts/graphql/design-idea-answer.ts";
import {
  buildOfferingFilters,
  UNLISTED_AVAILABILITIES,
} from "../../../../contracts/graphql/offering-filters.ts";
import { linkTo } from "../../../../urls/links.ts";
import { loadDocuments } from "../../../frame/load-document.ts";
import { optional, pageNotFound, required } from "../../../frame/page.ts";
import { categoryPath, designPath } from "../../design-ideas/designs/design-path.ts";
import { loadCategory } from "../../design-ideas/designs/find/find-category.ts";
import { findDesign } from "../../design-ideas/designs/find-design.ts";
import { designsInput } from "../../design-ideas/designs/list-designs.ts";
import { photoOfCategory, photoOfDesign } from "../../design-ideas/designs/list-photos.tsx";
import { loadSimilar } from "../../design-ideas/designs/load-similar-designs.ts";
import { type EmbedContext, type EmbedLoad, type EmbedTile, moreAt } from "../content.ts";

const SHOWN = 8;
export const KITCHENS = "kitchen-designs";

export const DESIGN_EMBEDS = {
  design: async (context) => {
    const design = await chosenDesign(context);
    return {
      kind: "tiles",
      layout: "single",
      title: design.title,
      text: design.description,
      items: [designTile(context, design)],
      more: moreAt(context, designPath(context.edition, design)),
    };
  },
  designs: async (context) =>
    galleryOf(context, context.asked("category") ?? (await kitchensOf(context)), "rail"),
  "similar-designs": async (context) => {
    const { call, edition, t } = context;
    const design = await chosenDesign(context);
    const similar = await loadSimilar(call, edition, design);
    if (similar.length === 0) throw pageNotFound();
    return {
      kind: "tiles",
      layout: "rail",
      title: t("design.similar"),
      text: design.title,
      items: similar.map((one) => designTile(context, one)),
      more: moreAt(context, categoryPath(edition, design.roomType)),
    };
  },
  categories: async (context) => {
    const { call, edition, t } = context;
    const { categories } = await required(call(listDesignCategories, { countryIsoCode: edition.isoCode }));
    if (categories.length === 0) throw pageNotFound();
    return {
      kind: "tiles",
      layout: "rail",
      title: t("category.ideas"),
      items: categories.map((category) => ({
        title: category.title,
        facts: category.count > 0 ? [t("ideas.designs", { count: category.count })] : [],
        picture: categoryPicture(category),
        href: categoryPath(edition, category.slug),
      })),
      more: moreAt(context, linkTo(edition, "design-ideas")),
    };
  },
  styles: async (context) => {
    const { edition, t } = context;
    const styles = await loadDocuments("design-styles", context);
    if (styles.length === 0) throw pageNotFound();
    return {
      kind: "tiles",
      layout: "rail",
      title: t("embed.stylesTitle"),
      items: styles.map(({ slug, title, lede, picture }) => ({
        title,
        text: lede,
        picture,
        href: linkTo(edition, "design-style", { pageSlug: slug }),
      })),
      more: moreAt(context, linkTo(edition, "design-ideas")),
    };
  },
} satisfies Record<string, EmbedLoad>;

function categoryPicture(category: DesignIdeasCategoryAnswer): EmbedTile["picture"] {
  const photo = photoOfCategory(category);
  return photo && { photo, alt: category.images?.altText ?? "" };
}

/** The category of kitchens, or the first category of the region if the upstream has none of that name. */
export async function kitchensOf({ call, edition }: EmbedContext): Promise<string> {
  const asked = call(listDesignCategories, { countryIsoCode: edition.isoCode });
  const { categories } = await optional(asked, { categories: [] });
  return categories.some(({ slug }) => slug === KITCHENS) ? KITCHENS : (categories[0]?.slug ?? KITCHENS);
}

export async function galleryOf(context: EmbedContext, category: string, layout: "rail" | "grid") {
  const { edition } = context;
  const { pageTitle, description } = (await loadCategory(context, category)).category;
  const designs = await listDesigns(context, category, SHOWN);
  if (designs.length === 0) throw pageNotFound();
  return {
    kind: "tiles" as const,
    layout,
    title: pageTitle,
    text: description,
    items: designs.map((design) => designTile(context, design)),
    more: moreAt(context, categoryPath(edition, category)),
  };
}

/** Returns an empty list if the country has no such designs. */
export async function listDesigns(
  { call, edition }: EmbedContext,
  category: string | undefined,
  size: number,
): Promise<DesignIdeaAnswer[]> {
  return (await required(call(listDesignIdeas, designsInput(edition, { room: category, size })))).items;
}

/** The requested design or the one that replaced it; without a slug, the country's first design. */
async function chosenDesign(context: EmbedContext): Promise<DesignIdeaAnswer> {
  const slug = context.asked("slug");
  const design = slug ? await findDesign(context, { slug }) : (await listDesigns(context, undefined, 1))[0];
  const successor = design?.redirectedTo ? await findDesign(context, { slug: design.redirectedTo }) : design;
  if (!successor) throw pageNotFound();
  return successor;
}

export function designTile({ edition }: Pick<EmbedContext, "edition">, design: DesignIdeaAnswer): EmbedTile {
  return {
    title: design.title,
    picture: { photo: photoOfDesign(design), alt: design.altText },
    facts: [design.roomSize].filter(Boolean),
    price: design.totalPrice === null ? undefined : { from: design.totalPrice },
    href: designPath(edition, design),
  };
}

const MAX_TILES = 12;

export const CATALOGUE_EMBEDS = {
  look: async (context) => {
    const { call, edition, asked } = context;
    const { isoCode: countryIsoCode } = edition;
    const slug = asked("slug") ?? (await firstLook(context));
    const look = await required(call(getLook, { slug, countryIsoCode }));
    if (!look.slug) throw pageNotFound();
    const rooms = look.rooms?.slice(0, 4).map(({ title, text, picture }) => ({ title, text, picture }));
    return {
      kind: "tiles",
      layout: "single",
      title: look.title,
      text: look.concept,
      items: rooms ?? [{ title: look.title, picture: coverOf(look) }],
      more: moreAt(context, addressOfLook(context, look)),
    };
  },
  looks: async (context) => {
    const { call, edition, asked, t } = context;
    const slug = asked("category");
    const { looks_list, seo_data } = await required(
      call(searchLooks, { ...(slug && { slug }), countryIsoCode: edition.isoCode, pageSize: MAX_TILES }),
    );
    return {
      kind: "tiles",
      layout: "rail",
      title: seo_data.heading || t("layout.looksInOneMood"),
      text: seo_data.intro,
      items: looks_list.map((look) => ({
        title: look.title,
        facts: [look.homeSize, look.style].flatMap((fact) => (fact ? [fact.name] : [])),
        price: look.price && { from: look.price.low, to: look.price.high },
        picture: coverOf(look),
        href: addressOfLook(context, look),
      })),
      more: moreAt(context, linkTo(edition, "looks")),
    };
  },
  finishes: (context) => offeringsOf(context, "finishes"),
  accessories: (context) => offeringsOf(context, "accessories"),
  "kitchen-exp/finishes": (context) => offeringsOf(context, "laminates"),
  "kitchen-exp/accessories": (context) => offeringsOf(context, "kitchen-cabinets"),
} satisfies Record<string, EmbedLoad>;

type ListedLook = Pick<LookItem, "slug" | "title" | "image" | "picture" | "category">;

function coverOf({ picture, image, title }: ListedLook): EmbedTile["picture"] {
  return picture ?? (image ? { photo: { url: image }, alt: title } : undefined);
}

/** A look without a known category uses the default category of all looks. */
function addressOfLook({ edition }: EmbedContext, { slug, category }: ListedLook): string | undefined {
  const lookSlug = category ?? LOOKS_CONFIG.defaultCategory;
  return linkTo(edition, "look-detail", { lookSlug, lookItem: slug });
}

async function firstLook({ call, edition }: EmbedContext): Promise<string> {
  const { looks_list } = await required(call(searchLooks, { countryIsoCode: edition.isoCode, pageSize: 1 }));
  const [look] = looks_list;
  if (!look) throw pageNotFound();
  return look.slug;
}

/** Only India has a catalogue, and only India's part of the URL table has pages for its lists. */
async function offeringsOf(context: EmbedContext, usual: OfferingCategory) {
  const { call, edition, asked } = context;
  const category = asked("category") ?? usual;
  if (!isOfferingCategory(category) || edition.country !== CATALOGUE_COUNTRY) throw pageNotFound();
  const { id, name, offering } = OFFERING_CATEGORIES[category];
  const { products } = await required(
    call(listOfferings, {
      offeringType: offering,
      filters: buildOfferingFilters({ categoryId: id, hidden: UNLISTED_AVAILABILITIES }),
      count: MAX_TILES,
    }),
  );
  if (products.length === 0) throw pageNotFound();
  return {
    kind: "tiles" as const,
    layout: "swatches" as const,
    title: name,
    items: products.map((product) => ({
      title: product.name,
      facts: product.type ? [product.type] : [],
      picture: pictureOf(product),
    })),
    more: moreAt(context, linkTo(edition, "finishes"), "offerings"),
  };
}

type Offered = CallAnswer<typeof listOfferings>["products"][number];

function pictureOf({ name, meta, skusData }: Offered): EmbedTile["picture"] {
  const url = skusData.images[0]?.url;
  return url ? { photo: { url }, alt: meta.description_short ?? name } : undefined;
}

const CATALOGUE_COUNTRY = "in";
