import { Hono } from "hono";
import {
  getLook,
  LOOK_FILTER_KEYS,
  LOOKS_CONFIG,
  type LookFilterGroup,
  type LookFilterKey,
  type LookItem,
  listSimilarLooks,
  searchLooks,
} from "../../contracts/calls/looks-calls.ts";
import type { Named } from "../../contracts/documents/home-look.ts";
import {
  BUDGET_BANDS,
  HOME_SIZE_NAMES,
  isLookCountry,
  MATERIAL_NAMES,
  PALETTE_NAMES,
  ROOM_NAMES,
  STYLE_NAMES,
  TIER_NAMES,
} from "../../contracts/documents/home-look-words.ts";
import type { Database } from "../../platform/database/database.ts";
import { noteDependency } from "../../platform/page-dependencies.ts";
import { documentDependency } from "../content/dependencies.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { chooseCovers } from "./choose-covers.ts";
import { type CountryLooks, createLooksIndex, type Look } from "./looks-index.ts";

const DEFAULT_SIMILAR_COUNT = 6;

export function createLooksApp(database: Database): Hono {
  const app = new Hono();
  const index = createLooksIndex(database);

  serveCall(
    app,
    searchLooks,
    async ({ slug, page = 1, pageSize = LOOKS_CONFIG.defaultPageSize, ...input }) => {
      const country = input.countryIsoCode;
      const { looks, categories } = await index.of(country);
      const category = categories.find((one) => one.slug === slug);
      if (!category) return new Refusal(404, `There is no looks category "${slug}" for ${country}.`);

      const inCategory =
        slug === LOOKS_CONFIG.defaultCategory ? looks : looks.filter((look) => look.category === slug);
      const choices = readChoices(input);
      const found = filterLooks(inCategory, choices);
      const covers = chooseCovers(found);
      const shown = found
        .slice((page - 1) * pageSize, page * pageSize)
        .map((look) => withCover(look, covers.get(look.slug)));
      for (const { documentId } of [category, ...shown]) noteDependency(documentDependency(documentId));
      const { heading, intro, seo_data, look_detail_seo } = category;
      return {
        looks_list: shown.map((look) => listItem(look, splitList(input.include))),
        meta: { total: found.length, page, pageSize, totalPages: Math.ceil(found.length / pageSize) },
        seo_data: { slug, heading, intro, ...seo_data },
        filters: countOptions(inCategory, choices, { categories, country }),
        look_detail_seo,
      };
    },
  );

  serveCall(app, getLook, async ({ slug, countryIsoCode: country }) => {
    const { looks } = await index.of(country);
    const look = findLook(looks, slug);
    if (!look) return noLook(slug, country);
    const { documentId, ...answer } = look;
    return answer;
  });

  serveCall(
    app,
    listSimilarLooks,
    async ({ slug, countryIsoCode: country, count = DEFAULT_SIMILAR_COUNT }) => {
      const { looks } = await index.of(country);
      const look = findLook(looks, slug);
      if (!look) return noLook(slug, country);
      const similar = rankSimilarLooks(look, looks, country).slice(0, count);
      for (const { documentId } of similar) noteDependency(documentDependency(documentId));
      return { looks_list: similar.map((one) => listItem(one, [])), meta: { total: similar.length } };
    },
  );

  return app;
}

function findLook(looks: CountryLooks["looks"], slug: string): Look | undefined {
  const look = looks.find((one) => one.slug === slug);
  if (look) noteDependency(documentDependency(look.documentId));
  return look;
}

function noLook(slug: string, country: string): Refusal {
  return new Refusal(404, `There is no look "${slug}" for ${country}.`);
}

function readChoices(input: Partial<Record<LookFilterKey, string>>): LookChoices {
  const choices = LOOK_FILTER_KEYS.map((key) => [key, splitList(input[key])] as const);
  // The category of all looks does not filter.
  return Object.fromEntries(
    choices.map(([key, values]) => [key, values.filter((value) => value !== LOOKS_CONFIG.defaultCategory)]),
  );
}

/** The photograph of a look in this list, which may be another room than the first one. */
function withCover(look: Look, picture = look.picture): Look {
  return { ...look, picture, image: picture.photo.url };
}

function splitList(text = ""): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function listItem(look: Look, include: readonly string[]): LookItem {
  const {
    documentId,
    concept,
    rooms,
    finishes,
    prices,
    materials,
    roomTypes,
    materialTypes,
    seo_data,
    plan,
    weeks,
    ...item
  } = look;
  const extra = Object.entries({ concept, rooms, finishes, prices, plan }).filter(([name]) =>
    include.includes(name),
  );
  return { ...item, roomCount: rooms.length, ...Object.fromEntries(extra) };
}

/** The other looks by similarity to this one. Equal ones keep the gallery order, so that the result is stable. */
function rankSimilarLooks(look: Look, looks: readonly Look[], country: string): Look[] {
  return looks
    .filter(({ slug }) => slug !== look.slug)
    .map((other) => ({ other, score: likeness(look, other, country) }))
    .sort((one, two) => two.score - one.score)
    .map(({ other }) => other);
}

