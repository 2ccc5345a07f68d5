import { type LookupAddress, lookup } from "node:dns";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import type { LookupFunction } from "node:net";
import { isPrivateAddress } from "../http/private-address.ts";
import { FetchProblem } from "./fetch-problem.ts";

const MOST_BYTES = 20 * 1024 * 1024;
const MOST_MS = 8000;

/**
 * Fetches a picture from an allowed host. Redirects are not followed, a name that leads into a private network is not
 * called, and size and time have limits: the host is trusted with its pictures and with nothing else.
 */
export async function fetchPicture(url: URL, mostMs = MOST_MS): Promise<Buffer> {
  const signal = AbortSignal.timeout(mostMs);
  try {
    const response = await send(url, signal);
    if (response.statusCode !== 200) {
      response.destroy();
      throw new FetchProblem(`The picture's host answered ${response.statusCode}.`);
    }
    const picture = await readBody(response);
    if (!isPicture(picture)) throw new FetchProblem("The host sent something that is no picture.");
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

// Asked when the connection is made: a check before it could be told another address than the connection is. A host that
// the operator wrote as an address is not looked up, and so is the operator's own wish.
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, []);
    const allowed = found.filter(({ address }) => !isPrivateAddress(address));
    if (allowed.length === 0) return done(new Error(`${hostname} leads into a private network`), []);
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
    if (bytes > MOST_BYTES) {
      response.destroy();
      throw new FetchProblem("The picture is larger than 20 MB.");
    }
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

/** By its first bytes, whatever the host calls it: drawings and documents are no photographs. */
export function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return (
    start.startsWith("\xff\xd8\xff") ||
    start.startsWith("\x89PNG\r\n\x1a\n") ||
    /^RIFF.{4}WEBP/s.test(start) ||
    /^.{4}ftypavi[fs]/s.test(start)
  );
}
