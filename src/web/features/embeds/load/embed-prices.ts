import { COUNTRIES } from "../../../../editions/countries.ts";
import { LANGUAGES } from "../../../../editions/languages.ts";
import { bandInRoom, roomPriceFacts } from "../../../../prices/my-room.ts";
import { isTier, type PriceRates, type Rate, TIERS } from "../../../../prices/rates.ts";
import type { MessageKey } from "../../../../ui/text/text.tsx";
import { pageNotFound } from "../../../frame/page.ts";
import { optionName } from "../../design-ideas/designs/filter-names.ts";
import { requireRates } from "../../design-ideas/my-room/load-rates.ts";
import { roomName } from "../../design-ideas/smart-photo/load/rooms-of-scenes.ts";
import { estimateRange, readChoice } from "../../prices/estimates/home-estimate.ts";
import { type EmbedContent, type EmbedContext, type EmbedLoad, homeEmbed, moreAt } from "../content.ts";
import { KITCHENS } from "./embed-designs.ts";

export const PRICE_EMBEDS = {
  "home-cost": homeEmbed("cost", ({ cost }, context) => {
    const { home, city } = readChoice(choiceAsked(context), cost);
    const tier = context.asked("tier");
    const tiers = cost.tiers.filter(({ id }) => !isTier(tier) || id === tier);
    return {
      kind: "prices",
      title: [home.name, city.name].join(LANGUAGES[context.edition.language].comma),
      text: home.size,
      columns: [],
      rows: tiers.map(({ id, name, what }) => {
        const range = estimateRange(home, id, city, cost.model);
        return {
          name,
          note: what,
          cells: [range ? { from: range.low, to: range.high } : (cost.bespoke ?? "")],
        };
      }),
      note: cost.foot,
    };
  }),
  "city-prices": homeEmbed("cost", ({ cost }, context) => {
    const { city } = readChoice(choiceAsked(context), cost);
    return {
      kind: "prices",
      title: cost.title,
      text: cost.lede.replace("{city}", city.name),
      columns: [cost.columns.home, ...cost.tiers.map(({ name }) => name)],
      rows: cost.homes.map((home) => ({
        name: home.name,
        note: home.size,
        cells: cost.tiers.map(({ id }) => {
          const range = estimateRange(home, id, city, cost.model);
          return range ? { from: range.low, to: range.high } : (cost.bespoke ?? "");
        }),
      })),
      note: cost.foot,
    };
  }),
  "room-price": (context) => roomPrices(context, context.asked("room") ?? "master-bedroom"),
  "kitchen-exp/price-from": (context) => roomPrices(context, KITCHENS),
  "kitchen-exp/compare": (context) => unitRates(context, (name) => name.startsWith("kitchen-")),
  "unit-rates": (context) => unitRates(context, () => true),
  "payment-milestones": homeEmbed("steps", ({ steps }, context) => {
    const [booking, order, balance] = COUNTRIES[context.edition.country].milestones;
    const shares = { booking, order, balance };
    return {
      kind: "steps",
      title: context.t("embed.milestonesTitle"),
      items: steps.items.flatMap(({ name, when, text, pays, payLabel = "" }) =>
        pays ? [{ name, when, text, share: shares[pays], shareLabel: payLabel }] : [],
      ),
    };
  }),
} satisfies Record<string, EmbedLoad>;

function choiceAsked({ asked }: EmbedContext): URLSearchParams {
  return new URLSearchParams({ home: asked("room") ?? "", city: asked("city") ?? "" });
}

/** A typical room in the country's unit. Some price models name a kitchen by its category, others by its room. */
const USUAL_ROOM = { "sq-ft": { length: 10, breadth: 12 }, "sq-m": { length: 3, breadth: 4 } } as const;
const OTHER_NAMES: Record<string, string | undefined> = { [KITCHENS]: "kitchen" };

