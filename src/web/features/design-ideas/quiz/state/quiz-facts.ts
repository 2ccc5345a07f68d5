import type { ShownPicture } from "../../../../../ui/media/photo.ts";
import type { QuizGiven } from "./quiz-address.ts";

export interface ShownAnswer {
  id: string;
  label: string;
  note?: string | undefined;
  picture?: ShownPicture | undefined;
}

export interface ShownQuestion {
  id: string;
  text: string;
  help?: string | undefined;
  answers: readonly ShownAnswer[];
}

/** What a page gives to the steps of its quiz. */
export interface QuizProps {
  /** Of the page: its form and its links lead there. */
  path: string;
  questions: readonly ShownQuestion[];
  homes: readonly { id: string; name: string; note: string }[];
  /** Their names in the reader's language; one alone is not asked for. */
  cities: Readonly<Record<string, string>>;
  /** The one that is meant where nobody says another. */
  city: string;
  given: QuizGiven;
  step: number;
}
