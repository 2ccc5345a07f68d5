import type { ImageFormat } from "../../contracts/images/image-options.ts";
import { Refusal } from "../http/refusal.ts";
import { FetchProblem } from "./fetch-problem.ts";
import type { GivenPicture } from "./picture-store.ts";
import { type Asker, askerOf } from "./queue/asker.ts";
import { NotNow } from "./queue/not-now.ts";

const MEDIA_TYPES = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
} as const satisfies Record<ImageFormat, string>;

const KEPT_FOR_EVER = "public, max-age=31536000, immutable";
const KEPT_FOR_A_DAY = "public, max-age=86400";
/** Something to show at once: whoever comes back gets the picture itself. */
const KEPT_FOR_A_MINUTE = "public, max-age=60";
/** What servers write into their logs when nobody waits for the answer any more. */
const CLIENT_GONE = 499;

export interface PictureAnswer {
  tag: string;
  format: ImageFormat;
  /** Whether the address changes when the picture does. */
  isImmutable: boolean;
  /** Whether the format was chosen by what the client accepts. */
  isNegotiated?: boolean;
  /** Whether pages of other sites may show it: what is made to be passed on. */
  isForEveryone?: boolean;
  picture: (asker: Asker) => Promise<GivenPicture>;
}

/** Answers a request for a picture: 304 to whoever has it, and no work for whoever has gone. */
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
    const { bytes, isQuick } = await answer.picture(askerOf(request));
    const given = isQuick ? { ...headers, ...quickHeaders(answer.tag) } : headers;
    if (isQuick && kept.has(given.etag)) return new Response(null, { status: 304, headers: given });
    return new Response(bytes, { headers: { ...given, "content-length": String(bytes.length) } });
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: CLIENT_GONE });
    if (error instanceof NotNow) return new Refusal(503, error.message).respond({ "retry-after": "5" });
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
