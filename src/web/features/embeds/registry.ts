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
import { describePhone } from "../places/centres/describe-phone.ts";
import { type EmbedContent, type EmbedContext, type EmbedLoad, loadHome, moreAt } from "./content.ts";
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
  centre: (context) => centresIn(context, 1),
  centres: (context) => centresIn(context, 4),
  city: async (context) => {
    const citySlug = context.asked("city") ?? "bengaluru";
    const city = await loadDocument("cities", context, citySlug);
    return {
      kind: "points",
      title: city.headline,
      text: city.lede,
      picture: city.picture,
      items: city.needs.map(({ title, text }) => ({ name: title, text })),
      more: moreAt(context, linkTo(context.edition, "city", { citySlug })),
    };
  },
  jobs: async (context) => {
    const { edition, t } = context;
    const jobs = await loadJobs(context);
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
      more: moreAt(context, linkTo(edition, "careers")),
    };
  },
} satisfies Record<string, EmbedLoad>;

async function centresIn(context: EmbedContext, most: number): Promise<EmbedContent> {
  const { edition, asked } = context;
  const { language } = edition;
  const [home, cities] = await Promise.all([loadHome(context), loadDocuments("ec", context, { size: 100 })]);
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
      phone: describePhone(centre.phone),
      hours: describeHours(centre.hours, edition).map(({ days, times }) => ({
        days: days ?? words.everyDay,
        times,
      })),
      directions: `https://www.google.com/maps/dir/?api=1&destination=${centre.lat},${centre.lng}`,
    })),
    more: moreAt(context, linkTo(edition, "contact-us"), "centres"),
  };
}

const KITCHEN_EMBEDS = {
  "kitchen-exp/banner": async (context) => ({ ...(await kitchenAsk(context)), kind: "ask" }),
  "kitchen-exp/lead-form": async (context) => ({ ...(await kitchenAsk(context)), kind: "form" }),
  "kitchen-exp/gallery": async (context) => galleryOf(context, await kitchensOf(context), "grid"),
  "kitchen-exp/layouts": async (context) => {
    const { edition, t } = context;
    const kitchens = await kitchensOf(context);
    const designs = await listDesigns(context, kitchens, 100);
    const items = LAYOUTS.flatMap((layout) => {
      const design = designs.find((one) => one.layout === layout);
      return design ? [{ ...designTile(context, design), kicker: t(`card.layout-${layout}`) }] : [];
    });
    // The upstream may not send the layout; then all kitchens are shown.
    if (items.length === 0) return galleryOf(context, kitchens, "rail");
    return {
      kind: "tiles",
      layout: "rail",
      title: t("embed.layoutsTitle"),
      items,
      more: moreAt(context, categoryPath(edition, kitchens)),
    };
  },
  "kitchen-exp/steps": (context) => TRUST_EMBEDS.process(context),
  "kitchen-exp/warranty": (context) => summaryOf(context, "warranty-and-after-care"),
  "kitchen-exp/faq": async (context) => {
    const { edition, t } = context;
    const category = await findCategory(context, await kitchensOf(context));
    // If the country has no kitchen gallery or no questions about it, the questions about materials are shown.
    if (!category || category.faqs.length === 0) return topicOf(context, "materials");
    return {
      kind: "questions",
      title: t("category.questions"),
      items: category.faqs,
      more: moreAt(context, categoryPath(edition, category.slug)),
    };
  },
} satisfies Record<string, EmbedLoad>;

async function kitchenAsk(
  context: EmbedContext,
): Promise<Omit<Extract<EmbedContent, { kind: "form" }>, "kind">> {
  const { t } = context;
  const { rooms } = await loadHome(context);
  const tile = rooms.tiles.find(({ picture }) => picture.photo.name.startsWith("kitchen")) ?? rooms.tiles[0];
  const title = t("embed.kitchenTitle");
  return {
    title,
    text: t("embed.kitchenText"),
    picture: tile?.picture,
    more: moreAt(context, undefined, "rooms"),
    ask: { ...askIn(context), formTitle: title },
  };
}

/** The loader of each embed. A name in the table without an entry here does not compile. */
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
