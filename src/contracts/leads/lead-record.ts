import { z } from "zod";

const text = z.string().nullable();

/** A stored lead as the specification defines it (LF-11). A missing value is null. */
export const CustomerLead = z.object({
  name: z.string(),
  email: text,
  id_customer: z.string(),
  id: z.string(),
  phone: z.string(),
  pincode: text,
  property_name: text,
  city: text,
  marketing_lead_medium: text,
  marketing_lead_source: text,
  marketing_lead_channel: text,
  marketing_lead_medium_fc: text,
  marketing_lead_source_fc: text,
  marketing_lead_channel_fc: text,
  referral_page_fc: text,
});

/** Our response to a lead that we store ourselves: from now on it cannot be lost. */
export const LeadReceipt = z.object({
  customerLead: CustomerLead,
  /** Opens the visitor's own pages: /{region}/thank-you/{token} and /{region}/contact-pact/{token}. */
  token: z.string(),
  isRepeated: z.boolean(),
});

export type CustomerLead = z.infer<typeof CustomerLead>;
export type LeadReceipt = z.infer<typeof LeadReceipt>;
