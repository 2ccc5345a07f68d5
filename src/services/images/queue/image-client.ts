import { networkOf } from "../../../platform/queues/network-of.ts";

export interface ImageClient {
  share: string;
  isWaiting: boolean;
  /** Whether a JPEG is acceptable until the picture is ready. */
  takesJpeg: boolean;
  /** Aborted when the client has disconnected. */
  signal?: AbortSignal | undefined;
}

export function imageClientOf({ headers, signal }: Request): ImageClient {
  return {
    share: networkOf(headers.get("x-forwarded-for") ?? ""),
    isWaiting: !headers.get("sec-purpose")?.startsWith("prefetch"),
    takesJpeg: /(?:^|,)\s*(?:image\/jpeg|image\/\*|\*\/\*)/i.test(headers.get("accept") ?? ""),
    signal,
  };
}
