import {
  type Asking,
  askDocument,
  askDocuments,
  type DocumentsAsked,
  type SlugOf,
} from "../../contracts/documents/ask-documents.ts";
import type { DocumentName, DocumentOf } from "../../contracts/documents/documents.ts";
import { optional, required } from "./page.ts";

/** The page cannot exist without this document: not found, or the error page. */
export function loadDocument<Kind extends DocumentName>(
  kind: Kind,
  asking: Asking,
  ...slug: SlugOf<Kind>
): Promise<DocumentOf<Kind>> {
  return required(askDocument(kind, asking, ...slug));
}

export function findDocument<Kind extends DocumentName>(
  kind: Kind,
  asking: Asking,
  ...slug: SlugOf<Kind>
): Promise<DocumentOf<Kind> | undefined> {
  return optional(askDocument(kind, asking, ...slug), undefined);
}

export function loadDocuments<Kind extends DocumentName>(
  kind: Kind,
  asking: Asking,
  asked?: DocumentsAsked,
): Promise<DocumentOf<Kind>[]> {
  return required(askDocuments(kind, asking, asked));
}

export function findDocuments<Kind extends DocumentName>(
  kind: Kind,
  asking: Asking,
  asked?: DocumentsAsked,
): Promise<DocumentOf<Kind>[]> {
  return optional(askDocuments(kind, asking, asked), []);
}
