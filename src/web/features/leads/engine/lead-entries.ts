import type { LeadFormReading } from "../forms/read-lead-form.ts";

/** A soft lead as the page's state holds it. */
export interface SoftLead {
  name: string;
  email: string;
  phone: string;
  whatsapp_alert: boolean;
}

/** What a full form adds. */
export interface LeadEntries extends SoftLead {
  whatsappConsent: boolean;
  pincode: string;
  property_name: string;
  /** Whether we work where the home is, as far as that was looked up. */
  serviceable: boolean;
  referral_key: string;
  referrer_name: string;
  referrer_id: string;
}

export function softLeadOf({ typed, payload }: Pick<LeadFormReading, "typed" | "payload">): SoftLead {
  const { name, email, phone } = typed;
  return { name, email, phone, whatsapp_alert: payload.is_whatsapp_enable ?? false };
}

export function leadEntriesOf(reading: Pick<LeadFormReading, "typed" | "payload">): LeadEntries {
  const { payload, typed } = reading;
  return {
    ...softLeadOf(reading),
    whatsappConsent: payload.is_whatsapp_enable ?? false,
    pincode: typed.pincode,
    property_name: payload.property_name ?? "",
    serviceable: payload.serviceable ?? true,
    referral_key: payload.referral_key ?? "",
    referrer_name: payload.referrer_name ?? "",
    referrer_id: payload.referrer_id ?? "",
  };
}
