import { Hono } from "hono";
import { getCustomer } from "../../contracts/calls/customer/get-customer.ts";
import { getMyData } from "../../contracts/calls/customer/my-data.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { whichCustomer } from "./claims/which-customer.ts";
import { TELL_CONTACT_CHANGE, tellContactChange } from "./contact-change/tell-contact-change.ts";
import { currentCustomer } from "./current-customer.ts";
import { createDeletionApp } from "./deletion/deletion-app.ts";
import { ERASE_ACCOUNT, TELL_DELETION } from "./deletion/deletion-store.ts";
import { eraseAccount } from "./deletion/erase-account.ts";
import { tellDeletion } from "./deletion/tell-deletion.ts";
import { describeCustomer } from "./describe-customer.ts";
import { allHoldings } from "./holdings/all-holdings.ts";
import { collectHoldings } from "./holdings/collect-holdings.ts";

export function serveCustomers(parts: ServiceParts): Service {
  const { whoAsks, mailer, database, log } = parts;
  const app = new Hono();
  const holdings = allHoldings(parts);
  const which = whichCustomer(parts);
  const current = currentCustomer(parts);
  serveCall(app, getCustomer, async ({ authorization }) => {
    const who = await whoAsks(authorization);
    return who instanceof Refusal ? who : describeCustomer(await current(who));
  });
  serveCall(app, getMyData, async ({ authorization }) => {
    const customer = await which(authorization);
    return customer instanceof Refusal ? customer : collectHoldings(holdings, customer.id);
  });
  return {
    mounts: [
      { host: "bumblebee", app },
      { host: "bumblebee", app: createDeletionApp(parts) },
    ],
    jobs: {
      [ERASE_ACCOUNT]: eraseAccount({ db: database.db, holdings, log }),
      [TELL_CONTACT_CHANGE]: tellContactChange(parts),
      ...(mailer && { [TELL_DELETION]: tellDeletion({ ...parts, mail: mailer }) }),
    },
  };
}
