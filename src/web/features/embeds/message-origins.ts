import type { EmbedMessage } from "./messages.ts";

/** Which windows are listened to and spoken to. The names are origins: "https://partner.example". */
export interface OriginRules {
  own: string;
  /** Sites that may embed ours; any when empty. */
  allowed: readonly string[];
}

/** Pages of ours act on what their own embeds say, and on what the named partners say; on nobody else's word. */
export function isHeard(origin: string, { own, allowed }: OriginRules): boolean {
  return origin === own || allowed.includes(origin);
}

/**
 * The origin that an embed may tell this to; nothing when it must keep silent. Only how tall it is, which every page can
 * see for itself, may go to a page that nobody knows.
 */
export function targetFor(
  message: EmbedMessage,
  parent: string | undefined,
  { own, allowed }: OriginRules,
): string | undefined {
  const isAllowed = (origin: string) => origin === own || allowed.length === 0 || allowed.includes(origin);
  if (parent !== undefined) return isAllowed(parent) ? parent : undefined;
  return message.type === "height" && allowed.length === 0 ? "*" : undefined;
}

interface FrameLocation {
  ancestorOrigins?: { readonly length: number; readonly [index: number]: string };
}

/** Of the page around a frame. Not every browser lists it; the page that a frame was opened from is the same one. */
export function parentOrigin(location: FrameLocation, referrer: string): string | undefined {
  const listed = location.ancestorOrigins?.[0];
  if (listed !== undefined) return listed === "null" ? undefined : listed;
  return URL.parse(referrer)?.origin;
}
