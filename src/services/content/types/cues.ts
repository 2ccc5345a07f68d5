import { completeCue } from "../complete/cue.ts";
import type { DocumentType, DocumentTypes } from "../document-type.ts";
import { typeNamed } from "../type-named.ts";

const cues = {
  complete: completeCue,
  filters: ["priority", "isPromise"],
} satisfies Partial<DocumentType>;

export const CUE_TYPES: DocumentTypes = {
  "design-ideas-cues": { ...typeNamed("design-ideas-cues"), ...cues },
  "looks-cues": { ...typeNamed("looks-cues"), ...cues },
  "offerings-cues": { ...typeNamed("offerings-cues"), ...cues },
  "magazine-cues": { ...typeNamed("magazine-cues"), ...cues },
};
