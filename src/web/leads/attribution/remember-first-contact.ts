/** The first visit ever from this browser; what brought it stays the first contact of every lead. */
export const FIRST_CONTACT_KEY = "firstContact";

export interface Visit {
  url: string;
  referrer: string;
}

/** Written once. A browser that keeps nothing has its first contact today. */
export function rememberFirstContact(
  storage: () => Pick<Storage, "getItem" | "setItem">,
  { url, referrer }: Visit,
): void {
  try {
    if (storage().getItem(FIRST_CONTACT_KEY) === null)
      storage().setItem(FIRST_CONTACT_KEY, JSON.stringify([url, referrer]));
  } catch {
    // Attribution is ours, not the visitor's: a forbidden or full storage must not be noticed.
  }
}
