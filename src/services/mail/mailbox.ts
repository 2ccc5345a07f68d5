import { createHash } from "node:crypto";

/** Domains where dots in the local part do not matter. */
const DOTLESS_DOMAINS = ["gmail.com", "googlemail.com"];

/**
 * The same for every spelling of an address that reaches the same mailbox: lower case, and without the part after a
 * "+". It does not reveal the address, so that the list of stopped mailboxes is not a list of addresses.
 */
export function mailboxOf(email: string): string {
  return createHash("sha256").update(plainAddress(email)).digest("hex").slice(0, 32);
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

function plainAddress(email: string): string {
  const local = email.slice(0, email.lastIndexOf("@")).normalize("NFC").toLowerCase();
  const domain = domainOf(email);
  const untagged = local.split("+")[0] || local;
  return `${DOTLESS_DOMAINS.includes(domain) ? untagged.replaceAll(".", "") : untagged}@${domain}`;
}
