import { threadOf } from "../contact/lead-thread.ts";
import type { StoredLead } from "../leads/lead-store.ts";

/**
 * What a link opens that was sent to somebody's mailbox: the lead's thread, and the leads of the same number that came with
 * the same address. No other lead of the number: anybody can type it beside an address of their own.
 */
export function openedLeads(
  lead: Pick<StoredLead, "id" | "follows" | "email">,
  ofCustomer: readonly StoredLead[],
): StoredLead[] {
  const thread = new Set(threadOf(lead, ofCustomer).map(({ id }) => id));
  const address = lead.email?.toLowerCase();
  const isOfMailbox = ({ email }: StoredLead) => address !== undefined && email?.toLowerCase() === address;
  return ofCustomer.filter((other) => thread.has(other.id) || isOfMailbox(other));
}
