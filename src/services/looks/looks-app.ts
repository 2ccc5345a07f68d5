import { Hono } from "hono";
import {
  getLook,
  LOOK_FILTER_KEYS,
  LOOKS_CONFIG,
  type LookFilterKey,
  type LookItem,
  listSimilarLooks,
  searchLooks,
} from "../../contracts/calls/looks.ts";
import { BUDGET_BANDS, HOME_SIZE_NAMES, isLookCountry } from "../../contracts/documents/home-look-words.ts";
import type { Database } from "../../platform/database/database.ts";
import { noteIngredient } from "../../platform/page-ingredients.ts";
import { documentIngredient } from "../content/ingredients.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { countOptions, filterLooks, type LookChoices } from "./filter-looks.ts";
import { type CountryLooks, createLooksIndex, type Look } from "./looks-index.ts";

const DEFAULT_SIMILAR_COUNT = 6;

/** The gallery of whole-home looks. */
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
      const shown = found.slice((page - 1) * pageSize, page * pageSize);
      for (const { documentId } of [category, ...shown]) noteIngredient(documentIngredient(documentId));
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
      for (const { documentId } of similar) noteIngredient(documentIngredient(documentId));
      return { looks_list: similar.map((one) => listItem(one, [])), meta: { total: similar.length } };
    },
  );

  return app;
}

function findLook(looks: CountryLooks["looks"], slug: string): Look | undefined {
  const look = looks.find((one) => one.slug === slug);
  if (look) noteIngredient(documentIngredient(look.documentId));
  return look;
}

function noLook(slug: string, country: string): Refusal {
  return new Refusal(404, `There is no look "${slug}" for ${country}.`);
}

function readChoices(input: Partial<Record<LookFilterKey, string>>): LookChoices {
  const choices = LOOK_FILTER_KEYS.map((key) => [key, splitList(input[key])] as const);
  // The category of all looks is no narrower than none.
  return Object.fromEntries(
    choices.map(([key, values]) => [key, values.filter((value) => value !== LOOKS_CONFIG.defaultCategory)]),
  );
}

function splitList(text = ""): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** What a card shows; `include` adds parts that only some pages need. */
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
  const extra = Object.entries({ concept, rooms, finishes, prices }).filter(([name]) =>
    include.includes(name),
  );
  return { ...item, roomCount: rooms.length, ...Object.fromEntries(extra) };
}

/** The other looks by how much they resemble this one. Equals keep their gallery order, so the answer never wavers. */
function rankSimilarLooks(look: Look, looks: readonly Look[], country: string): Look[] {
  return looks
    .filter(({ slug }) => slug !== look.slug)
    .map((other) => ({ other, score: likeness(look, other, country) }))
    .sort((one, two) => two.score - one.score)
    .map(({ other }) => other);
}

/** A home is chosen by its style first, then by its colours; size and money decide between those that please. */
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

/** 0 when nothing is in both, 1 when they are the same. */
function sharedPart(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((value) => other.includes(value)).length;
  return shared / (one.length + other.length - shared);
}

/** 1 for the same step, a half for the next one, 0 beyond. */
function nearness(steps: readonly string[], one: string, other: string): number {
  return Math.max(0, 1 - Math.abs(steps.indexOf(one) - steps.indexOf(other)) / 2);
}
