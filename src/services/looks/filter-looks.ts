import { LOOK_FILTER_KEYS, type LookFilterGroup, type LookFilterKey } from "../../contracts/calls/looks.ts";
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
import type { CountryLooks, Look } from "./looks-index.ts";

/** What was chosen, by filter: ids or names as they were sent. */
export type LookChoices = Partial<Record<LookFilterKey, readonly string[]>>;

/** A look stays when each filter that is used has at least one of its values. */
export function filterLooks(looks: readonly Look[], choices: LookChoices): Look[] {
  return looks.filter((look) => LOOK_FILTER_KEYS.every((key) => fits(look, key, choices[key])));
}

/** Every filter with its options; each counts what it would show while all other filters stay as they are. */
export function countOptions(
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

/** What the looks have: in the order of the filter's table where it has one, else by the alphabet. */
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
