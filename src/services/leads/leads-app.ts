import { Hono } from "hono";
import type { z } from "zod";
import { createLead } from "../../contracts/calls/leads/create-lead.ts";
import type { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { passOnLeads } from "./host/pass-on-lead.ts";
import { type LeadReceiver, refuseField } from "./receive-lead.ts";

/** The one door of leads. Forms that come without JavaScript go through the talk page, which comes here too. */
export function createLeadsApp({
  receive,
}: Pick<LeadReceiver, "receive"> | ReturnType<typeof passOnLeads>): Hono {
  const app = new Hono();
  serveCall(
    app,
    createLead,
    async (sent) => {
      const address = sent.visitorAddress;
      // No part of the lead. To copy everything else would cost as much as to read it.
      sent.visitorAddress = undefined;
      return receive(sent, { address });
    },
    refusePayload,
  );
  return app;
}

/** The same codes for what the schema finds as for what the rules of the fields find. */
function refusePayload(error: z.ZodError): Refusal {
  const [issue] = error.issues;
  return refuseField(issue?.path.join(".") ?? "", issue?.code === "too_big" ? "long" : "wrong");
}
