import { expect, test } from "vitest";
import { Quiz, rankOutcomes } from "./quiz-document.ts";

const link = { label: "See more", path: "/design-ideas" };
const QUIZ = {
  title: "Two questions",
  intro: "Answer both and see what comes out.",
  minutes: 1,
  kind: "cost",
  start: "Begin",
  questions: [
    {
      id: "home",
      text: "Which home?",
      layout: "list",
      answers: [
        { id: "small", label: "Small", weights: { small: 10 } },
        { id: "large", label: "Large", weights: { large: 10 } },
      ],
    },
    {
      id: "taste",
      text: "Which finish?",
      layout: "list",
      answers: [
        { id: "plain", label: "Plain", weights: { plain: 1 } },
        { id: "rich", label: "Rich", weights: { rich: 1, "small-plain": -1 } },
      ],
    },
  ],
  outcomes: [
    { id: "small-plain", title: "Small and plain", text: "…", groups: ["small", "plain"], link },
    { id: "small-rich", title: "Small and rich", text: "…", groups: ["small", "rich"], link },
    { id: "large-plain", title: "Large and plain", text: "…", groups: ["large", "plain"], link },
  ],
  seoTitle: "Two questions",
  seoDescription: "Answer two questions and see which of three results fits your home best of all.",
} as const;

test.each([
  [{ home: "small", taste: "plain" }, "small-plain"],
  [{ home: "small", taste: "rich" }, "small-rich"],
  [{ home: "large", taste: "rich" }, "large-plain"],
  [{ home: "small" }, "small-plain"],
  [{}, "small-plain"],
  [{ home: "unheard-of" }, "small-plain"],
])("IM-05 the answers %o lead to %s", (chosen, expected) => {
  expect(rankOutcomes(Quiz.parse(QUIZ), chosen)[0]?.outcome.id).toBe(expected);
});

test("reports the path of an unknown outcome and of a missing picture", () => {
  const [first, second] = QUIZ.questions;
  const questions = [
    { ...first, answers: [{ id: "a", label: "A", weights: { nothing: 1 } }, first.answers[1]] },
    { ...second, layout: "pictures" },
  ];
  const { error } = Quiz.safeParse({ ...QUIZ, questions });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([
    "questions.0.answers.0.weights.nothing",
    "questions.1.answers.0",
    "questions.1.answers.1",
  ]);
});
