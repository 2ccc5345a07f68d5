import { createHash } from "node:crypto";
import { type Language, languageOf } from "../../editions/languages.ts";
import { markPercentages } from "../../editions/percentages.ts";
import { DEFAULT_BRAND_NAME } from "../config/config.ts";
import { type ContentFault, ContentProblem } from "../files/content-problem.ts";
import type { Photographs } from "../images/photographs.ts";
import { changedDependencies } from "./dependencies.ts";
import type { ContentFile } from "./document-source.ts";
import type {
  ConnectionContext,
  ContentLibrary,
  DocumentEdition,
  DocumentType,
  DocumentTypes,
} from "./document-type.ts";
import { addressOf, type ParsedDocument, parseDocuments } from "./parse-documents.ts";
import { ALWAYS, NEVER } from "./publication/publish-at.ts";
import { fillBrand } from "./texts/fill-brand.ts";
import { fillFacts } from "./texts/fill-facts.ts";
import { mapTexts } from "./texts/map-texts.ts";

export interface SealedDocument extends Omit<ParsedDocument, "body" | "source" | "publicFrom"> {
  body: string;
  checksum: string;
}

export interface PlannedChange {
  at: string;
  ids: string[];
  /** The dependencies of the pages that change at that time. */
  dependencies: string[];
}

export interface ReadContent {
  documents: SealedDocument[];
  planned: PlannedChange[];
  drafts: number;
}

interface ReadOptions {
  brandName?: string;
  /** The time for which publication is decided; `NEVER` includes all documents. */
  at?: number;
}

/** Each time costs as much as connecting all documents. Later times are computed when the first ones have passed. */
const MAX_PLANNED = 50;

/** All documents of the files, with the brand name filled in, ready to be stored. All faults are reported together. */
export async function readDocuments(
  files: readonly ContentFile[],
  types: DocumentTypes,
  photographs: Photographs,
  { brandName = DEFAULT_BRAND_NAME, at = Date.now() }: ReadOptions = {},
): Promise<ReadContent> {
  const parsed = await Promise.all(files.map((file) => parseDocuments(file, types, photographs)));
  const written = parsed.flatMap((file) => file.documents);
  const connected = connectDocuments(written, types);
  // The documents of an unreadable file are missing for others, so faults about missing documents are not reported.
  const isUnreadable = parsed.some(({ documents, faults }) => documents.length === 0 && faults.length > 0);
  const faults = [
    ...parsed.flatMap((file) => file.faults),
    ...(isUnreadable ? [] : connected.faults),
    ...findDoubles(connected.documents),
  ];
  if (faults.length > 0) throw new ContentProblem(faults);

  const later = written.map(({ publicFrom }) => publicFrom).filter((moment) => moment > at);
  const sealAt = (moment: number) => {
    // Documents are connected only with those that are public at the same time, so that counts and lists contain no
    // others.
    const isAll = later.every((other) => other <= moment);
    const documents = isAll ? connected.documents : connectDocuments(publicAt(moment), types).documents;
    return documents
      .map((document) => ({ ...document, body: fillBrand(document.body, brandName) }))
      .map((document) => ({ ...document, body: markTexts(document.body, languageOf(document.language)) }))
      .map((document) => seal(document, types[document.content_type]));
  };
  const publicAt = (moment: number) => written.filter(({ publicFrom }) => publicFrom <= moment);

  const documents = sealAt(at);
  const planned: PlannedChange[] = [];
  let before = documents;
  const moments = [...new Set(later)].filter(Number.isFinite).sort((one, other) => one - other);
  for (const moment of moments.slice(0, MAX_PLANNED)) {
    const after = sealAt(moment);
    planned.push({
      at: new Date(moment).toISOString(),
      ids: written.filter(({ publicFrom }) => publicFrom === moment).map(({ id }) => id),
      dependencies: ingredientsBetween(before, after, types),
    });
    before = after;
  }
  return { documents, planned, drafts: later.filter((moment) => moment === NEVER).length };
}

function markTexts(body: ParsedDocument["body"], language: Language): ParsedDocument["body"] {
  return mapTexts(body, (text) => markPercentages(text, language));
}

function ingredientsBetween(
  before: readonly SealedDocument[],
  after: readonly SealedDocument[],
  types: DocumentTypes,
): string[] {
  const was = new Map(before.map((document) => [document.id, document]));
  const changed = after.filter(({ id, checksum }) => was.get(id)?.checksum !== checksum);
  return [
    ...new Set(
      changed.flatMap((document) =>
        changedDependencies(was.get(document.id), document, types[document.content_type]),
      ),
    ),
  ];
}

function findDoubles(documents: readonly ParsedDocument[]): ContentFault[] {
  const first = new Map<string, ParsedDocument>();
  return documents.flatMap((document) => {
    const counterpart = first.get(document.id);
    if (!counterpart) first.set(document.id, document);
    if (!counterpart) return [];
    const reason = `the same document is also in ${counterpart.source.file}:${counterpart.source.line()}`;
    return [{ file: document.source.file, line: document.source.line(), reason }];
  });
}

function seal(
  { source, publicFrom, body = {}, ...address }: ParsedDocument,
  type: DocumentType | undefined,
): SealedDocument {
  const position = Math.round(type?.order?.(body as never) ?? address.position);
  const text = JSON.stringify(body);
  const checksum = createHash("sha256").update(`${position} ${text}`).digest("hex");
  return { ...address, position, body: text, checksum };
}

/**
 * The second half of reading, with all documents available: derived documents are made, and every document is checked
 * against those that it references.
 */
function connectDocuments(
  parsed: readonly ParsedDocument[],
  types: DocumentTypes,
): { documents: ParsedDocument[]; faults: ContentFault[] } {
  const faults: ContentFault[] = [];
  const library = openLibrary(parsed);
  const derived = Object.keys(types).flatMap((contentType) => deriveDocuments(contentType, types, library));

  const documents = [...parsed, ...derived].flatMap(placeInCountries).map((document) => {
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
      faults.push({ file: source.file, line: source.line(path), reason });
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
    source: { file: `documents/${contentType}`, line: () => 1 },
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
