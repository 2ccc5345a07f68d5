import { type CtaType, isCtaType } from "../../../contracts/leads/cta-types.ts";

/** What an embed says to the page around it, and that page to the embed ("ready": I am listening). */
export type EmbedMessage =
  | { type: "ready" }
  | { type: "height"; height: number }
  | ({ type: "open-form" } & FormWish)
  | { type: "lead-sent"; ctaType?: CtaType }
  | { type: "close" };

/** How the form is to introduce itself; each of them may be missing (OE-06). */
export interface FormWish {
  ctaText?: string;
  formTitle?: string;
  ctaType?: CtaType;
}

const SOURCE = "atrium";
const VERSION = 1;
const MOST_HEIGHT = 20_000;
const MOST_TEXT = 80;

export function writeMessage(message: EmbedMessage): Record<string, unknown> {
  return { source: SOURCE, version: VERSION, ...message };
}

/** The message in what another window has sent, or nothing: a message with one wrong field is no message. */
export function parseMessage(data: unknown): EmbedMessage | undefined {
  if (!isRecord(data) || own(data, "source") !== SOURCE || own(data, "version") !== VERSION) return undefined;
  const type = own(data, "type");
  return typeof type === "string" && Object.hasOwn(PARSERS, type) ? PARSERS[type]?.(data) : undefined;
}

/** The same rules for texts that come in an address. Wrong ones are left out: an address is typed by people. */
export function readFormWish(query: URLSearchParams): FormWish {
  const [ctaText, formTitle] = [query.get("ctaText"), query.get("formTitle")];
  const ctaType = query.get("ctaType");
  return {
    ...(isPlainText(ctaText) && { ctaText: ctaText.trim() }),
    ...(isPlainText(formTitle) && { formTitle: formTitle.trim() }),
    ...(isCtaType(ctaType) && { ctaType }),
  };
}

type Fields = Record<string, unknown>;

const PARSERS: Record<string, (fields: Fields) => EmbedMessage | undefined> = {
  ready: () => ({ type: "ready" }),
  close: () => ({ type: "close" }),
  height: (fields) => {
    const height = own(fields, "height");
    const isHeight = typeof height === "number" && height > 0 && height <= MOST_HEIGHT;
    return isHeight ? { type: "height", height: Math.ceil(height) } : undefined;
  },
  "open-form": (fields) => {
    const ctaText = own(fields, "ctaText");
    const formTitle = own(fields, "formTitle");
    const ctaType = own(fields, "ctaType");
    if (ctaText !== undefined && !isPlainText(ctaText)) return undefined;
    if (formTitle !== undefined && !isPlainText(formTitle)) return undefined;
    if (ctaType !== undefined && !isCtaType(ctaType)) return undefined;
    return {
      type: "open-form",
      ...(ctaText !== undefined && { ctaText: ctaText.trim() }),
      ...(formTitle !== undefined && { formTitle: formTitle.trim() }),
      ...(ctaType !== undefined && { ctaType }),
    };
  },
  "lead-sent": (fields) => {
    const ctaType = own(fields, "ctaType");
    if (ctaType === undefined) return { type: "lead-sent" };
    return isCtaType(ctaType) ? { type: "lead-sent", ctaType } : undefined;
  },
};

function isRecord(data: unknown): data is Fields {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** Null stands for "not said" in many hosts' code. */
function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? (fields[name] ?? undefined) : undefined;
}

/** Words for a heading or a button: short, on one line, and never markup, because it is only ever shown as text. */
function isPlainText(value: unknown): value is string {
  if (typeof value !== "string" || value.length > MOST_TEXT || value.trim() === "") return false;
  return !/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(value);
}

/** Which windows are listened to and spoken to. The names are origins: "https://partner.example". */
interface OriginRules {
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
