import { createHash } from "node:crypto";
import { type ImageHosts, imageHostOf } from "../../contracts/images/image-url.ts";
import { Refusal } from "../http/refusal.ts";
import { type Original, openPicture } from "./encode-picture.ts";
import { FetchProblem, fetchPicture } from "./fetch-picture.ts";
import type { FileCache } from "./file-cache.ts";
import { findPrint } from "./images-app.ts";
import { limitConcurrency, TooBusy } from "./limit-concurrency.ts";
import type { Photographs } from "./photographs.ts";
import { shareWork } from "./share-work.ts";

/** A picture to work on, and digits that change with it. */
export interface FoundPicture {
  original: Original;
  hash: string;
  /** Whether its address changes when it does. */
  isImmutable: boolean;
}

/** Where a picture may come from: our own library, and the two image hosts (IM-02). Nowhere else. */
export interface Originals {
  /** The picture of a path: `/kitchen-sage-1-3f9c12ab`, or `/@images.example/rooms/1.jpg`. */
  atPath(path: string): Promise<FoundPicture | { movedTo: string } | Refusal>;
  atHost(address: string): Promise<FoundPicture | Refusal>;
}

const FRESH_FOR_MS = 24 * 60 * 60 * 1000;
const MOST_FETCHES_AT_ONCE = 4;
const MOST_WAITING = 32;

export function createOriginals(photographs: Photographs, hosts: ImageHosts, fetched: FileCache): Originals {
  const once = shareWork<Uint8Array>();
  const inTurn = limitConcurrency(MOST_FETCHES_AT_ONCE, MOST_WAITING);

  async function fetchOnce(url: URL): Promise<Uint8Array> {
    const key = hashOf(url.href);
    const kept = await fetched.read(key, FRESH_FOR_MS);
    if (kept) return kept;
    return once(key, async () => {
      const picture = await inTurn(() => fetchPicture(url));
      // A full disk only means to fetch it again.
      await fetched.write(key, picture).catch(() => {});
      return picture;
    });
  }

  async function atHost(address: string): Promise<FoundPicture | Refusal> {
    if (imageHostOf(address, hosts) === undefined)
      return new Refusal(400, "Pictures of this host are not served here.");
    try {
      const input = await fetchOnce(new URL(address));
      return { original: { input, ...(await sizeOf(input)) }, hash: hashOf(input), isImmutable: false };
    } catch (error) {
      if (error instanceof FetchProblem) return new Refusal(404, error.message);
      if (error instanceof TooBusy) return new Refusal(503, error.message);
      throw error;
    }
  }

  return {
    atHost,
    async atPath(path) {
      const [, host, rest] = /^\/@([^/]+)(\/.+)$/s.exec(path) ?? [];
      if (host !== undefined) return atHost(`${schemeOf(host, hosts)}//${host}${rest}`);
      const [, picture = ""] = /^\/([a-z0-9-]+)$/.exec(path) ?? [];
      const print = await findPrint(photographs, picture);
      if (!print) return new Refusal(404, "There is no photograph of this name.");
      const { photograph, hash, isCurrent } = print;
      if (!isCurrent) return { movedTo: `/${photograph.name}-${hash}` };
      return { original: { ...photograph, input: photograph.file }, hash, isImmutable: true };
    },
  };
}

function schemeOf(host: string, hosts: ImageHosts): string {
  const addresses = [hosts.a, hosts.b].flatMap((address) => URL.parse(address ?? "") ?? []);
  return addresses.find((address) => address.host === host)?.protocol ?? "https:";
}

async function sizeOf(input: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await openPicture(input).metadata();
    return autoOrient;
  } catch (error) {
    throw new FetchProblem("The picture cannot be read, or is too large.", { cause: error });
  }
}

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}
