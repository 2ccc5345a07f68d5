import { listOfferings } from "../../../../contracts/calls/graphql/list-offerings.ts";
import { getLook, LOOKS_CONFIG, type LookItem, searchLooks } from "../../../../contracts/calls/looks.ts";
import type { CallAnswer } from "../../../../contracts/define-call.ts";
import {
  isOfferingCategory,
  OFFERING_CATEGORIES,
  type OfferingCategory,
} from "../../../../contracts/documents/offerings/offering-categories.ts";
import {
  buildOfferingFilters,
  UNLISTED_AVAILABILITIES,
} from "../../../../contracts/graphql/offering-filters.ts";
import { linkTo } from "../../../../urls/links.ts";
import { pageNotFound, required } from "../../../frame/page.ts";
import type { EmbedTile } from "../content.ts";
import { type EmbedLoad, type EmbedPlace, moreAt } from "../content.ts";

const SHOWN = 12;

export const CATALOGUE_EMBEDS = {
  look: async (place) => {
    const { call, edition, asked } = place;
    const { isoCode: countryIsoCode } = edition;
    const slug = asked("slug") ?? (await firstLook(place));
    const look = await required(call(getLook, { slug, countryIsoCode }));
    if (!look.slug) throw pageNotFound();
    const rooms = look.rooms?.slice(0, 4).map(({ title, text, picture }) => ({ title, text, picture }));
    return {
      kind: "tiles",
      layout: "single",
      title: look.title,
      text: look.concept,
      items: rooms ?? [{ title: look.title, picture: coverOf(look) }],
      more: moreAt(place, addressOfLook(place, look)),
    };
  },
  looks: async (place) => {
    const { call, edition, asked, t } = place;
    const slug = asked("category");
    const { looks_list, seo_data } = await required(
      call(searchLooks, { ...(slug && { slug }), countryIsoCode: edition.isoCode, pageSize: SHOWN }),
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
        href: addressOfLook(place, look),
      })),
      more: moreAt(place, linkTo(edition, "looks")),
    };
  },
  finishes: (place) => offeringsOf(place, "finishes"),
  accessories: (place) => offeringsOf(place, "accessories"),
  "kitchen-exp/finishes": (place) => offeringsOf(place, "laminates"),
  "kitchen-exp/accessories": (place) => offeringsOf(place, "kitchen-cabinets"),
} satisfies Record<string, EmbedLoad>;

type ListedLook = Pick<LookItem, "slug" | "title" | "image" | "picture" | "category">;

function coverOf({ picture, image, title }: ListedLook): EmbedTile["picture"] {
  return picture ?? (image ? { photo: { url: image }, alt: title } : undefined);
}

/** One that is in no category known here is in that of all of them. */
function addressOfLook({ edition }: EmbedPlace, { slug, category }: ListedLook): string | undefined {
  const lookSlug = category ?? LOOKS_CONFIG.defaultCategory;
  return linkTo(edition, "look-detail", { lookSlug, lookItem: slug });
}

async function firstLook({ call, edition }: EmbedPlace): Promise<string> {
  const { looks_list } = await required(call(searchLooks, { countryIsoCode: edition.isoCode, pageSize: 1 }));
  const [look] = looks_list;
  if (!look) throw pageNotFound();
  return look.slug;
}

/** Only India's catalogue is written; the pages of its lists stand in India's part of the url table alone. */
async function offeringsOf(place: EmbedPlace, usual: OfferingCategory) {
  const { call, edition, asked } = place;
  const category = asked("category") ?? usual;
  if (!isOfferingCategory(category) || edition.country !== CATALOGUE_COUNTRY) throw pageNotFound();
  const { id, name, offering } = OFFERING_CATEGORIES[category];
  const { products } = await required(
    call(listOfferings, {
      offeringType: offering,
      filters: buildOfferingFilters({ categoryId: id, hidden: UNLISTED_AVAILABILITIES }),
      count: SHOWN,
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
    more: moreAt(place, linkTo(edition, "finishes"), "offerings"),
  };
}

type Offered = CallAnswer<typeof listOfferings>["products"][number];

function pictureOf({ name, meta, skusData }: Offered): EmbedTile["picture"] {
  const url = skusData.images[0]?.url;
  return url ? { photo: { url }, alt: meta.description_short ?? name } : undefined;
}

const CATALOGUE_COUNTRY = "in";
