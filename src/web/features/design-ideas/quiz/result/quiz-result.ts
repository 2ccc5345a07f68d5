import { type Quiz, type QuizOutcome, rankOutcomes } from "../../../../../contracts/documents/quiz.ts";
import type { ShownPicture } from "../../../../../ui/media/photo.ts";

interface Reason {
  question: string;
  answer: string;
  picture?: ShownPicture | undefined;
  points: number;
}

interface Place {
  outcome: QuizOutcome;
  points: number;
  reasons: Reason[];
}

export interface QuizResult {
  first: Place;
  second: Place | undefined;
  best: { id: string; title: string; points: number }[];
  answered: number;
}

const SHOWN = 4;

export function quizResult(quiz: Quiz, picks: Readonly<Record<string, string>>): QuizResult | undefined {
  const ranked = rankOutcomes(quiz, picks);
  const [first, second] = ranked.map((place) => ({
    ...place,
    reasons: place.reasons
      .flatMap(({ question, answer, points }) => {
        const asked = quiz.questions.find(({ id }) => id === question);
        const given = asked?.answers.find(({ id }) => id === answer);
        return asked && given
          ? [{ question: asked.text, answer: given.label, picture: given.picture, points }]
          : [];
      })
      .sort((one, other) => other.points - one.points),
  }));
  if (!first) return undefined;
  return {
    first,
    second: second && second.points > 0 ? second : undefined,
    best: ranked
      .filter(({ points }) => points > 0)
      .slice(0, SHOWN)
      .map(({ outcome: { id, title }, points }) => ({ id, title, points })),
    answered: Object.keys(picks).length,
  };
}
