import type { LeadReceipt } from "../../src/contracts/leads/lead-record.ts";
import type { TestSite } from "./open-test-site.ts";

let count = 0;

/** Sends a lead over HTTP as any form does, each with its own phone number. */
export async function sendLead(site: TestSite, more: Record<string, unknown> = {}): Promise<LeadReceipt> {
  count += 1;
  const response = await site.fetch("/bumblebee/v1/api/leads", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Asha Rao",
      phone: `98450${String(30000 + count)}`,
      iso_code: "IN",
      referral_page: "/in/design-ideas",
      submission_id: `test-${count}`,
      ...more,
    }),
  });
  if (!response.ok) throw new Error(`The lead was not taken: ${response.status} ${await response.text()}`);
  return response.json();
}

/** The request that a browser sends for a form. */
export function formPost(fields: Record<string, string>): RequestInit {
  return { method: "POST", body: new URLSearchParams(fields) };
}

/** A referral as the form sends it. */
export const REFERRAL = {
  referrer_name: "Asha Rao",
  referrer_email: "asha@example.com",
  friend_name: "Vikram Shah",
  friend_dial_code: "+91",
  friend_phone: "98450 12345",
  friend_agrees: "yes",
};
