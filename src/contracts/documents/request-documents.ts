import type { z } from "zod";
import type { Edition } from "../../editions/edition.ts";
import {
  getContent,
  getDocument,
  getPreviousAndNext,
  searchContent,
  searchDocuments,
} from "../calls/document-calls.ts";
import type { Caller } from "../create-caller.ts";
import { deepFreeze } from "../deep-freeze.ts";
import type { Call } from "../define-call.ts";
import { buildFilters, type DocumentFilter } from "../document-filters.ts";
import { failed, type Outcome, succeeded } from "../outcome.ts";
import type { DocumentKind, EditionField } from "./document-kind.ts";
import { DOCUMENTS, type DocumentName, type DocumentOf, storedSchema } from "./documents.ts";

export interface CallContext {
  call: Caller;
  edition: Edition;
}

export interface DocumentsQuery {
  filters?: readonly DocumentFilter[];
  size?: number;
}

/**
 * Reads one document for the edition. A document that does not match the agreed schema is reported and fails. Our own
 * pages are an exception: if an upstream has a different body under that slug, or none, our own document is shown.
 */
export async function requestDocument<Kind extends DocumentName>(
  kind: Kind,
  asking: CallContext,
  ...[slug]: SlugOf<Kind>
): Promise<Outcome<DocumentOf<Kind>>> {
  const { answersAs, isOurs, slugOf }: DocumentKind = DOCUMENTS[kind];
  const definition = answersAs === "page" ? getDocument : getContent;
  const answered = await readDocument(kind, asking, slug, ownIf(isOurs, definition));
  const isTheirs = answersAs === "page" && !isOurs && asking.call.isUpstream?.(definition);
  if (answered.ok || !isTheirs) return answered;
  const { kind: reason } = answered.problem;
  const isUnknown = reason === "bad-document" || (reason === "not-found" && slugOf !== undefined);
  return isUnknown ? readDocument(kind, asking, slug, ownIf(true, definition)) : answered;
}

async function readDocument<Kind extends DocumentName>(
  kind: Kind,
  { call, edition }: CallContext,
  slug: string | undefined,
  definition: typeof getDocument | typeof getContent,
): Promise<Outcome<DocumentOf<Kind>>> {
  const { answersAs, type, slugOf, distinguishedBy }: DocumentKind = DOCUMENTS[kind];
  const pageSlug = slug ?? slugOf?.(edition) ?? "";
  const filters =
    distinguishedBy.length > 0 ? buildFilters(editionFilters(distinguishedBy, edition)) : undefined;
  const outcome = await call<Call>(definition, { contentSlug: type, pageSlug, filters });
  if (!outcome.ok) return outcome;
  const body = answersAs === "page" ? getDocument.answer.parse(outcome.value).jsonBody : outcome.value;
  return readAs(kind, body, { call, edition }, definition);
}

/**
 * Reads the documents of a kind for the edition. A document that does not match the agreed schema is reported and
 * left out. If no document matches, the list has failed, because there are documents that cannot be read.
 */
export async function requestDocuments<Kind extends DocumentName>(
  kind: Kind,
  { call, edition }: CallContext,
  { filters = [], size }: DocumentsQuery = {},
): Promise<Outcome<DocumentOf<Kind>[]>> {
  const { listedBy, type, distinguishedBy, isOurs }: DocumentKind = DOCUMENTS[kind];
  const all = [...editionFilters(distinguishedBy, edition), ...filters];
  const definition = ownIf(isOurs, listedBy === "goobe" ? searchDocuments : searchContent);
  const asked = { contentSlug: type, filters: all.length > 0 ? buildFilters(all) : undefined, size };
  return keepSound(kind, await call(definition, asked), { call, edition }, definition);
}

export async function requestAdjacentDocuments<Kind extends DocumentName>(
  kind: Kind,
  { call, edition }: CallContext,
  slug: string,
  filters: readonly DocumentFilter[],
): Promise<Outcome<DocumentOf<Kind>[]>> {
  const { type, distinguishedBy }: DocumentKind = DOCUMENTS[kind];
  const all = buildFilters([...editionFilters(distinguishedBy, edition), ...filters]);
  const asked = { contentType: type, slug, preNextContentType: type, filters: all };
  return keepSound(kind, await call(getPreviousAndNext, asked), { call, edition }, getPreviousAndNext);
}

/** No slug for a kind of which an edition has only one document. */
export type SlugOf<Kind extends DocumentName> = (typeof DOCUMENTS)[Kind] extends { slugOf: unknown }
  ? []
  : [slug: string];

function ownIf<Definition extends Call>(isOurs: boolean | undefined, definition: Definition): Definition {
  return isOurs ? { ...definition, isOurs } : definition;
}

function keepSound<Kind extends DocumentName>(
  kind: Kind,
  outcome: Outcome<{ contents: unknown[] }>,
  asking: CallContext,
  definition: Call,
): Outcome<DocumentOf<Kind>[]> {
  if (!outcome.ok) return outcome;
  const parsed = outcome.value.contents.map((item) => readAs(kind, item, asking, definition));
  const sound = parsed.flatMap((item) => (item.ok ? [item.value] : []));
  const wrong = parsed.find((item) => !item.ok);
  return sound.length === 0 && wrong ? wrong : succeeded(sound);
}

function readAs<Kind extends DocumentName>(
  kind: Kind,
  answer: unknown,
  { call, edition }: CallContext,
  definition: Call,
): Outcome<DocumentOf<Kind>> {
  const { agreed }: DocumentKind = DOCUMENTS[kind];
  const parsed = parseOnce(storedSchema(kind), answer);
  if (parsed.success) return succeeded(parsed.data);
  const theirs = agreed?.theirs.safeParse(answer);
  if (agreed && theirs?.success) return succeeded(agreed.complete(theirs.data, edition) as DocumentOf<Kind>);
  const error = theirs?.error ?? parsed.error;
  const report = `${definition.name}: a document is not as agreed. ${error.message}`;
  const wrong = failed(502, "Bad Gateway", report, "bad-document");
  call.report?.(wrong.problem, definition);
  return wrong;
}

const parsedBefore = new WeakMap<object, { schema: z.ZodType; parsed: z.ZodSafeParseResult<unknown> }>();

function parseOnce<Schema extends z.ZodType>(schema: Schema, answer: unknown) {
  if (typeof answer !== "object" || answer === null || !Object.isFrozen(answer))
    return schema.safeParse(answer);
  const known = parsedBefore.get(answer);
  if (known?.schema === schema) return known.parsed as z.ZodSafeParseResult<z.output<Schema>>;
  const parsed = schema.safeParse(answer);
  deepFreeze(parsed.data);
  parsedBefore.set(answer, { schema, parsed });
  return parsed;
}

const EDITION_VALUES: Record<EditionField, (edition: Edition) => string> = {
  country: ({ isoCode }) => isoCode,
  countryCode: ({ isoCode }) => isoCode,
  language: ({ languageCode }) => languageCode,
};

function editionFilters(fields: readonly EditionField[], edition: Edition): DocumentFilter[] {
  return fields.map((field) => ({ field, op: "eq", values: [EDITION_VALUES[field](edition)] }));
}
