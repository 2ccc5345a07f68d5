export interface QuizGiven {
  picks: Readonly<Record<string, string>>;
  home?: string | undefined;
  city?: string | undefined;
}

/** The first step is 1, and "result" follows the last one. Undefined is the page before the first step. */
export type QuizStep = number | "result";

interface AskedQuestion {
  id: string;
  answers: readonly { id: string }[];
}

/** The prefix of a question's query parameter. */
export const PICK = "pick-";

export const QUIZ_PARAMETERS = [`${PICK}*`, "home", "city", "step"];

/** Ignores answers that the quiz does not have. */
export function readGiven(
  query: URLSearchParams,
  questions: readonly AskedQuestion[],
  homes: readonly string[],
  cities: readonly string[],
): QuizGiven {
  const picks = questions.flatMap(({ id, answers }) => {
    const asked = query.get(PICK + id);
    return answers.some((answer) => answer.id === asked) && asked !== null ? [[id, asked] as const] : [];
  });
  return {
    picks: Object.fromEntries(picks),
    home: homes.find((home) => home === query.get("home")),
    city: cities.find((city) => city === query.get("city")),
  };
}

/** The step after the questions is for the home. A result needs at least one answer. */
export function readStep(query: URLSearchParams, questions: number, picks: QuizGiven["picks"]) {
  const asked = query.get("step");
  if (asked === "result") return Object.keys(picks).length > 0 ? asked : undefined;
  const step = Number(asked);
  return Number.isInteger(step) && step >= 1 && step <= questions + 1 ? step : undefined;
}

export function quizAddress(path: string, given: QuizGiven, step: QuizStep): string {
  const query = new URLSearchParams([["step", String(step)], ...givenFields(given)]);
  return `${path}?${query}`;
}

export function givenFields({ picks, home, city }: QuizGiven): [name: string, value: string][] {
  return [
    ...Object.entries(picks).map(([id, answer]): [string, string] => [PICK + id, answer]),
    ...(home ? [["home", home] as [string, string]] : []),
    ...(city ? [["city", city] as [string, string]] : []),
  ];
}
