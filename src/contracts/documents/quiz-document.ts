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
  traits: z.array(text.max(60)).max(6).default([]),
  palette: z
    .array(z.strictObject({ name: text.max(40), hex: z.string().regex(/^#[0-9a-f]{6}$/i) }))
    .max(6)
    .default([]),
  finishes: z
    .array(
      z.strictObject({
        name: text.max(60),
        where: text.max(40),
        picture: Picture,
        category: id,
        code: z.string().regex(/^[A-Z]+-\d+$/),
      }),
    )
    .max(6)
    .default([])
    .describe(
      "Materials that go with it; category and code name the finish where the country's lists have it",
    ),
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
 * A quiz: each answer gives points to outcomes, and the outcome with the most points is the result. No question asks
 * for personal data, and the result is shown without sending anything.
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
export type QuizOutcome = Quiz["outcomes"][number];

export interface RankedOutcome {
  outcome: QuizOutcome;
  points: number;
  /** The answers that gave it points, in the order of the questions. */
  reasons: { question: string; answer: string; points: number }[];
}

/**
 * The outcomes ranked by their points for these answers (question → answer), the most first; if two are equal, the
 * earlier one is first.
 */
export function rankOutcomes(
  { questions, outcomes }: Pick<Quiz, "questions" | "outcomes">,
  chosen: Readonly<Record<string, string>>,
): RankedOutcome[] {
  const answers = questions.flatMap((question) => {
    const answer = question.answers.find((one) => one.id === chosen[question.id]);
    return answer
      ? [{ question: question.id, answer: answer.id, weights: Object.entries(answer.weights) }]
      : [];
  });
  const ranked = outcomes.map((outcome) => {
    const { id, groups } = outcome;
    const reasons = answers.map(({ weights, ...given }) => {
      const counted = weights.filter(([name]) => name === id || groups.includes(name));
      return { ...given, points: counted.reduce((sum, [, weight]) => sum + weight, 0) };
    });
    const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
    return { outcome, points, reasons: reasons.filter((reason) => reason.points > 0) };
  });
  return ranked.sort((one, other) => other.points - one.points);
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
          context.addIssue({
            code: "custom",
            path: [...path, "weights", name],
            message: "is not an outcome",
          });
      if (layout === "pictures" && !picture)
        context.addIssue({ code: "custom", path, message: "needs a picture: its question shows pictures" });
    });
  });
}
