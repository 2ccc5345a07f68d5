import { mapInTurns } from "../../platform/take-turns.ts";
import type { ContentFault } from "../files/content-problem.ts";
import type { ConnectionContext, ContentLibrary, DocumentEdition, DocumentTypes } from "./document-type.ts";
import { addressOf, type ParsedDocument } from "./parsing/parse-documents.ts";
import { ALWAYS } from "./publication/publish-at.ts";
import { fillFacts } from "./texts/fill-facts.ts";

/**
 * The second half of reading, with all documents available: derived documents are made, and every document is checked
 * against those that it references.
 */
export async function connectDocuments(
  parsed: readonly ParsedDocument[],
  types: DocumentTypes,
  isWanted: (document: ParsedDocument) => boolean = () => true,
): Promise<{ documents: ParsedDocument[]; faults: ContentFault[] }> {
  const faults: ContentFault[] = [];
  const library = openLibrary(parsed);
  const derived = Object.keys(types).flatMap((contentType) => deriveDocuments(contentType, types, library));

  const placed = [...parsed, ...derived].filter(isWanted).flatMap(placeInCountries);
  const documents = await mapInTurns(placed, (document) => {
    if (!document.body) return document;
    const context = connectionContext(document);
    // A caller may read some types only, without the facts.
    const body = types.facts ? fillFacts(document.body, context) : document.body;
    return { ...document, body: types[document.content_type]?.connect?.(body as never, context) ?? body };
  });

  function placeInCountries(document: ParsedDocument): ParsedDocument[] {
    const { content_type, slug, body } = document;
    const countries = types[content_type]?.countries;
    if (!countries || !body || document.country !== null) return [document];
    const language = document.language ?? undefined;
    return countries(body as never, connectionContext(document)).map((country) => ({
      ...document,
      ...addressOf(content_type, slug, { country, language }),
    }));
  }

  function connectionContext({ slug, source, ...document }: ParsedDocument): ConnectionContext {
    const edition = { country: document.country ?? undefined, language: document.language ?? undefined };
    const blame: ConnectionContext["blame"] = (path, reason) =>
      faults.push({ file: source.file, line: source.line(path), reason, path: [...source.path, ...path] });
    return {
      ...library,
      ...edition,
      slug,
      blame,
      require(contentType, wanted, path) {
        if (!library.has(contentType, wanted, edition))
          blame(path, `${path.map(String).join(".")}: there is no ${contentType} document "${wanted}"`);
        return library.find(contentType, wanted, edition);
      },
    };
  }

  return { documents, faults: withoutRepeats(faults) };
}

// A document of several countries has the same fault in each of them.
function withoutRepeats(faults: readonly ContentFault[]): ContentFault[] {
  const byText = new Map(faults.map((fault) => [`${fault.file}:${fault.line}: ${fault.reason}`, fault]));
  return [...byText.values()];
}

function deriveDocuments(
  contentType: string,
  types: DocumentTypes,
  library: ContentLibrary,
): ParsedDocument[] {
  const derived = types[contentType]?.derive?.(library) ?? [];
  return derived.map(({ slug, country, position, body }) => ({
    ...addressOf(contentType, slug, { country }),
    position,
    publicFrom: ALWAYS,
    body,
    source: { file: `documents/${contentType}`, path: [], line: () => 1 },
  }));
}

function openLibrary(documents: readonly ParsedDocument[]): ContentLibrary {
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
