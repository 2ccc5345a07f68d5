import { readStoredJson, store } from "../../../frame/state/browser-storage.ts";

/** The typed but unsent values by country. They are stored for the visit and restored in every lead form. */
export const DRAFT_KEY = "lead-draft";

/** Hidden fields and the honeypot field are never stored. */
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

/** An unticked box is stored as an empty string. */
export function storeDraft(country: string, draft: Draft): void {
  const known = DRAFT_FIELDS.flatMap((name) => (draft[name] === undefined ? [] : [[name, draft[name]]]));
  const drafts = readAll();
  store("visit", DRAFT_KEY, { ...drafts, [country]: { ...drafts[country], ...Object.fromEntries(known) } });
}

export function deleteDraft(country: string): void {
  const { [country]: _, ...others } = readAll();
  store("visit", DRAFT_KEY, Object.keys(others).length > 0 ? others : null);
}

function readAll(): Record<string, Draft> {
  const kept = readStoredJson("visit", DRAFT_KEY);
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
