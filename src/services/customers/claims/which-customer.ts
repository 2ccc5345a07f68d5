import { Refusal } from "../../http/refusal.ts";
import type { ServiceParts } from "../../service-parts.ts";
import { type ProvenContacts, provenBy, rememberContacts } from "./proven-contacts.ts";

export interface Customer extends ProvenContacts {
  id: string;
  name: string;
}

export type WhichCustomer = (authorization: string | undefined) => Promise<Customer | Refusal>;

/** Identifies the customer of a personal call by the token, never by an id in the request. */
export function whichCustomer({
  database: { db },
  identifyCaller,
}: Pick<ServiceParts, "database" | "identifyCaller">): WhichCustomer {
  return async (authorization) => {
    const who = await identifyCaller(authorization);
    if (who instanceof Refusal) return who;
    const contacts = provenBy(who);
    const refused = await rememberContacts(db, who.sub, contacts);
    return refused ?? { id: who.sub, name: who.name ?? "", ...contacts };
  };
}
