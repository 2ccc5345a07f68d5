import { networkOf } from "../../../platform/turns/network-of.ts";

export interface Asker {
  share: string;
  isWaiting: boolean;
  /** Whether a JPEG will do until the picture is there. */
  takesJpeg: boolean;
  /** Tells when they have gone. */
  signal?: AbortSignal | undefined;
}

export function askerOf({ headers, signal }: Request): Asker {
  return {
    share: networkOf(headers.get("x-forwarded-for") ?? ""),
    isWaiting: !headers.get("sec-purpose")?.startsWith("prefetch"),
    takesJpeg: /(?:^|,)\s*(?:image\/jpeg|image\/\*|\*\/\*)/i.test(headers.get("accept") ?? ""),
    signal,
  };
}
