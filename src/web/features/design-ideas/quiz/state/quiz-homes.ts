import type { Counted } from "../../../../../contracts/documents/sections/price-sections.ts";
import type { Country } from "../../../../../editions/regions.ts";

type CountedHome = Extract<Counted, { home: string }>;

/** The homes that a budget can be told for, by the names that an address gives them, and what the rates count for each. */
const QUIZ_HOMES = {
  in: {
    "1bhk": { home: "1bhk" },
    "2bhk": { home: "2bhk" },
    "3bhk": { home: "3bhk" },
    "4bhk": { home: "4bhk" },
    "5bhk": { home: "5bhk" },
  },
  sg: {
    "bto-4-room": { home: "hdb-4" },
    "bto-5-room": { home: "hdb-5" },
    "resale-4-room": { home: "hdb-4", isOld: true },
    "condo-3-bed": { home: "condo-3" },
    "resale-condo": { home: "condo-3", isOld: true },
    "old-terrace": { home: "landed-terrace", isOld: true },
  },
  my: {
    "new-condo": { home: "condo" },
    "old-condo": { home: "condo", isOld: true },
    "old-terrace": { home: "terrace-2", isOld: true },
    "semi-detached": { home: "semi-d", isOld: true },
  },
  sa: {
    apartment: { home: "apartment" },
    floor: { home: "floor" },
    duplex: { home: "duplex" },
    villa: { home: "villa" },
  },
} as const satisfies Record<Country, Record<string, CountedHome>>;

type AllHomes = typeof QUIZ_HOMES;
export type QuizHome = { [Code in Country]: keyof AllHomes[Code] }[Country];

export function homesOf(country: Country): QuizHome[] {
  return Object.keys(QUIZ_HOMES[country]).filter(isHome);
}

export function countedHome(country: Country, home: QuizHome): CountedHome | undefined {
  return Object.entries<CountedHome>(QUIZ_HOMES[country]).find(([name]) => name === home)?.[1];
}

function isHome(name: string): name is QuizHome {
  return Object.values(QUIZ_HOMES).some((homes) => Object.hasOwn(homes, name));
}
