import { createHash } from "node:crypto";
import { HOSTS, OWN_PATHS } from "../../contracts/hosts.ts";
import { Refusal } from "../http/refusal.ts";
import type { Encoders } from "./encoder/encoders.ts";
import { findPrint } from "./images-app.ts";
import type { FoundPicture, Originals } from "./originals.ts";
import type { Photographs } from "./photographs.ts";
import type { Asker } from "./queue/asker.ts";

interface Parts {
  photographs: Photographs;
  originals: Originals;
  encoders: Pick<Encoders, "measure">;
  publicUrl: string;
  /** Our own backends, which serve the pictures in other sizes. */
  answer: (request: Request) => Response | Promise<Response>;
}

const OURS = new RegExp(`^(?:${OWN_PATHS.images}|${HOSTS.dobby.embeddedAt}/[ab])/`);
const MOST_REDIRECTS = 1;

/** The picture of an address: of the library whole or in any size, or of one of the two image hosts. */
export async function findPicture(
  address: string,
  asker: Asker,
  parts: Parts,
): Promise<FoundPicture | Refusal> {
  const path = ownPath(address, parts.publicUrl);
  if (path === undefined) return parts.originals.atHost(address, asker);
  const [, picture] = /^\/api\/images\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (picture !== undefined) {
    const print = await findPrint(parts.photographs, picture);
    if (!print) return new Refusal(404, "There is no photograph of this name.");
    const { photograph, hash } = print;
    return { original: { ...photograph, input: photograph.file }, hash, isImmutable: true };
  }
  if (!OURS.test(path)) return new Refusal(404, "This is no address of a picture.");
  return readOwn(path, asker, parts);
}

// A path of ours, also when it is written with our own host in front.
function ownPath(address: string, publicUrl: string): string | undefined {
  const own = URL.parse(publicUrl) ?? new URL("http://embedded");
  const url = URL.parse(address, own);
  const isOurs = url !== null && url.origin === own.origin && url.username === "";
  return isOurs ? url.pathname + url.search : undefined;
}

async function readOwn(
  path: string,
  asker: Asker,
  parts: Parts,
  redirectsLeft = MOST_REDIRECTS,
): Promise<FoundPicture | Refusal> {
  // Not as a quick JPEG: what is made of it is kept for ever.
  const headers = { accept: "image/webp", "x-forwarded-for": asker.share };
  const request = new Request(`http://embedded${path}`, { headers, signal: asker.signal ?? null });
  const response = await parts.answer(request);
  const location = response.headers.get("location");
  if (location && redirectsLeft > 0) return readOwn(location, asker, parts, redirectsLeft - 1);
  if (response.status !== 200) return new Refusal(404, "There is no such picture.");
  const input = new Uint8Array(await response.arrayBuffer());
  const { width, height } = await parts.encoders.measure(input);
  const hash = createHash("sha256").update(input).digest("hex").slice(0, 32);
  return { original: { input, width, height }, hash, isImmutable: true };
}
