import { keep, keptJson } from "../../../frame/state/browser-storage.ts";

/** What somebody typed and has not sent yet, for each country: kept for the visit, and given back wherever a form stands. */
export const DRAFT_KEY = "lead-draft";

/** Never what a form carries unseen, and never the field that only programs fill in. */
export const DRAFT_FIELDS = [
  "name",
  "phone",
  "dialCode",
  "email",
  "pincode",
  "property_name",
  "google_place_id",
  "scope",
  "whatsapp",
  "pact_channel",
  "pact_hours",
] as const;

export type Draft = Partial<Record<string, string>>;

export function readDraft(country: string): Draft {
  return readAll()[country] ?? {};
}

/** An unticked box is typed too: it is kept as empty text. */
export function keepDraft(country: string, draft: Draft): void {
  const known = DRAFT_FIELDS.flatMap((name) => (draft[name] === undefined ? [] : [[name, draft[name]]]));
  const drafts = readAll();
  keep("visit", DRAFT_KEY, { ...drafts, [country]: { ...drafts[country], ...Object.fromEntries(known) } });
}

export function forgetDraft(country: string): void {
  const { [country]: _, ...others } = readAll();
  keep("visit", DRAFT_KEY, Object.keys(others).length > 0 ? others : null);
}

function readAll(): Record<string, Draft> {
  const kept = keptJson("visit", DRAFT_KEY);
  if (!isRecord(kept)) return {};
  return Object.fromEntries(Object.entries(kept).map(([country, draft]) => [country, textsOf(draft)]));
}

function textsOf(draft: unknown): Draft {
  if (!isRecord(draft)) return {};
  return Object.fromEntries(
    Object.entries(draft).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
