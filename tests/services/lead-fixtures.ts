import type { SentLead } from "../../src/contracts/leads/lead-payload.ts";
import { LeadReceipt } from "../../src/contracts/leads/lead-record.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { createSigner } from "../../src/platform/signing.ts";
import { createLeads, type Leads } from "../../src/services/leads/leads.ts";
import { SILENT } from "./fixture-backends.ts";

type Options = Partial<Parameters<typeof createLeads>[0]>;

export const SECRET = "a-secret-of-the-webhook";
export const signer = createSigner("the secret of these tests, long enough");
export const ASHA = { name: "Asha Rao", phone: "98450 12345", iso_code: "IN" };

/** The lead pipeline alone, with limits that no test reaches by accident. */
export function newLeads(database: Database, options: Options = {}): Leads {
  return createLeads({
    database,
    signer,
    mailer: undefined,
    publicUrl: "https://homes.example",
    brand: "Homes",
    log: SILENT,
    leadLimits: { perAddress: 100_000, perPhone: 100_000 },
    ...options,
  });
}

export function postLead(
  { app }: Pick<Leads, "app">,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request("http://localhost/v1/api/leads", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: sent,
  });
  return Promise.resolve(app.fetch(request));
}

/** Sends a lead that must be accepted. */
export async function sendLead(
  leads: Pick<Leads, "app">,
  lead: Partial<SentLead> = {},
): Promise<LeadReceipt> {
  const response = await postLead(leads, { ...ASHA, ...lead });
  const answer: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  return LeadReceipt.parse(answer);
}

export function storedLeads({ db }: Database) {
  return db.selectFrom("leads").selectAll().orderBy("created_at").orderBy("id").execute();
}
