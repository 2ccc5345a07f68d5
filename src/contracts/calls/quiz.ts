import { z } from "zod";
import { countryCode } from "../country-code.ts";
import { defineCall } from "../define-call.ts";
import { Quiz } from "../documents/quiz.ts";

/** A quiz with its questions, answers and outcomes; quizOutcome tells the result without another call. */
export const getQuiz = defineCall({
  name: "getQuiz",
  summary: "A quiz: its questions, the points of every answer, and the outcomes that they lead to",
  host: "quiz",
  method: "GET",
  path: "/v1/items/:quizTemplateSlug",
  example: { quizTemplateSlug: "style-quiz", countryIsoCode: "SG" },
  input: z.object({
    quizTemplateSlug: z.string().min(1).max(100).describe("style-quiz or cost-quiz"),
    countryIsoCode: countryCode.describe("Homes and prices of this country; India when unset"),
    languageCode: z
      .string()
      .regex(/^[A-Za-z]{2}$/, "must be a language's code of two letters")
      .optional()
      .describe("EN or AR; English when unset, and where the quiz is not in that language"),
  }),
  answer: z.looseObject({ slug: z.string(), ...Quiz.shape }),
  failures: { 404: "There is no such quiz in this country." },
});
