import type { MessageKey } from "../../../../ui/text/text.tsx";
import type { LeadFormField } from "../forms/surfaces.ts";

interface LeadStep {
  name: MessageKey;
  question: MessageKey;
  fields: readonly LeadFormField[];
}

/** Three short questions, in the order of the fields. */
export const LEAD_STEPS: readonly LeadStep[] = [
  { name: "lead.stepWhat", question: "lead.scope", fields: ["scope"] },
  { name: "lead.stepWhere", question: "lead.where", fields: ["pincode", "property"] },
  { name: "lead.stepWho", question: "lead.who", fields: ["name", "phone", "email", "bestTime", "whatsapp"] },
];
