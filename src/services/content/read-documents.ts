import { createHash } from "node:crypto";
import { type Language, languageOf } from "../../editions/languages.ts";
import { markPercentages } from "../../editions/percentages.ts";
import { mapInTurns } from "../../platform/take-turns.ts";
import { DEFAULT_BRAND_NAME } from "../config/config.ts";
import { type ContentFault, ContentProblem } from "../files/content-problem.ts";
import type { Photographs } from "../images/photographs.ts";
import { connectDocuments } from "./connect-documents.ts";
import { changedDependencies } from "./dependencies.ts";
import type { ContentFile } from "./document-source.ts";
import type { DocumentType, DocumentTypes } from "./document-type.ts";
import { type ParsedDocument, parseDocuments } from "./parsing/parse-documents.ts";
import type { ParsedFile, ParseMemory } from "./parsing/parse-memory.ts";
import { ALWAYS, NEVER } from "./publication/publish-at.ts";
import { fillBrand } from "./texts/fill-brand.ts";
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

/** A change of files that is approved for a later time. */
export interface LaterFiles {
  at: number;
  files: readonly ContentFile[];
  removed: readonly string[];
  ids: readonly string[];
}

interface ReadOptions {
  brandName?: string;
  /** The time for which publication is decided; `NEVER` includes all documents. */
  at?: number;
  /** In the order of their times. */
  later?: readonly LaterFiles[];
  memory?: ParseMemory | undefined;
}

/** Each time costs as much as connecting all documents. Later times are computed when the first ones have passed. */
const MAX_PLANNED = 50;

/** All documents of the files, with the brand name filled in, ready to be stored. All faults are reported together. */
export async function readDocuments(
  files: readonly ContentFile[],
  types: DocumentTypes,
  photographs: Photographs,
  { brandName = DEFAULT_BRAND_NAME, at = Date.now(), later = [], memory }: ReadOptions = {},
): Promise<ReadContent> {
  const parseAll = (all: readonly ContentFile[]) => parseFiles(all, types, photographs, memory);
  const parsed = await parseAll(files);
  const documentsOf = new Map(files.map(({ name }, index) => [name, parsed[index]?.documents ?? []]));
  const written = [...documentsOf.values()].flat();
  const connected = await connectDocuments(written, types);
  // The documents of an unreadable file are missing for others, so faults about missing documents are not reported.
  const isUnreadable = parsed.some(({ documents, faults }) => documents.length === 0 && faults.length > 0);
  const faults = [
    ...parsed.flatMap((file) => file.faults),
    ...(isUnreadable ? [] : connected.faults),
    ...findDoubles(connected.documents),
  ];
  if (faults.length > 0) throw new ContentProblem(faults);

  const versions = [{ at: ALWAYS, written, ids: [] as readonly string[] }];
  for (const step of later) {
    for (const name of step.removed) documentsOf.delete(name);
    const changed = await parseAll(step.files);
    // A change with a fault is reported when its time comes; until then the plan is made without it.
    for (const [index, { name }] of step.files.entries())
      if (changed[index]?.faults.length === 0) documentsOf.set(name, changed[index].documents);
    const names = [...documentsOf.keys()].sort();
    versions.push({
      at: step.at,
      written: names.flatMap((name) => documentsOf.get(name) ?? []),
      ids: step.ids,
    });
  }
  const writtenAt = (moment: number) =>
    versions.findLast((version) => version.at <= moment)?.written ?? written;
  const publicAt = (moment: number) => writtenAt(moment).filter(({ publicFrom }) => publicFrom <= moment);
  const sealAt = async (moment: number) => {
    // Documents are connected only with those that are public at the same time, so that counts and lists contain no
    // others.
    const shown = publicAt(moment);
    const isAll = shown.length === written.length && writtenAt(moment) === written;
    const documents = isAll ? connected.documents : (await connectDocuments(shown, types)).documents;
    return mapInTurns(documents, (document) => {
      const body = markTexts(fillBrand(document.body, brandName), languageOf(document.language));
      return seal({ ...document, body }, types[document.content_type]);
    });
  };

  const documents = await sealAt(at);
  const planned: PlannedChange[] = [];
  let before = documents;
  const dated = versions.flatMap((version) =>
    version.written.map(({ id, publicFrom }) => ({ id, publicFrom })),
  );
  const moments = [...dated.map(({ publicFrom }) => publicFrom), ...versions.map((version) => version.at)];
  const ahead = [...new Set(moments)].filter((moment) => moment > at && Number.isFinite(moment));
  for (const moment of ahead.sort((one, other) => one - other).slice(0, MAX_PLANNED)) {
    const after = await sealAt(moment);
    const ids = [
      ...dated.filter(({ publicFrom }) => publicFrom === moment).map(({ id }) => id),
      ...versions.filter((version) => version.at === moment).flatMap((version) => version.ids),
    ];
    planned.push({
      ...{ at: new Date(moment).toISOString(), ids: [...new Set(ids)] },
      dependencies: ingredientsBetween(before, after, types),
    });
    before = after;
  }
  return { documents, planned, drafts: written.filter(({ publicFrom }) => publicFrom === NEVER).length };
}

/** The faults of one file, as fast as a member types: the other files are only read for what it refers to. */
export async function faultsOfFile(
  files: readonly ContentFile[],
  name: string,
  types: DocumentTypes,
  photographs: Photographs,
  memory: ParseMemory | undefined,
): Promise<ContentFault[]> {
  const parsed = await parseFiles(files, types, photographs, memory);
  const own = parsed[files.findIndex((file) => file.name === name)];
  if (!own || own.documents.length === 0) return own?.faults ?? [];
  const written = parsed.flatMap(({ documents }) => documents);
  const { documents, faults } = await connectDocuments(written, types, ({ source }) => source.file === name);
  const ids = new Set(documents.map(({ id }) => id));
  const doubles = findDoubles(written.filter(({ id }) => ids.has(id))).filter(({ file }) => file === name);
  return [...own.faults, ...faults, ...doubles];
}

function parseFiles(
  files: readonly ContentFile[],
  types: DocumentTypes,
  photographs: Photographs,
  memory: ParseMemory | undefined,
): Promise<ParsedFile[]> {
  return mapInTurns(files, (file) =>
    memory ? memory.parse(file, types, photographs) : parseDocuments(file, types, photographs),
  );
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
  const is = new Map(after.map((document) => [document.id, document]));
  const ids = [...new Set([...was.keys(), ...is.keys()])];
  const changed = ids.filter((id) => was.get(id)?.checksum !== is.get(id)?.checksum);
  return [
    ...new Set(
      changed.flatMap((id) => {
        const [one, other] = [was.get(id), is.get(id)];
        return changedDependencies(one, other, types[(other ?? one)?.content_type ?? ""]);
      }),
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
