import type { MessageKey } from "../../../../editions/text.ts";

interface HeldWords {
  title: MessageKey;
  /** What for. */
  why: MessageKey;
  /** How long it is kept. */
  until: MessageKey;
}

/** What stands in the file of a customer, in words; by the names of their categories, in the order of the page. */
const HELD_WORDS: Readonly<Record<string, HeldWords>> = {
  account: { title: "mydata.account", why: "mydata.accountWhy", until: "mydata.untilAccount" },
  contacts: { title: "mydata.contacts", why: "mydata.contactsWhy", until: "mydata.untilAccount" },
  logins: { title: "mydata.logins", why: "mydata.loginsWhy", until: "mydata.untilLogins" },
  addresses: { title: "mydata.addresses", why: "mydata.addressesWhy", until: "mydata.untilAccount" },
  preferences: { title: "mydata.preferences", why: "mydata.preferencesWhy", until: "mydata.untilAccount" },
  privacy_changes: { title: "mydata.changes", why: "mydata.changesWhy", until: "mydata.untilAccount" },
  projects: { title: "mydata.projects", why: "mydata.projectsWhy", until: "mydata.untilProject" },
  requests: { title: "mydata.requests", why: "mydata.requestsWhy", until: "mydata.untilAccount" },
  tickets: { title: "mydata.tickets", why: "mydata.ticketsWhy", until: "mydata.untilAccount" },
  estimates: { title: "mydata.estimates", why: "mydata.estimatesWhy", until: "mydata.untilAccount" },
  referrals: { title: "mydata.referrals", why: "mydata.referralsWhy", until: "mydata.untilAccount" },
  wishlist: { title: "mydata.wishlist", why: "mydata.wishlistWhy", until: "mydata.untilAccount" },
};

const OTHERS: HeldWords = { title: "mydata.other", why: "mydata.otherWhy", until: "mydata.untilAccount" };

export interface HeldPart extends HeldWords {
  name: string;
  value: unknown;
  /** How many rows there are. */
  count: number;
}

export function heldParts(held: Readonly<Record<string, unknown>>): HeldPart[] {
  const order = Object.keys(HELD_WORDS);
  const placeOf = (name: string) => (order.indexOf(name) + order.length + 1) % (order.length + 1);
  return Object.entries(held)
    .map(([name, value]) => ({ name, value, count: countRows(value), ...(HELD_WORDS[name] ?? OTHERS) }))
    .toSorted((one, other) => placeOf(one.name) - placeOf(other.name));
}

/** Of a list its length, of several lists all together; a single record is one. */
function countRows(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== "object" || value === null) return value == null ? 0 : 1;
  const inner = Object.values(value);
  const lists = inner.filter((part) => Array.isArray(part));
  const records = inner.filter((part) => typeof part === "object" && part !== null && !Array.isArray(part));
  if (lists.length === 0 && records.length === 0) return inner.length > 0 ? 1 : 0;
  return lists.reduce((sum, list) => sum + list.length, records.length);
}
