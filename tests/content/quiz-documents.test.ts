import { describe, expect, test } from "vitest";
import { STYLES } from "../../src/contracts/documents/designs/design-taxonomy.ts";
import { Quiz, rankOutcomes } from "../../src/contracts/documents/quiz-document.ts";
import { QUIZ_TYPES } from "../../src/services/content/types/quiz-types.ts";
import { estimateRange } from "../../src/web/features/prices/estimates/home-estimate.ts";
import { readCostTable, readStoredDocuments } from "./stored-documents.ts";

const quizzes = (await readStoredDocuments(QUIZ_TYPES)).map(({ slug, country, language, body }) => ({
  slug,
  country,
  language,
  ...Quiz.parse(JSON.parse(body)),
}));

describe("the quizzes", () => {
  test("IM-05 EN-40 are two for every country, and also in Arabic for Saudi Arabia", () => {
    const editions = (slug: string) =>
      quizzes
        .filter((quiz) => quiz.slug === slug)
        .map(({ country, language }) => `${country ?? "all"} ${language}`);
    expect(editions("style-quiz").sort()).toEqual(["SA AR", "SA EN", "all EN"]);
    expect(editions("cost-quiz").sort()).toEqual(["IN EN", "MY EN", "SA AR", "SA EN", "SG EN"]);
  });

  test.each(quizzes.map((quiz) => [`${quiz.slug} ${quiz.country} ${quiz.language}`, quiz] as const))(
    "every outcome of %s can be reached",
    (_, quiz) => {
      const reached = quiz.outcomes.map(({ id, groups }) => {
        const counts = (name: string) => name === id || groups.includes(name);
        const chosen = quiz.questions.map((question) => {
          const gains = question.answers.map(({ weights }) =>
            Object.entries(weights).reduce((sum, [name, weight]) => (counts(name) ? sum + weight : sum), 0),
          );
          return [question.id, question.answers[gains.indexOf(Math.max(...gains))]?.id ?? ""];
        });
        return rankOutcomes(quiz, Object.fromEntries(chosen))[0]?.outcome.id;
      });
      expect(reached).toEqual(quiz.outcomes.map(({ id }) => id));
    },
  );

  test("the style quiz has eight picture questions and every style as an outcome", () => {
    for (const quiz of quizzes.filter(({ slug }) => slug === "style-quiz")) {
      expect(quiz.questions).toHaveLength(8);
      expect(quiz.questions.every(({ layout }) => layout === "pictures")).toBe(true);
      expect(quiz.outcomes.map(({ id }) => id)).toEqual([...STYLES]);
    }
  });

  test("the Arabic quizzes are written in Arabic, with Western digits", () => {
    const arabic = quizzes.filter(({ language }) => language === "AR");
    expect(arabic).toHaveLength(2);
    for (const { title, questions, outcomes } of arabic) {
      const texts = [title, ...questions.map(({ text }) => text), ...outcomes.map(({ text }) => text)];
      expect(texts.filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([]);
    }
    expect(JSON.stringify(arabic)).not.toMatch(/[٠-٩۰-۹]/);
  });

  test.each(["in", "sg", "my", "sa"])(
    "the cost quiz of %s shows the price ranges of the home page",
    async (region) => {
      const { homes, model } = await readCostTable(region);
      const quiz = quizzes.find(
        ({ slug, country, language }) =>
          slug === "cost-quiz" && country === region.toUpperCase() && language === "EN",
      );
      for (const home of homes)
        for (const tier of ["essential", "premium", "luxe"] as const) {
          const outcome = quiz?.outcomes.find(({ id }) => id === `${home.id}-${tier}`);
          const range = estimateRange(home, tier, { index: 1 }, model);
          expect([outcome?.id, outcome?.price?.low, outcome?.price?.high]).toEqual([
            `${home.id}-${tier}`,
            range?.low,
            range?.high,
          ]);
        }
    },
  );
});
