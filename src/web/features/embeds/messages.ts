import { type CtaType, isCtaType } from "../../../contracts/leads/cta-types.ts";

/** The messages between an embed and the surrounding page ("ready" means that the sender is listening). */
export type EmbedMessage =
  | { type: "ready" }
  | { type: "height"; height: number }
  | ({ type: "open-form" } & FormRequest)
  | { type: "lead-sent"; ctaType?: CtaType }
  | { type: "close" };

/** The texts and the CTA type of the form, all optional (OE-06). */
export interface FormRequest {
  ctaText?: string;
  formTitle?: string;
  ctaType?: CtaType;
}

const SOURCE = "atrium";
const VERSION = 1;
const MAX_HEIGHT = 20_000;
const MAX_TEXT = 80;

export function writeMessage(message: EmbedMessage): Record<string, unknown> {
  return { source: SOURCE, version: VERSION, ...message };
}

/** Parses the message of another window; undefined if any field is invalid. */
export function parseMessage(data: unknown): EmbedMessage | undefined {
  if (!isRecord(data) || own(data, "source") !== SOURCE || own(data, "version") !== VERSION) return undefined;
  const type = own(data, "type");
  return typeof type === "string" && Object.hasOwn(PARSERS, type) ? PARSERS[type]?.(data) : undefined;
}

/** Applies the same rules to texts in a URL. Invalid texts are left out because people type URLs by hand. */
export function readFormRequest(query: URLSearchParams): FormRequest {
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
    const isHeight = typeof height === "number" && height > 0 && height <= MAX_HEIGHT;
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

/** Many other sites send null for a missing field. */
function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? (fields[name] ?? undefined) : undefined;
}

/**
 * Accepts short text on one line for a heading or a button. It may contain markup characters because it is only shown
 * as text.
 */
function isPlainText(value: unknown): value is string {
  if (typeof value !== "string" || value.length > MAX_TEXT || value.trim() === "") return false;
  return !/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(value);
}

/** The origins whose messages are accepted and that receive messages: "https://partner.example". */
interface OriginRules {
  own: string;
  /** Sites that may embed ours; empty allows all sites. */
  allowed: readonly string[];
}

/** Our pages act on messages of their own embeds and of the named partners only. */
export function isAcceptedOrigin(origin: string, { own, allowed }: OriginRules): boolean {
  return origin === own || allowed.includes(origin);
}

/**
 * Returns the origin that may receive a message, or undefined if none may. An unknown page receives only the height,
 * which it could measure itself.
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

/** The origin of the page around a frame. Browsers that do not list it provide it as the referrer. */
export function parentOrigin(location: FrameLocation, referrer: string): string | undefined {
  const listed = location.ancestorOrigins?.[0];
  if (listed !== undefined) return listed === "null" ? undefined : listed;
  return URL.parse(referrer)?.origin;
}
