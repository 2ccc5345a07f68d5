import type { DocumentTypes } from "../document-type.ts";
import { typeNamed } from "../type-named.ts";

export const QUIZ_TYPES: DocumentTypes = { "quiz-templates": typeNamed("quiz-templates") };
