/**
 * A posting says that a document holds a word, and how prominently: one whole number, the rank of the place times 2³² plus
 * the document's number. In ascending order they are in order of merit. A block packs up to a few hundred of them, each as
 * its distance from the one before.
 */
export type Posting = number;

const RANK = 2 ** 32;

export function postingOf(rank: number, document: number): Posting {
  return rank * RANK + document;
}

export function rankOf(posting: Posting): number {
  return Math.floor(posting / RANK);
}

export function documentOf(posting: Posting): number {
  return posting % RANK;
}

export function packPostings(postings: readonly Posting[]): Uint8Array {
  const bytes: number[] = [];
  let last = 0;
  for (const posting of postings) {
    let rest = posting - last;
    last = posting;
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

export function unpackPostings(bytes: Uint8Array): Posting[] {
  const postings: Posting[] = [];
  let last = 0;
  let rest = 0;
  let scale = 1;
  for (const byte of bytes) {
    rest += (byte % 128) * scale;
    scale *= 128;
    if (byte >= 128) continue;
    last += rest;
    postings.push(last);
    rest = 0;
    scale = 1;
  }
  return postings;
}
