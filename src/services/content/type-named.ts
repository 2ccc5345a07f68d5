import type { DocumentKind } from "../../contracts/documents/document-kind.ts";
import { DOCUMENTS } from "../../contracts/documents/documents.ts";
import type { DocumentType } from "./document-type.ts";

const KINDS: readonly DocumentKind[] = Object.values(DOCUMENTS);

export function typeNamed(name: string): Pick<DocumentType, "answersAs" | "schemas"> {
  const kinds = KINDS.filter(({ type }) => type === name);
  const [first] = kinds;
  if (!first) throw new RangeError(`The table of documents has no type "${name}".`);
  const schemas = kinds.flatMap(({ slugs, written }) => (written ? [[slugs, written]] : []));
  return { answersAs: first.answersAs, schemas: Object.fromEntries(schemas) };
}
