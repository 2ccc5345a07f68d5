import type { EncodedBody } from "./encoded-body.ts";

/** The header rules of a document: those of the site, of embeds, or of AMP. */
export type DocumentKind = "page" | "embed" | "amp";

export interface CachedPage {
  status: number;
  headers: [string, string][];
  body: EncodedBody;
  kind: DocumentKind;
  /** Hashes of the inline scripts, for the Content-Security-Policy. */
  scriptHashes: readonly string[];
  /** Origins of the frames in the document, for the same header. */
  frameHosts?: readonly string[];
  /** Whether our own pages may show the document in a frame, for the same header. */
  isFramedByUs?: boolean | undefined;
  freshUntil: number;
  /** From this time on the page is wrong and is never shown, not even as a stale copy. */
  endsAt?: number | undefined;
  tags: ReadonlySet<string>;
}

const KEPT_INVALIDATIONS = 1000;
const STALE_FOR_MS = 24 * 60 * 60 * 1000;

function isMadeFrom(page: CachedPage, changed: readonly string[] | undefined): boolean {
  return !changed || changed.some((tag) => page.tags.has(tag));
}

/** The share of the memory for pages that were requested again. */
const PROVEN_SHARE = 0.8;

/**
 * Rendered pages by address; the least recently used are removed first. There is no limit to the number of addresses
 * (filters, rooms, searches): pages that are requested only once push out each other, and not the pages that are read
 * often.
 */
export class PageCache {
  #once = new Map<string, CachedPage>();
  /** Pages that were requested again after they were made. */
  #proven = new Map<string, CachedPage>();
  #bytes = 0;
  #provenBytes = 0;
  #limit: number;
  #now: () => number;
  /** The latest invalidations, each with the changed tags; undefined means all tags. */
  #invalidations: (readonly string[] | undefined)[] = [];
  #forgotten = 0;

  constructor(limitInBytes: number, now = () => Date.now()) {
    this.#limit = limitInBytes;
    this.#now = now;
  }

  get isOn(): boolean {
    return this.#limit > 0;
  }

  get(key: string): CachedPage | undefined {
    const page = this.#proven.get(key) ?? this.#once.get(key);
    if (!page || page.freshUntil <= this.#now()) return undefined;
    this.delete(key);
    this.#keepProven(key, page);
    return page;
  }

  /**
   * A copy that may be stale, for when no new one can be made. A page whose dependencies have changed is never
   * returned.
   */
  getStale(key: string): CachedPage | undefined {
    const page = this.#proven.get(key) ?? this.#once.get(key);
    const until = page && Math.min(page.freshUntil + STALE_FOR_MS, page.endsAt ?? Number.POSITIVE_INFINITY);
    return until !== undefined && until > this.#now() ? page : undefined;
  }

  /**
   * A mark to read before a page is rendered; `set` receives it, and does not store a page whose dependencies have
   * changed since.
   */
  get moment(): number {
    return this.#forgotten + this.#invalidations.length;
  }

  set(key: string, page: CachedPage, madeFrom = this.moment): void {
    if (this.#hasChangedSince(madeFrom, page)) return;
    this.delete(key);
    this.#keepOnce(key, page);
    for (const pages of [this.#once, this.#proven])
      for (const oldest of pages.keys()) {
        if (this.#bytes <= this.#limit) return;
        this.delete(oldest);
      }
  }

  delete(key: string): void {
    const proven = this.#proven.get(key);
    const page = proven ?? this.#once.get(key);
    if (!page) return;
    this.#proven.delete(key);
    this.#once.delete(key);
    this.#bytes -= page.body.size;
    if (proven) this.#provenBytes -= page.body.size;
  }

  invalidate(tags?: Iterable<string>): void {
    const changed = tags && [...tags];
    for (const [key, page] of [...this.#once, ...this.#proven]) {
      if (isMadeFrom(page, changed)) this.delete(key);
    }
    this.#invalidations.push(changed);
    if (this.#invalidations.length > KEPT_INVALIDATIONS) {
      this.#invalidations.shift();
      this.#forgotten += 1;
    }
  }

  #hasChangedSince(moment: number, page: CachedPage): boolean {
    if (moment < this.#forgotten) return true;
    return this.#invalidations.slice(moment - this.#forgotten).some((changed) => isMadeFrom(page, changed));
  }

  #keepOnce(key: string, page: CachedPage): void {
    this.#once.set(key, page);
    this.#bytes += page.body.size;
  }

  #keepProven(key: string, page: CachedPage): void {
    this.#proven.set(key, page);
    this.#bytes += page.body.size;
    this.#provenBytes += page.body.size;
    for (const [oldest, former] of this.#proven) {
      if (this.#provenBytes <= this.#limit * PROVEN_SHARE) break;
      this.delete(oldest);
      this.#keepOnce(oldest, former);
    }
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#once.size + this.#proven.size;
  }
}
