import type { ImageFormat } from "../../contracts/images/image-options.ts";
import { Refusal } from "../http/refusal.ts";
import { FetchProblem } from "./fetch-problem.ts";
import type { GivenPicture } from "./picture-store.ts";
import { type ImageClient, imageClientOf } from "./queue/image-client.ts";
import { TryLater } from "./queue/try-later.ts";

const MEDIA_TYPES = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
} as const satisfies Record<ImageFormat, string>;

const KEPT_FOR_EVER = "public, max-age=31536000, immutable";
const KEPT_FOR_A_DAY = "public, max-age=86400";
/** A quick version for immediate display: the next request gets the picture itself. */
const KEPT_FOR_A_MINUTE = "public, max-age=60";
/** The status that servers log when the client has closed the connection before the response. */
const CLIENT_GONE = 499;

export interface PictureAnswer {
  tag: string;
  format: ImageFormat;
  /** Whether the address changes when the picture does. */
  isImmutable: boolean;
  /** Whether the format was chosen by the Accept header. */
  isNegotiated?: boolean;
  /** Whether other sites may show it, which applies to pictures made for sharing. */
  isForEveryone?: boolean;
  picture: (asker: ImageClient) => Promise<GivenPicture>;
}

/** Answers a request for a picture: 304 if the client has it, and no work if the client has disconnected. */
export async function answerPicture(request: Request, answer: PictureAnswer): Promise<Response> {
  const etag = `"${answer.tag}"`;
  const headers = {
    "content-type": MEDIA_TYPES[answer.format],
    "cache-control": answer.isImmutable ? KEPT_FOR_EVER : KEPT_FOR_A_DAY,
    etag,
    "cross-origin-resource-policy": answer.isForEveryone ? "cross-origin" : "same-site",
    ...(answer.isNegotiated && { vary: "accept" }),
  };
  const kept = keptTags(request);
  if (kept.has(etag) || kept.has("*")) return new Response(null, { status: 304, headers });
  try {
    const { bytes, isQuick } = await answer.picture(imageClientOf(request));
    const given = isQuick ? { ...headers, ...quickHeaders(answer.tag) } : headers;
    if (isQuick && kept.has(given.etag)) return new Response(null, { status: 304, headers: given });
    return new Response(bytes, { headers: { ...given, "content-length": String(bytes.length) } });
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: CLIENT_GONE });
    if (error instanceof TryLater) return new Refusal(503, error.message).respond({ "retry-after": "5" });
    if (error instanceof FetchProblem) return new Refusal(404, error.message).respond();
    throw error;
  }
}

function quickHeaders(tag: string) {
  return {
    "content-type": MEDIA_TYPES.jpg,
    "cache-control": KEPT_FOR_A_MINUTE,
    etag: `"${tag}-quick"`,
    vary: "accept",
  };
}

function keptTags({ headers }: Request): ReadonlySet<string> {
  const tags = (headers.get("if-none-match") ?? "").split(",");
  return new Set(tags.map((tag) => tag.trim().replace(/^W\//, "")));
}
