import { COUNTRIES } from "../../editions/countries.ts";
import type { DocumentType } from "./document-type.ts";

export interface ListedDocument {
  id: string;
  content_type: string;
  country: string | null;
  position: number;
  body: string;
}

/** A page shows this document. */
export function documentIngredient(id: string): string {
  return `document ${id}`;
}

/** A page shows a list of these, or looked for one in vain: whatever joins or leaves changes it. */
export function listIngredient(contentType: string, country?: string): string {
  return country ? `list ${contentType} ${country}` : `list ${contentType}`;
}

/** A page shows a small text of the static content. */
export function staticIngredient(slug: string): string {
  return `static ${slug}`;
}

/** A page shows what a search found; any document that can be found may change it. */
export const SEARCH_INGREDIENT = "search";

/** What has to be made anew after a document came, went or changed. A change of its words alone leaves other lists alone. */
export function changedIngredients(
  before: ListedDocument | undefined,
  after: ListedDocument | undefined,
  type: DocumentType | undefined,
): string[] {
  const document = after ?? before;
  if (!document) return [];
  const listed = before && after && listsAlike(before, after, type) ? [] : listsOf(document);
  return [documentIngredient(document.id), ...listed, ...(type?.search ? [SEARCH_INGREDIENT] : [])];
}

function listsOf({ content_type, country }: ListedDocument): string[] {
  const countries = country === null ? Object.keys(COUNTRIES).map((name) => name.toUpperCase()) : [country];
  return [listIngredient(content_type), ...countries.map((name) => listIngredient(content_type, name))];
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
