import { contactsOf } from "../customers/claims/proven-contacts.ts";
import type { Holding } from "../customers/holdings/holding.ts";
import type { ServiceParts } from "../service-parts.ts";
import { myTickets, ownTickets } from "./my-tickets.ts";

export function ticketsHolding({
  database: { db },
  signer,
}: Pick<ServiceParts, "database" | "signer">): Holding {
  const ownerOf = async (id: string) => ({ id, ...(await contactsOf(db, id)) });
  return {
    name: "tickets",
    collect: async (customerId) => myTickets({ db, signer }, await ownerOf(customerId)),
    async erase(customerId) {
      const ids = (await ownTickets({ db, signer }, await ownerOf(customerId))).map(({ id }) => id);
      if (ids.length === 0) return;
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("ticket_messages").where("ticket_id", "in", ids).execute();
        await transaction.deleteFrom("tickets").where("id", "in", ids).execute();
      });
    },
  };
}
