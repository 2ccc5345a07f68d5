import type { Hono } from "hono";
import type { CustomerConfig } from "../../platform/customer-config.ts";
import type { Database } from "../../platform/database/database.ts";
import type { JobHandler } from "../../platform/jobs/job-handler.ts";
import type { Signer } from "../../platform/signing.ts";
import type { Log } from "../http/log.ts";
import type { Mailer } from "../mail/mailer.ts";
import { deliverLead } from "./crm/deliver-lead.ts";
import { CONFIRM_LEAD, DELIVER_LEAD } from "./lead-jobs.ts";
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
}

export interface Leads extends LeadReceiver {
  app: Hono;
  /** What is done about leads once they are stored, as far as it is set up. */
  jobHandlers: Record<string, JobHandler>;
}

const USUAL_LIMITS = { perAddress: 30, perPhone: 6 };

export function createLeads(options: LeadsOptions): Leads {
  const { database, crm, mailer } = options;
  const receiver = createLeadReceiver({
    ...options,
    outlets: { crm: crm !== undefined, mail: mailer !== undefined },
    limits: options.leadLimits ?? USUAL_LIMITS,
    recaptcha: options.recaptcha,
  });
  return {
    ...receiver,
    app: createLeadsApp(receiver),
    jobHandlers: {
      ...(crm && { [DELIVER_LEAD]: deliverLead({ db: database.db, crm }) }),
      ...(mailer && { [CONFIRM_LEAD]: confirmLead({ ...options, mail: mailer }) }),
    },
  };
}
