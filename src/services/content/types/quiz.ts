import { Quiz } from "../../../contracts/documents/quiz.ts";
import type { DocumentTypes } from "../document-type.ts";

export const QUIZ_TYPES: DocumentTypes = {
  "quiz-templates": { answersAs: "item", schemas: { "*": Quiz } },
};