/** The style counts most, then the colours; size and budget decide between similar looks. */
function likeness(look: Look, other: Look, country: string): number {
  const sizes = isLookCountry(country) ? Object.keys(HOME_SIZE_NAMES[country]) : [];
  const budgets: string[] = isLookCountry(country) ? BUDGET_BANDS[country].map(({ id }) => id) : [];
  return (
    (look.style.id === other.style.id ? 4 : 0) +
    (look.palette.id === other.palette.id ? 3 : 0) +
    2 * sharedPart(look.roomTypes, other.roomTypes) +
    2 * nearness(sizes, look.homeSize.id, other.homeSize.id) +
    1.5 * nearness(budgets, look.budget.id, other.budget.id) +
    (look.category === other.category ? 1 : 0)
  );
}

/** 0 if nothing is shared, 1 if both are equal. */
function sharedPart(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((value) => other.includes(value)).length;
  return shared / (one.length + other.length - shared);
}

/** 1 for the same step, 0.5 for the next one, 0 beyond. */
function nearness(steps: readonly string[], one: string, other: string): number {
  return Math.max(0, 1 - Math.abs(steps.indexOf(one) - steps.indexOf(other)) / 2);
}

type LookChoices = Partial<Record<LookFilterKey, readonly string[]>>;

/** A look matches if it has at least one value of each used filter. */
function filterLooks(looks: readonly Look[], choices: LookChoices): Look[] {
  return looks.filter((look) => LOOK_FILTER_KEYS.every((key) => fits(look, key, choices[key])));
}

/**
 * Every filter with its options; each option has the number of looks that it would show while all other filters are
 * unchanged.
 */
function countOptions(
  looks: readonly Look[],
  choices: LookChoices,
  context: OptionContext,
): LookFilterGroup[] {
  return LOOK_FILTER_KEYS.map((key) => {
    const others = filterLooks(looks, { ...choices, [key]: [] });
    const counts = countValues(others, key);
    const options = optionsOf(key, looks, context).map((option) => ({
      id: option.id,
      displayName: option.name,
      count: counts.get(option.id) ?? 0,
      selected: isAmong(option, choices[key] ?? []),
    }));
    return {
      key,
      displayName: FILTERS[key].displayName,
      type: key === "newThisMonth" ? ("single" as const) : ("multi" as const),
      options,
    };
  });
}

interface Filter {
  displayName: string;
  valuesOf: (look: Look) => Named[];
}

const FILTERS: Record<LookFilterKey, Filter> = {
  category: {
    displayName: "Kind of look",
    valuesOf: ({ category, categoryName }) => [{ id: category, name: categoryName }],
  },
  homeSize: { displayName: "Size of home", valuesOf: ({ homeSize }) => [homeSize] },
  rooms: {
    displayName: "Rooms",
    valuesOf: ({ rooms }) => rooms.map(({ room, name }) => ({ id: room, name })),
  },
  style: { displayName: "Style", valuesOf: ({ style }) => [style] },
  palette: { displayName: "Palette", valuesOf: ({ palette }) => [palette] },
  budget: { displayName: "Budget", valuesOf: ({ budget }) => [budget] },
  city: { displayName: "City", valuesOf: ({ city }) => [city] },
  designer: { displayName: "Designer", valuesOf: ({ designer }) => [designer] },
  tier: { displayName: "Tier", valuesOf: ({ tier }) => [tier] },
  materials: { displayName: "Materials", valuesOf: ({ materials }) => materials },
  newThisMonth: {
    displayName: "New this month",
    valuesOf: ({ isNew }) => (isNew ? [{ id: "yes", name: "New this month" }] : []),
  },
};

/** The options that occur in the looks: in the order of the filter's table if it has one, otherwise alphabetically. */
function optionsOf(key: LookFilterKey, looks: readonly Look[], context: OptionContext): Named[] {
  const table = new Map(Object.entries(tableOf(key, context)));
  const inUse = new Map(looks.flatMap(FILTERS[key].valuesOf).map(({ id, name }) => [id, name]));
  const inTable = [...table].filter(([id]) => inUse.has(id));
  const others = [...inUse].filter(([id]) => !table.has(id));
  others.sort(([, one], [, other]) => one.localeCompare(other, "en"));
  return [...inTable, ...others].map(([id, name]) => ({ id, name }));
}

interface OptionContext {
  categories: CountryLooks["categories"];
  country: string;
}

function tableOf(key: LookFilterKey, { categories, country }: OptionContext): Record<string, string> {
  if (key === "category") return Object.fromEntries(categories.map(({ slug, title }) => [slug, title]));
  if (!isLookCountry(country)) return {};
  const budgets = Object.fromEntries(BUDGET_BANDS[country].map(({ id, name }) => [id, name]));
  return { ...TABLES, homeSize: HOME_SIZE_NAMES[country], budget: budgets }[key] ?? {};
}

const TABLES: Partial<Record<LookFilterKey, Record<string, string>>> = {
  rooms: ROOM_NAMES,
  style: STYLE_NAMES,
  palette: PALETTE_NAMES,
  tier: TIER_NAMES,
  materials: MATERIAL_NAMES,
};

function countValues(looks: readonly Look[], key: LookFilterKey): Map<string, number> {
  const counts = new Map<string, number>();
  for (const look of looks)
    for (const id of new Set(FILTERS[key].valuesOf(look).map((value) => value.id)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function fits(look: Look, key: LookFilterKey, chosen: readonly string[] = []): boolean {
  return chosen.length === 0 || FILTERS[key].valuesOf(look).some((value) => isAmong(value, chosen));
}

function isAmong({ id, name }: Named, chosen: readonly string[]): boolean {
  return chosen.some((value) => [id, name].some((word) => word.toLowerCase() === value.toLowerCase()));
}
