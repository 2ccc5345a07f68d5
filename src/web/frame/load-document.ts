import type { DocumentName, DocumentOf } from "../../contracts/documents/documents.ts";
import {
  type CallContext,
  type DocumentsQuery,
  requestDocument,
  requestDocuments,
  type SlugOf,
} from "../../contracts/documents/request-documents.ts";
import { optional, required } from "./page.ts";

/** Loads a document that the page requires; throws not found or the error page. */
export function loadDocument<Kind extends DocumentName>(
  kind: Kind,
  asking: CallContext,
  ...slug: SlugOf<Kind>
): Promise<DocumentOf<Kind>> {
  return required(requestDocument(kind, asking, ...slug));
}

export function findDocument<Kind extends DocumentName>(
  kind: Kind,
  asking: CallContext,
  ...slug: SlugOf<Kind>
): Promise<DocumentOf<Kind> | undefined> {
  return optional(requestDocument(kind, asking, ...slug), undefined);
}

export function loadDocuments<Kind extends DocumentName>(
  kind: Kind,
  asking: CallContext,
  asked?: DocumentsQuery,
): Promise<DocumentOf<Kind>[]> {
  return required(requestDocuments(kind, asking, asked));
}

export function findDocuments<Kind extends DocumentName>(
  kind: Kind,
  asking: CallContext,
  asked?: DocumentsQuery,
): Promise<DocumentOf<Kind>[]> {
  return optional(requestDocuments(kind, asking, asked), []);
}
