import { z } from "zod";
import { defineCall } from "../../define-call.ts";
import { ContactPact, leadToken, NOT_OURS } from "./contact-pact-calls.ts";

/**
 * Anyone who types a number or an address gets a link, so the link alone must not stop everything for it. The owner
 * of a mailbox proves it by opening our e-mail; for a number, a staff member has to verify it.
 */
export const requestStopOfAllContact = defineCall({
  name: "requestStopOfAllContact",
  summary: "Stops contact about a request, and starts the proof that is needed to stop all contact",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/contact-pact/stop-everything",
  isOurs: true,
  input: z.object({
    token: leadToken,
    of: z
      .enum(["mailbox", "number"])
      .describe("mailbox: a link is sent there. number: a staff member verifies its owner"),
  }),
  answer: ContactPact,
  failures: { ...NOT_OURS, 409: "No mail can be sent: no address was given, or no mail server is set up." },
});

const proof = leadToken.describe("From a link that was sent to the mailbox");

const MailboxStop = z.object({
  mailbox: z.string().describe("Masked"),
  country: z.string(),
  stoppedAt: z.string().nullable(),
  isSpent: z.boolean().describe("The link has been used, and has no effect any more"),
});

export type MailboxStop = z.infer<typeof MailboxStop>;

const PROOF_FAILURES = { 404: "The link is not one of ours.", 410: "The link has expired." };

export const getMailboxStop = defineCall({
  name: "getMailboxStop",
  summary: "Whether all contact to the mailbox that a link was sent to is stopped",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/mailbox-stop",
  isOurs: true,
  input: z.object({ proof }),
  headers: { proof: "x-proof-token" },
  answer: MailboxStop,
  failures: PROOF_FAILURES,
  expected: [404, 410],
});

/** Each link works once. Allowing contact again also reverts the stop of the request that the link belongs to. */
export const saveMailboxStop = defineCall({
  name: "saveMailboxStop",
  summary: "Stops all contact to the mailbox that a link was sent to, or allows it again",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/mailbox-stop/save",
  isOurs: true,
  input: z.object({ proof, stopped: z.boolean() }),
  answer: MailboxStop,
  failures: { ...PROOF_FAILURES, 409: "The link has been used." },
  expected: [404, 409, 410],
});

/**
 * For the CRM: the owner of a number requested a stop by telephone or by a message from it. Signed like our own
 * webhook.
 */
export const recordContactStop = defineCall({
  name: "recordContactStop",
  summary:
    "Stops all contact to the number of a lead, as its owner has requested from the CRM, or allows it again",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/contact-stops",
  isOurs: true,
  input: z.object({ leadId: z.string().min(1).max(64), stopped: z.boolean() }),
  answer: z.object({ stoppedAt: z.string().nullable() }),
  failures: {
    401: "The signature is missing or wrong.",
    403: "The signature is older than five minutes, or no CRM is set up.",
    404: "There is no such lead.",
  },
});
