/**
 * A document with its kind in one number of 31 bits, so that references in ascending order are in the order of kinds and,
 * within a kind, of documents.
 */
export type Reference = number;

const DOCUMENTS = 2 ** 27;

export function referenceOf(kind: number, document: number): Reference {
  return kind * DOCUMENTS + document;
}

export function documentOfReference(reference: Reference): number {
  return reference % DOCUMENTS;
}

export function kindOfReference(reference: Reference): number {
  return Math.floor(reference / DOCUMENTS);
}
