import { createHash } from "node:crypto";
import { type LookupAddress, lookup } from "node:dns";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import type { LookupFunction } from "node:net";
import { type ImageHosts, imageHostOf } from "../../contracts/images/image-url.ts";
import { isPrivateAddress } from "../http/private-address.ts";
import { Refusal } from "../http/refusal.ts";
import type { Original } from "./encoder/encode-picture.ts";
import { EncodeProblem } from "./encoder/encoder.ts";
import type { Encoders } from "./encoder/encoders.ts";
import { FetchProblem } from "./fetch-problem.ts";
import type { FileCache } from "./file-cache.ts";
import { findPrint } from "./images-app.ts";
import type { Photographs } from "./photographs.ts";
import type { ImageClient } from "./queue/image-client.ts";
import type { PictureQueue } from "./queue/picture-queue.ts";
import { TryLater } from "./queue/try-later.ts";

export interface FoundPicture {
  original: Original;
  hash: string;
  isImmutable: boolean;
}

/** The only sources of pictures: our own library, and the two image hosts (IM-02). */
export interface Originals {
  /** The picture at a path: `/kitchen-sage-1-3f9c12ab`, or `/@images.example/rooms/1.jpg`. */
  atPath(path: string, asker: ImageClient): Promise<FoundPicture | { movedTo: string } | Refusal>;
  atHost(address: string, asker: ImageClient): Promise<FoundPicture | Refusal>;
}

const FRESH_FOR_MS = 24 * 60 * 60 * 1000;

interface OriginalsParts {
  photographs: Photographs;
  hosts: ImageHosts;
  /**
   * The fetched pictures. A picture is read from there when its work starts, so that waiting requests hold no
   * pictures in memory.
   */
  fetched: FileCache;
  queue: PictureQueue;
  encoders: Pick<Encoders, "measure">;
}

export function createOriginals(parts: OriginalsParts): Originals {
  const { photographs, hosts, fetched, queue, encoders } = parts;

  async function fetchOnce(url: URL, asker: ImageClient): Promise<Uint8Array> {
    const key = hashOf(url.href);
    const kept = await fetched.read(key, FRESH_FOR_MS);
    if (kept) return kept;
    const work = async () => {
      const picture = new Uint8Array(await fetchPicture(url));
      // On a full disk the picture is fetched again.
      await fetched.write(key, picture).catch(() => {});
      return picture;
    };
    return queue.run("fetch", `fetched/${key}`, work, asker);
  }

  async function sizeOf(input: Original["input"]): Promise<{ width: number; height: number }> {
    try {
      return await encoders.measure(input);
    } catch (error) {
      if (!(error instanceof EncodeProblem)) throw error;
      throw new FetchProblem("The picture cannot be read, or is too large.", { cause: error });
    }
  }

  async function atHost(address: string, asker: ImageClient): Promise<FoundPicture | Refusal> {
    if (imageHostOf(address, hosts) === undefined)
      return new Refusal(400, "Pictures of this host are not served here.");
    try {
      const url = new URL(address);
      const bytes = await fetchOnce(url, asker);
      const input = (await fetched.pathOf(hashOf(url.href))) ?? bytes;
      return { original: { input, ...(await sizeOf(input)) }, hash: hashOf(bytes), isImmutable: false };
    } catch (error) {
      if (error instanceof FetchProblem) return new Refusal(404, error.message);
      if (error instanceof TryLater) return new Refusal(503, error.message);
      throw error;
    }
  }

  return {
    atHost,
    async atPath(path, asker) {
      const [, host, rest] = /^\/@([^/]+)(\/.+)$/s.exec(path) ?? [];
      if (host !== undefined) return atHost(`${schemeOf(host, hosts)}//${host}${rest}`, asker);
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

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_MS = 8000;

/**
 * Fetches a picture from an allowed host. Redirects are not followed, a name that resolves to a private network is
 * not called, and size and time are limited: the host is trusted only with its pictures.
 */
async function fetchPicture(url: URL, mostMs = MAX_MS): Promise<Buffer> {
  const signal = AbortSignal.timeout(mostMs);
  try {
    const response = await send(url, signal);
    if (response.statusCode !== 200) {
      response.destroy();
      throw new FetchProblem(`The picture's host answered ${response.statusCode}.`);
    }
    const picture = await readBody(response);
    if (!isPicture(picture)) throw new FetchProblem("The host sent a file that is not a picture.");
    return picture;
  } catch (error) {
    if (error instanceof FetchProblem) throw error;
    throw new FetchProblem("The picture's host does not answer.", { cause: error });
  }
}

function send(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestSecure : requestPlain;
  const options = { signal, lookup: lookupPublic, headers: { accept: "image/*" }, agent: false };
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on("error", reject).end();
  });
}

// Checked when the connection is made, because an earlier check could get another address than the connection. A host
// that the operator configured as an IP address is not looked up, and is therefore allowed.
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, []);
    const allowed = found.filter(({ address }) => !isPrivateAddress(address));
    if (allowed.length === 0) return done(new Error(`${hostname} resolves to a private network`), []);
    if (options.all) return done(null, allowed);
    const [first] = allowed;
    return done(null, first?.address ?? "", first?.family);
  });
};

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > MAX_BYTES) {
      response.destroy();
      throw new FetchProblem("The picture is larger than 20 MB.");
    }
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

/** Decided by the first bytes, whatever type the host sends: drawings and documents are not photographs. */
export function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return (
    start.startsWith("\xff\xd8\xff") ||
    start.startsWith("\x89PNG\r\n\x1a\n") ||
    /^RIFF.{4}WEBP/s.test(start) ||
    /^.{4}ftypavi[fs]/s.test(start)
  );
}
