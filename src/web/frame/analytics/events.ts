/**
 * Every event that analytics may receive, and the only fields that each may contain. No field contains personal data.
 */
export const EVENTS = {
  page_view: ["page", "region", "language", "slug", "content_type", "device", "mode", "features"],
  "design-ideas wishlist-complete": ["design", "count"],
  cta_click: ["cta_type", "form_title"],
  lead_form_open: ["cta_type", "form_title"],
  lead_submit: ["cta_type"],
  lead_thank_you: ["cta_type"],
  search: ["keyword"],
  filter_change: ["filters"],
  room_price_set: ["city", "tier"],
  language_switch: ["locale"],
  notice_close: ["notice"],
} as const satisfies Record<string, readonly string[]>;

export type EventName = keyof typeof EVENTS;
export type EventFields<Name extends EventName> = Partial<
  Record<(typeof EVENTS)[Name][number], string | number>
>;

/** Only the event's own fields, without personal data in them. */
export function eventFields<Name extends EventName>(
  name: Name,
  fields: EventFields<Name>,
): Record<string, string | number> {
  const allowed: readonly string[] = EVENTS[name];
  const given = Object.entries<string | number | undefined>(fields);
  return Object.fromEntries(
    given.flatMap(([field, value]) =>
      allowed.includes(field) && value !== undefined && value !== "" ? [[field, withoutPerson(value)]] : [],
    ),
  );
}

const MAX_CHARACTERS = 100;
/** An email address, or as many digits as a phone number, in Latin or Arabic-Indic digits. */
const PERSONAL = /@|(?:\p{Nd}[\s().+-]*){6,}/u;

function withoutPerson(value: string | number): string | number {
  if (typeof value === "number") return value;
  return PERSONAL.test(value) ? "(removed)" : value.slice(0, MAX_CHARACTERS);
}
