import { getQuiz } from "../../../../contracts/calls/quiz.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { Quiz } from "../../../../contracts/documents/quiz.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { optional, required } from "../../../frame/page.ts";

/**
 * A quiz of the edition (IM-05). What the questions of another host look like nobody agreed on: where it has none that can be
 * played here, ours are asked, under its title where it has one.
 */
export async function loadQuiz(call: Caller, edition: Edition, quizTemplateSlug: string): Promise<Quiz> {
  const { isoCode: countryIsoCode, languageCode } = edition;
  const asked = { quizTemplateSlug, countryIsoCode, languageCode };
  const theirs = await optional(call(getQuiz, asked), undefined);
  if (theirs && theirs.questions.length > 0 && theirs.outcomes.length > 0) return theirs;
  const ours = await required(call({ ...getQuiz, isOurs: true }, asked));
  return theirs?.intro ? { ...ours, title: theirs.title, intro: theirs.intro } : ours;
}
