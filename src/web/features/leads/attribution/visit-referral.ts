/** The key of the friend whose link was opened in this visit: it goes with every later lead of the visit (AMB-56). */
export const REFERRAL_KEY = "referralKey";

export function rememberReferral(storage: () => Pick<Storage, "setItem">, key: string): void {
  try {
    storage().setItem(REFERRAL_KEY, key);
  } catch {
    // A browser that keeps nothing: the forms of this page carry the key.
  }
}

export function visitReferral(storage: () => Pick<Storage, "getItem">): string | undefined {
  try {
    return storage().getItem(REFERRAL_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
