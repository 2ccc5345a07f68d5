import type { Region } from "../../../editions/regions.ts";
import { sealRow } from "../../../platform/database/sealed/sealed-columns.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import type { Refusal } from "../../http/refusal.ts";
import type { Contact } from "../../identity/accounts.ts";
import { identityTools } from "../../identity/identity-tools.ts";
import type { ServiceParts } from "../../service-parts.ts";
import { customerWrite } from "../customer-write.ts";
import { type ContactChange, LETTER_TABLE, NOTIFY_OF_CONTACT_CHANGE } from "./notify-of-contact-change.ts";

/**
 * After the proof, the contact becomes the customer's. The old contact is notified, so that its owner notices a
 * change by a stranger.
 */
export function changeContact(
  parts: ServiceParts,
  customer: { id: string; region: Region },
  contact: Contact,
): Promise<"changed" | "taken" | Refusal> {
  const { accounts } = identityTools(parts);
  return customerWrite(parts.database.db, customer.id, async (transaction) => {
    const before = await transaction
      .selectFrom("accounts")
      .select(["phone", "email"])
      .where("id", "=", customer.id)
      .executeTakeFirst();
    const outcome = await accounts.changeContact(customer.id, contact, transaction);
    const to = before && recipientsOf(before, contact, parts);
    if (outcome === "taken" || !to) return outcome;
    const payload: ContactChange = {
      accountId: customer.id,
      changed: contact.channel,
      to: sealRow(parts.database.sealing, LETTER_TABLE, to),
      region: customer.region,
      at: new Date().toISOString(),
    };
    await enqueue(transaction, { kind: NOTIFY_OF_CONTACT_CHANGE, payload });
    return outcome;
  });
}

/** The old contact, or the e-mail address of the account if no message can be sent to the old number. */
function recipientsOf(
  before: Record<Contact["channel"], string | null>,
  { channel, target }: Contact,
  { mailer, sms }: Pick<ServiceParts, "mailer" | "sms">,
): Contact | undefined {
  const old = before[channel];
  if (!old || old === target) return undefined;
  if (channel === "phone" && sms) return { channel, target: old };
  return before.email && mailer ? { channel: "email", target: before.email } : undefined;
}
