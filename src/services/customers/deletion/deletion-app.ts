import { Hono } from "hono";
import {
  askDeletion,
  type Deletion,
  getDeletion,
  sendDeletionPassword,
  undoDeletion,
} from "../../../contracts/calls/customer/my-deletion.ts";
import { Refusal } from "../../http/refusal.ts";
import { serveCall } from "../../http/serve-call.ts";
import type { ServiceParts } from "../../service-parts.ts";
import { type Customer, whichCustomer } from "../claims/which-customer.ts";
import { customerProof } from "../proof/customer-proof.ts";
import { tokenOf } from "../who-asks.ts";
import { findDeletion, removeDeletion, storeDeletion } from "./deletion-store.ts";

export function createDeletionApp(parts: ServiceParts): Hono {
  const app = new Hono();
  const { db } = parts.database;
  const which = whichCustomer(parts);
  const proof = customerProof(parts, "delete-account");

  async function show(customer: Customer, token: string): Promise<Deletion> {
    const row = await findDeletion(db, customer.id);
    return {
      asked: row ? { askedAt: row.asked_at, eraseAt: row.erase_at } : null,
      proof: await proof.ask(customer, token),
    };
  }

  serveCall(app, getDeletion, async ({ authorization }) => {
    const customer = await which(authorization);
    return customer instanceof Refusal ? customer : show(customer, tokenOf(authorization));
  });
  serveCall(app, sendDeletionPassword, async ({ authorization, region, visitorAddress: address }) => {
    const customer = await which(authorization);
    if (customer instanceof Refusal) return customer;
    return (await proof.send(customer, { region, address })) ?? show(customer, tokenOf(authorization));
  });
  serveCall(app, undoDeletion, async ({ authorization }) => {
    const customer = await which(authorization);
    if (customer instanceof Refusal) return customer;
    return (await removeDeletion(db, customer.id)) ?? show(customer, tokenOf(authorization));
  });
  serveCall(app, askDeletion, async ({ authorization, region, password }) => {
    const customer = await which(authorization);
    if (customer instanceof Refusal) return customer;
    const token = tokenOf(authorization);
    const reason = (await proof.compare(customer, token, password)) ?? (await proof.use(customer));
    if (reason) return new Refusal(403, "That does not show that it is you.", { reason });
    const gone = await storeDeletion(db, customer.id, parts.mailer && { region });
    return gone ?? show(customer, token);
  });
  return app;
}
