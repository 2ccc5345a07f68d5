import { createEstimate } from "../../src/contracts/calls/estimates-calls.ts";
import { createLead } from "../../src/contracts/calls/leads/create-lead.ts";
import type { Caller } from "../../src/contracts/create-caller.ts";
import type { Call } from "../../src/contracts/define-call.ts";
import { LeadReceipt } from "../../src/contracts/leads/lead-record.ts";
import { createSigner } from "../../src/platform/signing.ts";
import { proofLink } from "../../src/services/contact/mailbox-proof.ts";
import { type SampleCustomer, sampleOfCustomer } from "./customer-samples.ts";
import { linkTo, SECRET } from "./lead-of.ts";

const ISSUE = { ticketType: "other issue", description: "The left shutter rubs." };
const CHOICES = {
  channel: "whatsapp",
  hours: "evening",
  language: "en",
  frequency: "once",
  designer: "any",
};
/** Noon in India, when a phone call is allowed. */
const NOON = `${new Date().toISOString().slice(0, 10)}T12:00:00+05:30`;
const SEARCH = { query: "kitchen", countryIsoCode: "IN" };

/** The values in the links of a visitor who has just sent a lead. */
interface Visitor {
  publicUrl: string;
  leadId: string;
  token: string;
  q: string;
  proof: string;
  /** A stored estimate, with its key. */
  estimate: { code: string; key: string };
}

/**
 * For calls without an example in the documentation: GraphQL calls, and calls that need an address of the site or a
 * visitor's own link.
 */
const SAMPLES: Record<string, (visitor: Visitor) => object> = {
  getOembed: ({ publicUrl }) => ({ url: `${publicUrl}/oembed/cta`, maxwidth: 480 }),
  getVegaPage: () => ({ pageSlug: "festive-move-in", countryIsoCode: "IN" }),
  listRecruiteeJobs: () => ({}),
  listPeopleStrongJobs: () => ({}),
  listSkillateJobs: () => ({}),
  getLeadDetails: ({ q }) => ({ q }),
  completeLead: ({ q }) => ({ q, pincode: "560102" }),
  raiseTicket: ({ q }) => ({ ticketData: { q, ...ISSUE } }),
  getContactPact: ({ token }) => ({ token }),
  saveContactPact: ({ token }) => ({ token, ...CHOICES }),
  stopContact: ({ token }) => ({ token }),
  resumeContact: ({ token }) => ({ token }),
  bookVisit: ({ token }) => ({
    token,
    ecName: "Indiranagar",
    at: new Date(Date.now() + 864e5).toISOString(),
  }),
  cancelVisit: ({ token }) => ({ token }),
  requestStopOfAllContact: ({ token }) => ({ token, of: "number" }),
  getMailboxStop: ({ proof }) => ({ proof }),
  saveMailboxStop: ({ proof }) => ({ proof, stopped: true }),
  recordContactAttempt: ({ leadId }) => ({ leadId, channel: "call", at: NOON }),
  recordContactStop: ({ leadId }) => ({ leadId, stopped: true }),
  designIdeasCategories: () => ({}),
  designIdeasList: () => ({ urlQueryParams: "filters=country.eq:IN&page=0&size=12" }),
  smartPhoto_details: () => ({ smartPhotoSlug: "modern-kitchen" }),
  skuDetailsFromShazam: () => ({ skuCode: "SKU-1", currency: "INR" }),
  hiStoreCustomSkusData: () => ({ customSkuCode: "CSKU-1" }),
  offerings_details: () => ({ filters: "product_category_id:1", offeringType: "finishes" }),
  magazineSearchPostsList: () => SEARCH,
  magazineSearchAuthorsList: () => SEARCH,
  magazineSearchCategoriesList: () => SEARCH,
  magazineSearchPostTagsList: () => SEARCH,
  locationServiceability: () => ({
    locationDetails: { country: "IN", countryCode: "IN", pincode: 560102, lat: "12.9", lng: "77.6" },
  }),
  getEstimate: ({ estimate: { code } }) => ({ code }),
  changeEstimate: ({ estimate }) => ({ ...estimate, choices: "finish=laminate" }),
  attachPlan: ({ estimate }) => ({ ...estimate, plan: "date=2027-03-01" }),
  createTicket: ({ q }) => ({ q, ...ISSUE }),
  ongoingTickets: ({ q }) => ({ q }),
};

interface Sampling {
  call: Caller;
  publicUrl: string;
  logIn(contact: string): Promise<SampleCustomer>;
}

export async function sampleInput({ name, example, headers }: Call, sampling: Sampling): Promise<unknown> {
  const sample = SAMPLES[name];
  if (sample) return sample(await newVisitor(sampling));
  return headers?.authorization ? sampleOfCustomer(name, await newCustomer(sampling)) : example;
}

let count = 0;

function newCustomer({ logIn }: Sampling): Promise<SampleCustomer> {
  count += 1;
  return logIn(`customer${count}@example.com`);
}

async function newVisitor({ call, publicUrl }: Sampling): Promise<Visitor> {
  count += 1;
  const phone = `98450${String(40_000 + count)}`;
  const lead = { name: "Asha Rao", phone, email: `asha${count}@example.com`, iso_code: "IN" };
  const outcome = await call(createLead, lead);
  if (!outcome.ok) throw new Error(outcome.problem.report);
  const { customerLead, token } = LeadReceipt.parse(outcome.value);
  const { id: leadId } = customerLead;
  const link = proofLink(
    { signer: createSigner(SECRET), publicUrl },
    { id: leadId, country: "IN", language: "en" },
  );
  const kept = await call(createEstimate, { calculator: "in-kitchen", choices: "" });
  const estimate = kept.ok ? kept.value : { code: "", key: "" };
  const proof = link.split("/").at(-1) ?? "";
  return { publicUrl, leadId, token, q: linkTo(leadId), proof, estimate };
}
