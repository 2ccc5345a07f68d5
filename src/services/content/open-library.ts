import type { ContentLibrary, DocumentEdition } from "./document-type.ts";
import type { ParsedDocument } from "./parse-documents.ts";

export function openLibrary(documents: readonly ParsedDocument[]): ContentLibrary {
  const byType = Map.groupBy(documents.flatMap(asLibraryDocument), ({ contentType }) => contentType);
  const bySlug = Map.groupBy(documents, ({ content_type, slug }) => `${content_type} ${slug}`);

  function look(contentType: string, slug: string, edition = ALL_EDITIONS): ParsedDocument | undefined {
    return bySlug.get(`${contentType} ${slug}`)?.find((document) => isFor(document, edition));
  }

  return {
    has: (contentType, slug, edition) => look(contentType, slug, edition) !== undefined,
    find: (contentType, slug, edition) => look(contentType, slug, edition)?.body,
    list: (contentType) => byType.get(contentType) ?? [],
  };
}

function asLibraryDocument({ content_type, slug, body, ...edition }: ParsedDocument) {
  const country = edition.country ?? undefined;
  const language = edition.language ?? undefined;
  return body ? [{ contentType: content_type, slug, country, language, body }] : [];
}

const ALL_EDITIONS: DocumentEdition = { country: undefined, language: undefined };

function isFor(document: ParsedDocument, { country, language }: DocumentEdition): boolean {
  return fits(document.country, country) && fits(document.language, language);
}

function fits(own: string | null, wanted: string | undefined): boolean {
  return own === null || wanted === undefined || own === wanted;
}
