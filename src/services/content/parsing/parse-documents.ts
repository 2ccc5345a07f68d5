import { basename, extname } from "node:path";
import { z } from "zod";
import { isCountry } from "../../../editions/countries.ts";
import { LANGUAGE_CODES } from "../../../editions/languages.ts";
import { isRegion, REGIONS } from "../../../editions/regions.ts";
import type { ContentFault } from "../../files/content-problem.ts";
import type { JsonPath } from "../../files/locate-json.ts";
import type { Photographs } from "../../images/photographs.ts";
import type { ContentFile } from "../document-source.ts";
import { type CompletionContext, type DocumentType, type DocumentTypes, schemaOf } from "../document-type.ts";
import { ALWAYS, momentOf, NEVER, PublishAt } from "../publication/publish-at.ts";
import { addressOfPhotograph, expandPhotos, type PhotoFault } from "./expand-photos.ts";
import { readSource } from "./read-source.ts";

export interface ParsedDocument {
  id: string;
  content_type: string;
  slug: string;
  country: string | null;
  language: string | null;
  position: number;
  /** The time from which it is public; see `publication/publish-at.ts`. */
  publicFrom: number;
  /** Undefined if the document does not match its schema. */
  body: object | undefined;
  source: SourceLocation;
}

export interface SourceLocation {
  file: string;
  /** Of the document in its file. */
  path: JsonPath;
  /** The line of a part of it, or of the whole document without a path. */
  line(path?: JsonPath): number;
}

const Address = z.looseObject({
  slug: z
    .string()
    .regex(/^[\w-]+$/, "must be made of letters, digits, - and _")
    .optional(),
  country: z
    .string()
    .refine((code) => isCountry(code.toLowerCase()), "must be a country that we serve")
    .optional(),
  language: z.enum(LANGUAGE_CODES, `must be ${LANGUAGE_CODES.join(" or ")}`).optional(),
  position: z.number().int().optional(),
  draft: z.boolean("must be true or false").optional(),
  publishAt: PublishAt.optional(),
});

/**
 * Reads the documents of a file `documents/<content type>/[<region>/]<slug>.json` or `.md`. A JSON file contains one
 * document or a list of them; the order of a list is the gallery order. A folder with the name of a region sets the
 * country and the language.
 */
export async function parseDocuments(
  file: ContentFile,
  types: DocumentTypes,
  photographs: Photographs,
): Promise<{ documents: ParsedDocument[]; faults: ContentFault[] }> {
  const { name } = file;
  const source = await readSource(file, photographs);
  const faults: ContentFault[] = source.faults.map((fault) => ({ file: name, ...fault }));
  const blame = (path: JsonPath, reason: string) => {
    faults.push({ file: name, line: source.lineOf(path), reason, path });
    return undefined;
  };

  const [, contentType = "", ...folders] = name.split("/").slice(0, -1);
  const type = types[contentType];
  if (!type) blame([], `there is no content type "${contentType}"`);
  if (!type || source.value === undefined) return { documents: [], faults };

  const region = folders.find(isRegion);

  async function parseOne(
    type: DocumentType,
    value: unknown,
    path: JsonPath,
    index: number,
  ): Promise<ParsedDocument | undefined> {
    const head = Address.safeParse(value);
    if (!head.success) return blameIssues(head.error, path);
    const { slug = nameOf(name, path), country, language, position, draft, publishAt, ...raw } = head.data;
    if (!slug) return blame(path, "a document of a list needs a slug");
    if (region && (country ?? language))
      return blame(path, `the folder "${region}" already sets the edition; remove country and language`);
    const schema = schemaOf(type, slug);
    if (!schema) return blame(path, `no schema is known for the ${contentType} document "${slug}"`);

    const expanded = await expandPhotos(raw, photographs);
    for (const fault of expanded.faults) blame([...path, ...fault.path], fault.reason);
    const body = schema.safeParse(expanded.value);
    if (!body.success) blameIssues(body.error, path, expanded.faults);
    const address = addressOf(contentType, slug, region ? REGIONS[region] : { country, language });
    const noAddress = type.whyNoAddress?.(address);
    if (noAddress) blame(path, noAddress);
    const { complete = asWritten, order = () => index } = type;
    const isWhole = body.success && expanded.faults.length === 0;
    const completed = isWhole
      ? await complete(body.data as never, completionContext(address, path))
      : undefined;
    return {
      ...address,
      position: position ?? (completed ? order(completed as never) : index),
      publicFrom: publicFrom({ draft, publishAt, country: address.country }, type, completed),
      body: completed,
      source: {
        file: name,
        path,
        line: (deeper = []) => source.lineOf([...path, ...deeper]),
      },
    };
  }

  function completionContext(address: ReturnType<typeof addressOf>, path: JsonPath): CompletionContext {
    return {
      slug: address.slug,
      country: address.country ?? undefined,
      language: address.language ?? undefined,
      photographs,
      addressOf: (photograph) => addressOfPhotograph(photographs, photograph),
      blame: (deeper, reason) => blame([...path, ...deeper], reason),
    };
  }

  function blameIssues(error: z.ZodError, path: JsonPath, known: readonly PhotoFault[] = []): undefined {
    const knownPaths = known.map((fault) => pathText(fault.path));
    for (const issue of error.issues) {
      const where = pathText(issue.path);
      if (!knownPaths.includes(where)) blame([...path, ...issue.path], `${where}${issue.message}`);
    }
  }

  const content = source.value;
  // In the order of the file, whichever photograph is read first, because data derived from documents must not depend
  // on it.
  const documents = await Promise.all(
    Array.isArray(content)
      ? content.map((value, index) => parseOne(type, value, [index], index))
      : [parseOne(type, content, [], 0)],
  );
  return {
    documents: documents.filter((document) => document !== undefined),
    faults: faults.sort((one, other) => one.line - other.line),
  };
}

function publicFrom(
  written: { draft?: boolean | undefined; publishAt?: string | undefined; country: string | null },
  { datedBy }: DocumentType,
  body: object | undefined,
): number {
  if (written.draft) return NEVER;
  const ownCountry = written.country ? [written.country] : [];
  const dated = body && datedBy?.(body as never);
  const from = dated ? momentOf(dated.day, dated.countries ?? ownCountry) : ALWAYS;
  if (written.publishAt === undefined) return from;
  return Math.max(from, momentOf(written.publishAt, dated?.countries ?? ownCountry));
}

function asWritten(body: object): object {
  return body;
}

/** A file with one document has the name of the document. */
function nameOf(file: string, path: JsonPath): string | undefined {
  return path.length === 0 ? basename(file, extname(file)) : undefined;
}

export function addressOf(
  content_type: string,
  slug: string,
  edition: { country?: string | undefined; language?: string | undefined },
) {
  const country = edition.country?.toUpperCase() ?? null;
  const language = edition.language?.toUpperCase() ?? null;
  return {
    id: [content_type, slug, country ?? "", language ?? ""].join(":"),
    content_type,
    slug,
    country,
    language,
  };
}

function pathText(path: JsonPath): string {
  return path.length > 0 ? `${path.map(String).join(".")}: ` : "";
}
