import { Hono } from "hono";
import type { Kysely } from "kysely";
import { z } from "zod";
import { getCustomer } from "../../contracts/calls/customer/get-customer.ts";
import {
  type Deletion,
  getDeletion,
  requestDeletion,
  sendDeletionPassword,
  undoDeletion,
} from "../../contracts/calls/customer/my-deletion.ts";
import { getMyData } from "../../contracts/calls/customer/my-records.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { truncateLog } from "../../platform/database/truncate-log.ts";
import { type JobHandler, jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Log } from "../http/backend-log.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { allPersonalData, collectPersonalData } from "./all-personal-data.ts";
import { type Customer, whichCustomer } from "./claims/which-customer.ts";
import {
  NOTIFY_OF_CONTACT_CHANGE,
  notifyOfContactChange,
} from "./contact-change/notify-of-contact-change.ts";
import { currentCustomer } from "./current-customer.ts";
import { refuseWrites } from "./customer-write.ts";
import {
  ERASE_ACCOUNT,
  findDeletion,
  NOTIFY_OF_DELETION,
  removeAccountLetters,
  removeDeletion,
  storeDeletion,
} from "./deletion/deletion-store.ts";
import { notifyOfDeletion } from "./deletion/notify-of-deletion.ts";
import { describeCustomer } from "./describe-customer.ts";
import { tokenOf } from "./identify-caller.ts";
import type { PersonalData } from "./personal-data.ts";
import { customerProof } from "./proof/customer-proof.ts";

export function serveCustomers(parts: ServiceParts): Service {
  const { identifyCaller, mailer, database, log } = parts;
  const app = new Hono();
  const personalData = allPersonalData(parts);
  const which = whichCustomer(parts);
  const current = currentCustomer(parts);
  serveCall(app, getCustomer, async ({ authorization }) => {
    const who = await identifyCaller(authorization);
    return who instanceof Refusal ? who : describeCustomer(await current(who));
  });
  serveCall(app, getMyData, async ({ authorization }) => {
    const customer = await which(authorization);
    return customer instanceof Refusal ? customer : collectPersonalData(personalData, customer.id);
  });
  return {
    mounts: [
      { host: "bumblebee", app },
      { host: "bumblebee", app: createDeletionApp(parts) },
    ],
    jobs: {
      [ERASE_ACCOUNT]: eraseAccount({ db: database.db, personalData, log }),
      [NOTIFY_OF_CONTACT_CHANGE]: notifyOfContactChange(parts),
      ...(mailer && { [NOTIFY_OF_DELETION]: notifyOfDeletion({ ...parts, mail: mailer }) }),
    },
  };
}

interface Parts {
  db: Kysely<Schema>;
  personalData: readonly PersonalData[];
  log: Log;
}

/** The job "erase-account": erases all data of a customer after the grace period. A failed attempt is repeated. */
function eraseAccount({ db, personalData, log }: Parts): JobHandler {
  return jobHandler(z.object({ accountId: z.string() }), async ({ accountId }) => {
    const asked = await findDeletion(db, accountId);
    const isDue = asked !== undefined && asked.erase_at <= new Date().toISOString();
    // Otherwise the deletion was cancelled, perhaps to be requested again, or this is the second attempt.
    if (isDue) {
      await refuseWrites(db, accountId);
      for (const category of personalData) await category.erase(accountId);
      await removeAccountLetters(db, accountId);
      // Refused again, because the minute of the first call may have passed.
      await refuseWrites(db, accountId);
      log.info({ askedAt: asked.asked_at }, "A customer's account was erased at the customer's request.");
    }
    await truncateLog(db);
  });
}

function createDeletionApp(parts: ServiceParts): Hono {
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
  serveCall(app, requestDeletion, async ({ authorization, region, password }) => {
    const customer = await which(authorization);
    if (customer instanceof Refusal) return customer;
    const token = tokenOf(authorization);
    const reason = (await proof.compare(customer, token, password)) ?? (await proof.use(customer));
    if (reason) return new Refusal(403, "The proof of identity is missing or wrong.", { reason });
    const gone = await storeDeletion(db, customer.id, parts.mailer && { region });
    return gone ?? show(customer, token);
  });
  return app;
}
