import { Hono } from "hono";
import { completeLead, getLeadDetails, requestRefillLink } from "../../contracts/calls/leads/lead-details.ts";
import { limitVisits } from "../http/limit-visits.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { leadsOfCustomer, type StoredLead } from "../leads/lead-store.ts";
import type { LeadReceiver } from "../leads/receive-lead.ts";
import { askForLink, type LinkServices } from "./ask-for-link.ts";
import { describeLead } from "./describe-lead.ts";
import { followLead } from "./follow-lead.ts";
import { leadOfLink } from "./lead-of-link.ts";
import { openedLeads } from "./opened-leads.ts";

interface LeadDetailsServices extends LinkServices {
  /** A follow-up goes the way of every other lead. */
  leads: Pick<LeadReceiver, "receive">;
}

/** Somebody asks for one link, perhaps two; who asks for more looks for numbers that we know. */
const MOST_REQUESTS = 5;
const TEN_MINUTES = 600;

/** Leads that were left half way, for those who have the link to their own. */
export function createLeadDetailsApp(services: LeadDetailsServices): Hono {
  const { database, signer, log } = services;
  const app = new Hono();
  const limit = limitVisits(MOST_REQUESTS, TEN_MINUTES);

  const open = async (q: string): Promise<StoredLead | Refusal> => {
    const lead = await leadOfLink(database.db, signer, q);
    if (lead === undefined) return new Refusal(404, "This link is not one of ours.");
    if (lead === "expired") return new Refusal(410, "The time of this link is over. Ask for a new one.");
    return lead;
  };

  serveCall(app, getLeadDetails, async ({ q }) => {
    const lead = await open(q);
    if (lead instanceof Refusal) return lead;
    const ofCustomer = await leadsOfCustomer(database.db, lead.customer_id);
    return describeLead(lead, openedLeads(lead, ofCustomer), log);
  });
  serveCall(app, completeLead, async ({ q, visitorAddress, ...filled }) => {
    const lead = await open(q);
    if (lead instanceof Refusal) return lead;
    const receipt = await followLead(services.leads, lead, filled, visitorAddress);
    if (receipt instanceof Refusal) return receipt;
    // Not the lead itself: its name and number are more than the link shows.
    const { customerLead, token, isRepeated } = receipt;
    return { id: customerLead.id, token, isRepeated };
  });
  serveCall(app, requestRefillLink, async ({ visitorAddress, ...request }) => {
    return (await limit(visitorAddress)) ?? askForLink(services, request);
  });
  return app;
}
