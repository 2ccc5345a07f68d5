import { z } from "zod";
import { Picture } from "./picture.ts";

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters and digits with hyphens");

const Answer = z.strictObject({
  id,
  label: text.max(80),
  note: text.max(160).optional(),
  picture: Picture.optional(),
  weights: z
    .record(id, z.number().int().min(-10).max(100))
    .describe("Points by outcome or group of outcomes; an answer without points leaves the result alone"),
});

const Question = z.strictObject({
  id,
  text: text.max(140),
  help: text.max(200).optional().describe("Why it is asked, or how to answer"),
  layout: z
    .enum(["pictures", "list"])
    .describe("Pictures: every answer has one, and they are shown side by side"),
  answers: z.array(Answer).min(2).max(8),
});

const Outcome = z.strictObject({
  id,
  title: text.max(60),
  text: text.max(500),
  groups: z.array(id).default([]).describe("Points for any of these are points for this outcome"),
  picture: Picture.optional(),
  /** Things that go with it: colours, materials, habits. */
  traits: z.array(text.max(60)).max(6).default([]),
  price: z
    .strictObject({
      low: z.number().int().positive(),
      high: z.number().int().positive(),
      currency: z.string().length(3),
    })
    .optional()
    .describe("Tax included"),
  link: z
    .strictObject({
      label: text.max(40),
      path: z.string().startsWith("/").describe("Without the region"),
    })
    .optional(),
});

/**
 * A quiz: each answer gives points to outcomes, and the outcome with the most points is the result. Nothing is asked
 * that could identify anyone, and nothing has to be sent to have the result.
 */
export const Quiz = z
  .strictObject({
    title: text.max(60),
    intro: text.max(300),
    minutes: z.number().int().positive().describe("How long it takes"),
    kind: z.enum(["style", "cost"]),
    start: text.max(30).describe("The word on the button that begins"),
    questions: z.array(Question).min(2).max(12),
    outcomes: z.array(Outcome).min(2).max(30),
    note: text.max(300).optional().describe("What the result is worth"),
    seoTitle: text.max(60),
    seoDescription: z.string().min(70).max(160),
  })
  .superRefine(checkQuiz);

export type Quiz = z.infer<typeof Quiz>;
type QuizOutcome = Quiz["outcomes"][number];

/** The outcome with the most points for these answers (question → answer); the earlier one where two are equal. */
export function quizOutcome(
  { questions, outcomes }: Pick<Quiz, "questions" | "outcomes">,
  chosen: Record<string, string>,
): QuizOutcome | undefined {
  const weights = questions.flatMap(({ id, answers }) => {
    const answer = answers.find((one) => one.id === chosen[id]);
    return answer ? Object.entries(answer.weights) : [];
  });
  const points = ({ id, groups }: QuizOutcome) =>
    weights.reduce((sum, [name, weight]) => (name === id || groups.includes(name) ? sum + weight : sum), 0);
  return outcomes.reduce<QuizOutcome | undefined>(
    (best, outcome) => (best && points(best) >= points(outcome) ? best : outcome),
    undefined,
  );
}

interface Unchecked {
  questions: z.infer<typeof Question>[];
  outcomes: QuizOutcome[];
}

function checkQuiz({ questions, outcomes }: Unchecked, context: z.RefinementCtx): void {
  const known = new Set(outcomes.flatMap(({ id, groups }) => [id, ...groups]));
  questions.forEach(({ layout, answers }, question) => {
    answers.forEach(({ weights, picture }, answer) => {
      const path = ["questions", question, "answers", answer];
      for (const name of Object.keys(weights))
        if (!known.has(name))
          context.addIssue({ code: "custom", path: [...path, "weights", name], message: "is no outcome" });
      if (layout === "pictures" && !picture)
        context.addIssue({ code: "custom", path, message: "needs a picture: its question shows pictures" });
    });
  });
}