async function roomPrices(context: EmbedContext, room: string): Promise<EmbedContent> {
  const { t } = context;
  const rates = await requireRates(context.call, context.edition);
  const size = USUAL_ROOM[rates.areaUnit];
  const facts = [room, OTHER_NAMES[room]]
    .map((name) => name && roomPriceFacts(rates, { roomType: name }))
    .find((found) => found !== undefined && found !== "");
  const city = cityIn(rates, context.asked("city"));
  if (!facts) throw pageNotFound();
  const name = roomName(OTHER_NAMES[room] ?? room);
  const isMetric = rates.areaUnit === "sq-m";
  return {
    kind: "prices",
    title: t("embed.roomPriceTitle", { room: name ? t(name) : optionName([], "", room) }),
    text: t(isMetric ? "card.sizeInMetres" : "card.sizeInFeet", size),
    columns: [],
    rows: TIERS.map((tier) => {
      const { low, high } = bandInRoom(rates, facts, { ...size, city, tier });
      return { name: t(`card.tier-${tier}`), cells: [{ from: low, to: high }] };
    }),
    note: t("embed.priceNote"),
    more: moreAt(context, undefined, "cost"),
  };
}

async function unitRates(context: EmbedContext, isShown: (name: string) => boolean): Promise<EmbedContent> {
  const { t } = context;
  const rates = await requireRates(context.call, context.edition);
  const rows = Object.entries(rates.rates).flatMap(([name, rate]) => {
    const known = rateNamed(name);
    const unit = unitNamed(rate);
    if (!known || !isShown(name)) return [];
    return [{ name: t(known), note: unit && t(unit), cells: TIERS.map((tier) => ({ from: rate[tier] })) }];
  });
  if (rows.length === 0) throw pageNotFound();
  return {
    kind: "prices",
    title: t("embed.ratesTitle"),
    columns: [t("embed.ratesColumn"), ...TIERS.map((tier) => t(`card.tier-${tier}`))],
    rows,
    note: t("embed.ratesNote", { rate: Math.round(rates.tax.rate * 100) }),
    more: moreAt(context, undefined, "cost"),
  };
}

function cityIn({ cities }: PriceRates, asked: string | undefined): string {
  const [first = ""] = Object.keys(cities);
  return asked !== undefined && Object.hasOwn(cities, asked) ? asked : first;
}

/** The rates that are understandable without an estimate, in the order of the country's document. */
const RATE_NAMES: Record<string, MessageKey | undefined> = {
  "kitchen-cabinets": "embed.rate-kitchen-cabinets",
  "kitchen-counter": "embed.rate-kitchen-counter",
  "kitchen-backsplash": "embed.rate-kitchen-backsplash",
  "kitchen-accessories": "embed.rate-kitchen-accessories",
  "kitchen-appliances": "embed.rate-kitchen-appliances",
  wardrobe: "embed.rate-wardrobe",
  "wardrobe-front": "embed.rate-wardrobe",
  "tv-unit": "embed.rate-tv-unit",
  "tv-console": "embed.rate-tv-unit",
  "false-ceiling": "embed.rate-false-ceiling",
  gypsum: "embed.rate-false-ceiling",
  painting: "embed.rate-painting",
  "wall-finish": "embed.rate-wall-finish",
  lighting: "embed.rate-lighting",
  electrical: "embed.rate-electrical",
  flooring: "embed.rate-flooring",
  "vinyl-floor": "embed.rate-flooring",
  majlis: "embed.rate-majlis",
  bedroom: "embed.rate-bedroom",
  bathroom: "embed.rate-bathroom",
  "bathroom-renovation": "embed.rate-bathroom",
  curtains: "embed.rate-curtains",
};

const UNIT_NAMES: Record<string, MessageKey | undefined> = {
  "running-ft": "embed.per-running-ft",
  "running-m": "embed.per-running-m",
  "sq-ft": "embed.per-sq-ft",
  "sq-m": "embed.per-sq-m",
  room: "embed.per-room",
  bathroom: "embed.per-bathroom",
  home: "embed.per-home",
  piece: "embed.per-piece",
};

function rateNamed(name: string): MessageKey | undefined {
  return RATE_NAMES[name];
}

/** Reads the unit of a rate from the document; the type of the rates omits it because the models do not use it. */
function unitNamed(rate: Rate): MessageKey | undefined {
  return "per" in rate && typeof rate.per === "string" ? UNIT_NAMES[rate.per] : undefined;
}
