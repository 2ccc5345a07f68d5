import { createHash } from "node:crypto";
import { DEFAULT_BRAND_NAME } from "../../platform/config.ts";
import { type ContentFault, ContentProblem } from "../files/content-problem.ts";
import type { Photographs } from "../images/photographs.ts";
import { connectDocuments } from "./connect-documents.ts";
import type { ContentFile } from "./document-source.ts";
import type { DocumentType, DocumentTypes } from "./document-type.ts";
import { fillBrand } from "./fill-brand.ts";
import { type ParsedDocument, parseDocuments } from "./parse-documents.ts";

/** A document as it is stored. */
export interface SealedDocument extends Omit<ParsedDocument, "body" | "place"> {
  body: string;
  checksum: string;
}

/** Everything that the files say, with the brand's name in it, ready to be stored. Faults are told all at once. */
export async function readDocuments(
  files: readonly ContentFile[],
  types: DocumentTypes,
  photographs: Photographs,
  brandName = DEFAULT_BRAND_NAME,
): Promise<SealedDocument[]> {
  const parsed = await Promise.all(files.map((file) => parseDocuments(file, types, photographs)));
  const connected = connectDocuments(
    parsed.flatMap((file) => file.documents),
    types,
  );
  // What a file says that cannot be read at all is missing to others; that is no fault of theirs.
  const isUnreadable = parsed.some(({ documents, faults }) => documents.length === 0 && faults.length > 0);
  const faults = [
    ...parsed.flatMap((file) => file.faults),
    ...(isUnreadable ? [] : connected.faults),
    ...findDoubles(connected.documents),
  ];
  if (faults.length > 0) throw new ContentProblem(faults);
  return connected.documents
    .map((document) => ({ ...document, body: fillBrand(document.body, brandName) }))
    .map((document) => seal(document, types[document.content_type]));
}

function findDoubles(documents: readonly ParsedDocument[]): ContentFault[] {
  const first = new Map<string, ParsedDocument>();
  return documents.flatMap((document) => {
    const twin = first.get(document.id);
    if (!twin) first.set(document.id, document);
    if (!twin) return [];
    const reason = `the same document stands in ${twin.place.file}:${twin.place.line()}`;
    return [{ file: document.place.file, line: document.place.line(), reason }];
  });
}

function seal(
  { place, body = {}, ...address }: ParsedDocument,
  type: DocumentType | undefined,
): SealedDocument {
  const position = Math.round(type?.order?.(body as never) ?? address.position);
  const text = JSON.stringify(body);
  const checksum = createHash("sha256").update(`${position} ${text}`).digest("hex");
  return { ...address, position, body: text, checksum };
}
