import type { ImageFormat } from "../../contracts/images/image-options.ts";
import { Refusal } from "../http/refusal.ts";
import { FetchProblem } from "./fetch-picture.ts";
import { TooBusy } from "./limit-concurrency.ts";

const MEDIA_TYPES = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
} as const satisfies Record<ImageFormat, string>;

const KEPT_FOR_EVER = "public, max-age=31536000, immutable";
const KEPT_FOR_A_DAY = "public, max-age=86400";
/** What servers write into their logs when nobody waits for the answer any more. */
const CLIENT_GONE = 499;

export interface PictureAnswer {
  /** Without quotes. */
  tag: string;
  format: ImageFormat;
  /** Whether the address changes when the picture does. */
  isImmutable: boolean;
  /** Whether the format was chosen by what the client accepts. */
  isNegotiated?: boolean;
  /** Whether pages of other sites may show it: what is made to be passed on. */
  isForEveryone?: boolean;
  picture: (signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Answers a request for a picture: 304 to whoever has it, and no work for whoever has gone. */
export async function answerPicture(request: Request, answer: PictureAnswer): Promise<Response> {
  const etag = `"${answer.tag}"`;
  const headers: Record<string, string> = {
    "content-type": MEDIA_TYPES[answer.format],
    "cache-control": answer.isImmutable ? KEPT_FOR_EVER : KEPT_FOR_A_DAY,
    etag,
    "cross-origin-resource-policy": answer.isForEveryone ? "cross-origin" : "same-site",
    ...(answer.isNegotiated && { vary: "accept" }),
  };
  if (isKept(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  try {
    const picture = await answer.picture(request.signal);
    return new Response(picture, { headers: { ...headers, "content-length": String(picture.length) } });
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: CLIENT_GONE });
    if (error instanceof TooBusy) return new Refusal(503, error.message).respond({ "retry-after": "5" });
    if (error instanceof FetchProblem) return new Refusal(404, error.message).respond();
    throw error;
  }
}

function isKept(header: string | null, etag: string): boolean {
  const kept = (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return kept.includes(etag) || kept.includes("*");
}
