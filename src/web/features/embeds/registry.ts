import { JOBS_PAGING } from "../../../contracts/calls/careers-calls.ts";
import { LAYOUTS } from "../../../contracts/documents/designs/design-taxonomy.ts";
import { type EmbedName, isEmbedName } from "../../../contracts/embeds/embed-components.ts";
import { inLanguage, LANGUAGES } from "../../../editions/languages.ts";
import { linkTo } from "../../../urls/links.ts";
import { loadDocument, loadDocuments } from "../../frame/load-document.ts";
import { pageNotFound } from "../../frame/page.ts";
import { loadJobs } from "../company/careers/load-jobs.ts";
import { categoryPath } from "../design-ideas/designs/design-path.ts";
import { findCategory } from "../design-ideas/designs/find/find-category.ts";
import { nearestCentres } from "../leads/visits/nearest-centres.ts";
import { describeHours } from "../leads/visits/open-hours.ts";
import { type EmbedContent, type EmbedLoad, type EmbedPlace, loadHome, moreAt } from "./content.ts";
import {
  CATALOGUE_EMBEDS,
  DESIGN_EMBEDS,
  designTile,
  galleryOf,
  kitchensOf,
  listDesigns,
} from "./load/embed-designs.ts";
import { PHOTO_EMBEDS } from "./load/embed-photos.ts";
import { PRICE_EMBEDS } from "./load/embed-prices.ts";
import { askIn, TALK_EMBEDS } from "./load/embed-talk.ts";
import { READING_EMBEDS, summaryOf, TRUST_EMBEDS, topicOf } from "./load/embed-texts.ts";

const PLACE_EMBEDS = {
  centre: (place) => centresIn(place, 1),
  centres: (place) => centresIn(place, 4),
  city: async (place) => {
    const citySlug = place.asked("city") ?? "bengaluru";
    const city = await loadDocument("cities", place, citySlug);
    return {
      kind: "points",
      title: city.headline,
      text: city.lede,
      picture: city.picture,
      items: city.needs.map(({ title, text }) => ({ name: title, text })),
      more: moreAt(place, linkTo(place.edition, "city", { citySlug })),
    };
  },
  jobs: async (place) => {
    const { edition, t } = place;
    const jobs = await loadJobs(place);
    if (jobs.length === 0) throw pageNotFound();
    return {
      kind: "links",
      title: t("embed.jobsTitle"),
      items: jobs
        .slice(JOBS_PAGING.offset, JOBS_PAGING.limit)
        .map(({ title, city, department, expRange, careers_url }) => ({
          title,
          facts: [city, department, expRange].filter(Boolean),
          href: careers_url || undefined,
        })),
      more: moreAt(place, linkTo(edition, "careers")),
    };
  },
} satisfies Record<string, EmbedLoad>;

async function centresIn(place: EmbedPlace, most: number): Promise<EmbedContent> {
  const { edition, asked } = place;
  const { language } = edition;
  const [home, cities] = await Promise.all([loadHome(place), loadDocuments("ec", place, { size: 100 })]);
  const { centres: words, cost } = home;
  const { near } = nearestCentres(cities, asked("city") ?? cost.chosen.city, language);
  const all = near.flatMap(({ name: city, centres }) => centres.map((centre) => ({ city, centre })));
  if (all.length === 0) throw pageNotFound();
  return {
    kind: "centres",
    title: words.title,
    text: words.lede,
    items: all.slice(0, most).map(({ city, centre }) => ({
      name: inLanguage(centre.name, language),
      place: [inLanguage(centre.address, language), city].filter(Boolean).join(LANGUAGES[language].comma),
      phone: centre.phone || undefined,
      hours: describeHours(centre.hours, edition).map(({ days, times }) => ({
        days: days ?? words.everyDay,
        times,
      })),
      directions: `https://www.google.com/maps/dir/?api=1&destination=${centre.lat},${centre.lng}`,
    })),
    more: moreAt(place, linkTo(edition, "contact-us"), "centres"),
  };
}

const KITCHEN_EMBEDS = {
  "kitchen-exp/banner": async (place) => ({ ...(await kitchenAsk(place)), kind: "ask" }),
  "kitchen-exp/lead-form": async (place) => ({ ...(await kitchenAsk(place)), kind: "form" }),
  "kitchen-exp/gallery": async (place) => galleryOf(place, await kitchensOf(place), "grid"),
  "kitchen-exp/layouts": async (place) => {
    const { edition, t } = place;
    const kitchens = await kitchensOf(place);
    const designs = await listDesigns(place, kitchens, 100);
    const items = LAYOUTS.flatMap((layout) => {
      const design = designs.find((one) => one.layout === layout);
      return design ? [{ ...designTile(place, design), kicker: t(`card.layout-${layout}`) }] : [];
    });
    // Which way a kitchen runs its host may not tell; then they are kitchens all the same.
    if (items.length === 0) return galleryOf(place, kitchens, "rail");
    return {
      kind: "tiles",
      layout: "rail",
      title: t("embed.layoutsTitle"),
      items,
      more: moreAt(place, categoryPath(edition, kitchens)),
    };
  },
  "kitchen-exp/steps": (place) => TRUST_EMBEDS.process(place),
  "kitchen-exp/warranty": (place) => summaryOf(place, "warranty-and-after-care"),
  "kitchen-exp/faq": async (place) => {
    const { edition, t } = place;
    const category = await findCategory(place, await kitchensOf(place));
    // Where a country has no gallery of kitchens, or nobody wrote of it, what people ask of materials is closest.
    if (!category || category.faqs.length === 0) return topicOf(place, "materials");
    return {
      kind: "questions",
      title: t("category.questions"),
      items: category.faqs,
      more: moreAt(place, categoryPath(edition, category.slug)),
    };
  },
} satisfies Record<string, EmbedLoad>;

async function kitchenAsk(place: EmbedPlace): Promise<Omit<Extract<EmbedContent, { kind: "form" }>, "kind">> {
  const { t } = place;
  const { rooms } = await loadHome(place);
  const tile = rooms.tiles.find(({ picture }) => picture.photo.name.startsWith("kitchen")) ?? rooms.tiles[0];
  const title = t("embed.kitchenTitle");
  return {
    title,
    text: t("embed.kitchenText"),
    picture: tile?.picture,
    more: moreAt(place, undefined, "rooms"),
    ask: { ...askIn(place), formTitle: title },
  };
}

/** How each embed comes by what it shows. A name of the table without a line here does not compile. */
const LOADERS: Record<EmbedName, EmbedLoad> = {
  ...TALK_EMBEDS,
  ...DESIGN_EMBEDS,
  ...PHOTO_EMBEDS,
  ...CATALOGUE_EMBEDS,
  ...PRICE_EMBEDS,
  ...KITCHEN_EMBEDS,
  ...TRUST_EMBEDS,
  ...PLACE_EMBEDS,
  ...READING_EMBEDS,
};

export function loaderOf(name: string): EmbedLoad | undefined {
  return isEmbedName(name) ? LOADERS[name] : undefined;
}
