import { COUNTRIES } from "../../editions/countries.ts";
import type { DocumentType } from "./document-type.ts";

export interface ListedDocument {
  id: string;
  content_type: string;
  country: string | null;
  position: number;
  body: string;
}

/** For a page that shows this document. */
export function documentDependency(id: string): string {
  return `document ${id}`;
}

/** For a page that shows a list of these, or did not find one: every added or removed document changes it. */
export function listDependency(contentType: string, country?: string): string {
  return country ? `list ${contentType} ${country}` : `list ${contentType}`;
}

/** For a page that shows a static text. */
export function staticDependency(slug: string): string {
  return `static ${slug}`;
}

/** For a page that shows search results; any searchable document may change it. */
export const SEARCH_DEPENDENCY = "search";

/**
 * The dependencies that change when a document is added, removed or changed. A change of its text alone does not
 * affect other lists.
 */
export function changedDependencies(
  before: ListedDocument | undefined,
  after: ListedDocument | undefined,
  type: DocumentType | undefined,
): string[] {
  const document = after ?? before;
  if (!document) return [];
  const listed = before && after && listsAlike(before, after, type) ? [] : listsOf(document);
  return [documentDependency(document.id), ...listed, ...(type?.search ? [SEARCH_DEPENDENCY] : [])];
}

function listsOf({ content_type, country }: ListedDocument): string[] {
  const countries = country === null ? Object.keys(COUNTRIES).map((name) => name.toUpperCase()) : [country];
  return [listDependency(content_type), ...countries.map((name) => listDependency(content_type, name))];
}

function listsAlike(before: ListedDocument, after: ListedDocument, type: DocumentType | undefined): boolean {
  if (before.position !== after.position) return false;
  const [one, other]: unknown[] = [JSON.parse(before.body), JSON.parse(after.body)];
  return (type?.filters ?? []).every(
    (field) => JSON.stringify(valueAt(one, field)) === JSON.stringify(valueAt(other, field)),
  );
}

function valueAt(body: unknown, field: string): unknown {
  return field.split(".").reduce<unknown>((part, name) => {
    return typeof part === "object" && part !== null
      ? Object.getOwnPropertyDescriptor(part, name)?.value
      : undefined;
  }, body);
}
