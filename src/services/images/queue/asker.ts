import { isIPv6 } from "node:net";

/** For whom a picture is made. */
export interface Asker {
  /** Whose share of turns it takes. */
  share: string;
  /** Whether somebody looks at an empty place meanwhile; what is fetched ahead comes after all others. */
  isWaiting: boolean;
  /** Whether a JPEG will do until the picture is there. */
  takesJpeg: boolean;
  /** Tells when they have gone. */
  signal?: AbortSignal | undefined;
}

/** Reads who asks. The address is the one that the server believes, which it wrote there itself. */
export function askerOf({ headers, signal }: Request): Asker {
  return {
    share: networkOf(headers.get("x-forwarded-for") ?? ""),
    isWaiting: !headers.get("sec-purpose")?.startsWith("prefetch"),
    takesJpeg: /(?:^|,)\s*(?:image\/jpeg|image\/\*|\*\/\*)/i.test(headers.get("accept") ?? ""),
    signal,
  };
}

/** Every home has as many IPv6 addresses as it wants, below one network of 64 bits. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [start = "", end] = address.toLowerCase().split("::");
  const groups = start.split(":").filter(Boolean);
  const last = end?.split(":").filter(Boolean) ?? [];
  if (last.at(-1)?.includes(".")) return last.at(-1) ?? address;
  const zeros = Array.from({ length: 8 - groups.length - last.length }, () => "0");
  return `${[...groups, ...zeros, ...last].slice(0, 4).join(":")}::/64`;
}
