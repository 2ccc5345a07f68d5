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

type DraftStorage = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function readDraft(storage: DraftStorage, country: string): Draft {
  return readAll(storage)[country] ?? {};
}

/** An unticked box is typed too: it is kept as empty text. */
export function keepDraft(storage: DraftStorage, country: string, draft: Draft): void {
  const known = DRAFT_FIELDS.flatMap((name) => (draft[name] === undefined ? [] : [[name, draft[name]]]));
  write(storage, {
    ...readAll(storage),
    [country]: { ...readDraft(storage, country), ...Object.fromEntries(known) },
  });
}

export function forgetDraft(storage: DraftStorage, country: string): void {
  const { [country]: _, ...others } = readAll(storage);
  write(storage, others);
}

function readAll(storage: DraftStorage): Record<string, Draft> {
  try {
    const kept: unknown = JSON.parse(storage().getItem(DRAFT_KEY) ?? "{}");
    if (!isRecord(kept)) return {};
    return Object.fromEntries(Object.entries(kept).map(([country, draft]) => [country, textsOf(draft)]));
  } catch {
    // Forbidden, or not ours: then nothing was kept.
    return {};
  }
}

function write(storage: DraftStorage, drafts: Record<string, Draft>): void {
  try {
    if (Object.keys(drafts).length === 0) storage().removeItem(DRAFT_KEY);
    else storage().setItem(DRAFT_KEY, JSON.stringify(drafts));
  } catch {
    // Full or forbidden: the form itself still holds what was typed.
  }
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
