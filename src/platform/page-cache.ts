import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A finished page as it goes over the wire, in each encoding. */
export interface CachedPage {
  status: number;
  headers: [string, string][];
  etag: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
  /** Of the scripts that stand in the document itself, for the Content-Security-Policy. */
  scriptHashes: readonly string[];
  freshUntil: number;
  /** Names of what the page was made from; a change of one of them makes it stale. */
  tags: ReadonlySet<string>;
}

const KEPT_INVALIDATIONS = 1000;

function isMadeFrom(page: CachedPage, changed: readonly string[] | undefined): boolean {
  return !changed || changed.some((tag) => page.tags.has(tag));
}

/** Finished pages by address, least recently used out first. Knows bytes, not what they say. */
export class PageCache {
  #pages = new Map<string, CachedPage>();
  #bytes = 0;
  #limit: number;
  #now: () => number;
  /** The latest invalidations, each with the tags that changed; nothing stands for all. */
  #invalidations: (readonly string[] | undefined)[] = [];
  #forgotten = 0;

  constructor(limitInBytes: number, now: () => number = Date.now) {
    this.#limit = limitInBytes;
    this.#now = now;
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#pages.delete(key);
    if (page.freshUntil <= this.#now()) {
      this.#bytes -= sizeOf(page);
      return undefined;
    }
    this.#pages.set(key, page);
    return page;
  }

  /** A moment before a page is made; `set` takes it, and keeps no page whose ingredients have changed since. */
  get moment(): number {
    return this.#forgotten + this.#invalidations.length;
  }

  set(key: string, page: CachedPage, madeFrom = this.moment): void {
    if (this.#hasChangedSince(madeFrom, page)) return;
    this.delete(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const [oldest] of this.#pages) {
      if (this.#bytes <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(page);
  }

  /** Drops the pages that were made from one of these; all of them when nothing is named. */
  invalidate(tags?: Iterable<string>): void {
    const changed = tags && [...tags];
    for (const [key, page] of this.#pages) {
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

  get size(): number {
    return this.#pages.size;
  }
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export async function encodeBody(text: string): Promise<Pick<CachedPage, "etag" | "bodies">> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    compressGzip(identity, { level: 6 }),
  ]);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { etag, bodies: { br, gzip: gz, identity } };
}

export function chooseEncoding(acceptEncoding: string | null): "br" | "gzip" | "identity" {
  const accepted = (acceptEncoding ?? "").toLowerCase().split(",").map(parseCoding);
  const accepts = (coding: string) => accepted.some((entry) => entry.name === coding && entry.weight > 0);
  if (accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : "identity";
}

function parseCoding(entry: string): { name: string; weight: number } {
  const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return { name, weight: weight === undefined ? 1 : Number(weight) || 0 };
}

function sizeOf(page: CachedPage): number {
  return page.bodies.br.length + page.bodies.gzip.length + page.bodies.identity.length;
}
