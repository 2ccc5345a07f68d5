import type { Text } from "../../../ui/text/text.tsx";

/** What the sign in the header says of whoever is logged in. */
export type AccountWords = ReturnType<typeof accountWords>;

export function accountWords(t: Text["t"]) {
  return { named: t("account.loggedInAs"), unnamed: t("account.loggedIn") };
}
