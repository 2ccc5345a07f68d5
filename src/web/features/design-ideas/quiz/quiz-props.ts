import type { Quiz } from "../../../../contracts/documents/quiz.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { cityNames } from "../my-room/city-name.ts";
import { readGiven } from "./state/quiz-address.ts";
import type { QuizProps } from "./state/quiz-facts.ts";
import { countedHome, homesOf } from "./state/quiz-homes.ts";

interface Asking {
  edition: Edition;
  url: URL;
  rates: PriceRates | undefined;
}

/** What the steps show, with what the address has chosen. Without rates no home is asked for. */
export function quizProps(quiz: Quiz, { edition, url, rates }: Asking): Omit<QuizProps, "step"> {
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

/** One that makes nothing dearer or cheaper. */
function plainCity(rates: PriceRates | undefined): string {
  const cities = Object.entries(rates?.cities ?? {});
  return (cities.find(([, factor]) => factor === 1) ?? cities[0])?.[0] ?? "";
}
