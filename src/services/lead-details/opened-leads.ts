import { threadOf } from "../contact/lead-thread.ts";
import type { StoredLead } from "../leads/lead-store.ts";

/**
 * The leads that a link in a mailbox opens: the lead's thread, and the leads of the same number with the same
 * address. Other leads of the number are excluded, because anyone can type the number with their own address.
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
