import { z } from "zod";
import { agreed } from "../agreement.ts";
import { defineCall } from "../define-call.ts";
import { Quiz } from "../documents/quiz-document.ts";
import { countryCode } from "../field-types.ts";
import { wordsOfSlug } from "../words/words-of-slug.ts";

const AgreedQuiz = z.object({
  title: z.string().optional().catch(undefined),
  intro: z.string().catch(""),
});

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
  agreed: agreed({
    without: ["countryIsoCode", "languageCode"],
    answer: AgreedQuiz,
    complete({ title, intro }, input) {
      const slug = String(input.quizTemplateSlug);
      const name = title || wordsOfSlug(slug);
      const seo = { seoTitle: name, seoDescription: intro };
      const none = { questions: [], outcomes: [], minutes: 0, start: "", kind: "style" as const };
      return { ...none, slug, title: name, intro, ...seo };
    },
  }),
  failures: { 404: "There is no such quiz in this country." },
});
