import { getQuiz } from "../../../../contracts/calls/quiz-calls.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { Quiz } from "../../../../contracts/documents/quiz-document.ts";
import type { Counted } from "../../../../contracts/documents/sections/price-sections.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { Country } from "../../../../editions/regions.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import type { ShownPicture } from "../../../../ui/media/photo.ts";
import { optional, required } from "../../../frame/page.ts";
import { cityNames } from "../my-room/city-name.ts";
import { type QuizGiven, readGiven } from "./state/quiz-address.ts";

interface QuizContext {
  edition: Edition;
  url: URL;
  rates: PriceRates | undefined;
}

/** The data of the steps with the choices from the URL. Without rates the step for the home is left out. */
export function quizProps(quiz: Quiz, { edition, url, rates }: QuizContext): Omit<QuizProps, "step"> {
  const { t } = textOf(edition.language);
  const cities = rates ? cityNames(t, rates, edition) : {};
  const homes = rates ? homesIn(rates, edition) : [];
  return {
    path: url.pathname,
    questions: quiz.questions.map(({ id, text, help, answers }) => ({
      id,
      text,
      help,
      answers: answers.map(({ id, label, note, picture }) => ({ id, label, note, picture })),
    })),
    homes,
    cities,
    city: plainCity(rates),
    given: readGiven(
      url.searchParams,
      quiz.questions,
      homes.map(({ id }) => id),
      Object.keys(cities),
    ),
  };
}

function homesIn(rates: PriceRates, { country, language }: Edition): QuizProps["homes"] {
  const { t } = textOf(language);
  const unit = rates.areaUnit === "sq-m" ? "card.areaInSquareMetres" : "card.areaInSquareFeet";
  return homesOf(country).flatMap((id) => {
    const home = rates.homes[countedHome(country, id)?.home ?? ""];
    return home
      ? [{ id, name: t(`quiz.home-${id}`), note: t(unit, { area: home.area.toLocaleString("en") }) }]
      : [];
  });
}

/** A city whose price factor is 1. */
function plainCity(rates: PriceRates | undefined): string {
  const cities = Object.entries(rates?.cities ?? {});
  return (cities.find(([, factor]) => factor === 1) ?? cities[0])?.[0] ?? "";
}

interface ShownAnswer {
  id: string;
  label: string;
  note?: string | undefined;
  picture?: ShownPicture | undefined;
}

export interface ShownQuestion {
  id: string;
  text: string;
  help?: string | undefined;
  answers: readonly ShownAnswer[];
}

export interface QuizProps {
  path: string;
  questions: readonly ShownQuestion[];
  homes: readonly { id: string; name: string; note: string }[];
  /** The names in the reader's language; the field is left out if there is only one city. */
  cities: Readonly<Record<string, string>>;
  /** The default city. */
  city: string;
  given: QuizGiven;
  step: number;
}

type CountedHome = Extract<Counted, { home: string }>;

/** The homes for which a budget can be calculated, by their names in the URL, and how the rates count each of them. */
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
type QuizHome = { [Code in Country]: keyof AllHomes[Code] }[Country];

export function homesOf(country: Country): QuizHome[] {
  return Object.keys(QUIZ_HOMES[country]).filter(isHome);
}

export function countedHome(country: Country, home: QuizHome): CountedHome | undefined {
  return Object.entries<CountedHome>(QUIZ_HOMES[country]).find(([name]) => name === home)?.[1];
}

function isHome(name: string): name is QuizHome {
  return Object.values(QUIZ_HOMES).some((homes) => Object.hasOwn(homes, name));
}

/**
 * Loads a quiz of the edition (IM-05). The format of an upstream's questions is not specified: if it has none that
 * work here, ours are used, with the upstream's title if there is one.
 */
export async function loadQuiz(call: Caller, edition: Edition, quizTemplateSlug: string): Promise<Quiz> {
  const { isoCode: countryIsoCode, languageCode } = edition;
  const asked = { quizTemplateSlug, countryIsoCode, languageCode };
  const theirs = await optional(call(getQuiz, asked), undefined);
  if (theirs && theirs.questions.length > 0 && theirs.outcomes.length > 0) return theirs;
  const ours = await required(call({ ...getQuiz, isOurs: true }, asked));
  return theirs?.intro ? { ...ours, title: theirs.title, intro: theirs.intro } : ours;
}
