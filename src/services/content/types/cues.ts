import { CueFile } from "../../../contracts/documents/cue.ts";
import { completeCue } from "../complete/cue.ts";
import type { DocumentType, DocumentTypes } from "../document-type.ts";

const cues: DocumentType = {
  answersAs: "item",
  schemas: { "*": CueFile },
  complete: completeCue,
  filters: ["priority", "isPromise"],
};

export const CUE_TYPES: DocumentTypes = {
  "design-ideas-cues": cues,
  "looks-cues": cues,
  "offerings-cues": cues,
  "magazine-cues": cues,
};
