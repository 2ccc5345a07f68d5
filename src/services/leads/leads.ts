import type { Hono } from "hono";
import type { CustomerConfig } from "../../platform/customer-config.ts";
import type { Database } from "../../platform/database/database.ts";
import type { JobHandler } from "../../platform/jobs/job-handler.ts";
import type { Signer } from "../../platform/signing.ts";
import type { Log } from "../http/log.ts";
import type { Mailer } from "../mail/mailer.ts";
import { ANNOUNCE_ERASURE, announceErasure } from "./crm/announce-erasure.ts";
import { byWebhook, deliverLead, toHost } from "./crm/deliver-lead.ts";
import type { LeadHost } from "./host/lead-host.ts";
import { passOnLeads } from "./host/pass-on-lead.ts";
import { CONFIRM_LEAD, DELIVER_LEAD } from "./lead-jobs.ts";
import { createLeadLimits } from "./lead-limits.ts";
import { createLeadsApp } from "./leads-app.ts";
import { confirmLead } from "./letters/confirm-lead.ts";
import { createLeadReceiver, type LeadReceiver } from "./receive-lead.ts";

interface LeadsOptions extends Pick<Partial<CustomerConfig>, "crm" | "leadLimits" | "recaptcha"> {
  database: Database;
  signer: Signer;
  mailer: Mailer | undefined;
  publicUrl: string;
  brand: string;
  log: Log;
  /** A host of someone else that takes leads, and whether it gets them from our queue or straight from visitors. */
  host?: LeadHost | undefined;
  leadsVia?: "queue" | "host";
}

export interface Leads extends LeadReceiver {
  app: Hono;
  /** What is done about leads once they are stored, as far as it is set up. */
  jobHandlers: Record<string, JobHandler>;
}

const USUAL_LIMITS = { perAddress: 30, perPhone: 6 };

export function createLeads(options: LeadsOptions): Leads {
  const { database, crm, mailer, host, signer } = options;
  const limits = options.leadLimits ?? USUAL_LIMITS;
  const deliver = crm ? byWebhook(database.db, crm) : host && toHost(host);
  const receiver = createLeadReceiver({
    ...options,
    outlets: { crm: deliver !== undefined, mail: mailer !== undefined },
    limits,
    recaptcha: options.recaptcha,
  });
  const isPassedOn = host && options.leadsVia === "host";
  return {
    ...receiver,
    app: createLeadsApp(
      isPassedOn ? passOnLeads({ host, signer, limits: createLeadLimits(limits), kept: receiver }) : receiver,
    ),
    jobHandlers: {
      ...(deliver && { [DELIVER_LEAD]: deliverLead(database.db, deliver) }),
      ...(crm && { [ANNOUNCE_ERASURE]: announceErasure(crm) }),
      ...(mailer && { [CONFIRM_LEAD]: confirmLead({ ...options, mail: mailer }) }),
    },
  };
}
