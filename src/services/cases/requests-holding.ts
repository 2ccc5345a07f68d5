import type { Kysely } from "kysely";
import { maskPhone } from "../../contracts/mask-contact.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { contactsOf, type ProvenContacts } from "../customers/claims/proven-contacts.ts";
import type { Holding } from "../customers/holdings/holding.ts";
import { eraseLeads } from "../leads/erase-leads.ts";
import { forgetLetters } from "../mail/mailbox-letters.ts";
import type { ServiceParts } from "../service-parts.ts";
import { type OwnLead, ownLeads } from "./own-leads.ts";

type Db = Kysely<Schema>;

/**
 * Leads with what was agreed and tried because of them, and places on the waiting list. That a number or a mailbox is to be
 * left alone stays: it is a fingerprint, and without it we would write to them again.
 */
export function requestsHolding({
  database: { db },
  signer,
  crm,
}: Pick<ServiceParts, "database" | "signer" | "crm">): Holding {
  return {
    name: "requests",
    async collect(customerId) {
      const contacts = await contactsOf(db, customerId);
      const leads = await ownLeads(db, signer, contacts);
      const ids = leads.map(({ lead }) => lead.id);
      return {
        requests: leads.map(tellLead),
        contactPacts: await ofLeads(db, "contact_pacts", ids),
        contactAttempts: await ofLeads(db, "contact_attempts", ids),
        visits: await ofLeads(db, "visit_places", ids),
        waitingList: await waitingOf(db, contacts),
      };
    },
    async erase(customerId) {
      const contacts = await contactsOf(db, customerId);
      const leads = await ownLeads(db, signer, contacts);
      await db.transaction().execute(async (transaction) => {
        const whichAre = (by: OwnLead["provenBy"]) =>
          leads.flatMap(({ lead, provenBy }) => (provenBy === by ? [lead] : []));
        const erased = { whole: whichAre("phone"), withoutMailbox: whichAre("email") };
        await eraseLeads(transaction, erased, { tellsCrm: crm !== undefined });
        if (contacts.email) await forgetLetters(transaction, contacts.email);
        for (const contact of valuesOf(contacts))
          await transaction.deleteFrom("waiting_list").where("contact", "=", contact).execute();
      });
    },
  };
}

/** Where only the mailbox is proven, the number is perhaps that of a stranger who mistyped their address. */
function tellLead({ lead, provenBy }: OwnLead) {
  const { submission_key, customer_id, held_because, ...told } = lead;
  if (provenBy === "phone") return told;
  const phone = maskPhone(lead.phone, "", () => {});
  return { ...told, phone, payload: { ...lead.payload, phone } };
}

async function ofLeads(
  db: Db,
  table: "contact_pacts" | "contact_attempts" | "visit_places",
  leadIds: readonly string[],
) {
  if (leadIds.length === 0) return [];
  return db.selectFrom(table).selectAll().where("lead_id", "in", leadIds).execute();
}

async function waitingOf(db: Db, contacts: ProvenContacts) {
  const values = valuesOf(contacts);
  if (values.length === 0) return [];
  return db.selectFrom("waiting_list").selectAll().where("contact", "in", values).execute();
}

function valuesOf({ phone, email }: ProvenContacts): string[] {
  return [phone, email].filter((value) => value !== undefined);
}
