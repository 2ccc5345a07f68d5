import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * The brotli quality: a personal response is read once, a page by some visitors for minutes, a built file by all
 * visitors for weeks.
 */
export const QUALITY = { once: 3, page: 5, file: 11 } as const;

/** The factor for a text with its compressed copies: each copy is at most a fifth of it. */
const WITH_COPIES = 1.4;

export class EncodedBody {
  readonly identity: Buffer;
  readonly etag: string;
  #ready = new Map<Encoding, Buffer>();
  #making = new Map<Encoding, Promise<Buffer>>();

  #quality: number;

  constructor(text: string | Buffer, quality: number = QUALITY.page) {
    this.identity = typeof text === "string" ? Buffer.from(text) : text;
    this.#quality = quality;
    this.etag = `"${createHash("sha256").update(this.identity).digest("base64url").slice(0, 22)}"`;
    this.#ready.set("identity", this.identity);
  }

  /** Undefined if it has never been requested. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding);
  }

  async encoded(encoding: Encoding): Promise<Buffer> {
    return this.#ready.get(encoding) ?? this.#making.get(encoding) ?? this.#make(encoding);
  }

  /** The same before and after the copies are made, so that a sum of sizes stays correct. */
  get size(): number {
    return Math.ceil(this.identity.length * WITH_COPIES);
  }

  #make(encoding: Encoding): Promise<Buffer> {
    const made = this.#compress(encoding);
    this.#making.set(encoding, made);
    return made
      .then((bytes) => {
        this.#ready.set(encoding, bytes);
        return bytes;
      })
      .finally(() => this.#making.delete(encoding));
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    if (encoding === "identity") return this.identity;
    if (encoding === "gzip") return compressGzip(this.identity, { level: 6 });
    return compressBrotli(this.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: this.#quality } });
  }
}

/** Browsers send only a few different headers, with every request. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

export function chooseEncoding(acceptEncoding: string | null): Encoding {
  const header = acceptEncoding ?? "";
  const known = chosen.get(header);
  if (known) return known;
  const encoding = readEncoding(header);
  chosen.set(header, encoding);
  return encoding;
}

function readEncoding(header: string): Encoding {
  const accepted = header.toLowerCase().split(",").map(parseCoding);
  const accepts = (coding: string) => accepted.some((entry) => entry.name === coding && entry.weight > 0);
  if (accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : "identity";
}

function parseCoding(entry: string): { name: string; weight: number } {
  const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return { name, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
