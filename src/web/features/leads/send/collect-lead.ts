import type { DeviceSource } from "../../../../contracts/leads/device-sources.ts";
import { readTrackingIds } from "../../../frame/analytics/tracking-ids.ts";
import type { FormValues } from "../../../frame/forms/form-values.ts";
import type { PageFacts } from "../../../frame/islands/page-context.ts";
import { readStored } from "../../../frame/state/browser-storage.ts";
import type { AtriumState } from "../../../frame/state/page-state.ts";
import { attributionFields, type VisitFacts } from "../attribution/attribution-fields.ts";
import { REFERRAL_KEY } from "../attribution/attribution-keys.ts";
import { firstContact } from "../attribution/first-contact.ts";
import { readValues } from "../engine/check-lead.ts";
import type { LeadFormReading } from "../forms/read-lead-form.ts";
import { type LeadBody, leadBody, nextSubmission } from "./submission.ts";

export function collectLead(values: FormValues, { edition, state }: PageFacts): LeadBody {
  const reading = readValues(values, edition);
  state.setState("leadForm", {
    formEntries: { ...leadEntriesOf(reading) },
    softLead: reading.payload.kind === "soft" ? { ...softLeadOf(reading) } : null,
  });
  state.setState("leadSubmissionCtaType", reading.payload.cta_type ?? "");
  const { typed, payload } = reading;
  const { id, attempt } = nextSubmission(
    JSON.stringify([
      edition.country,
      typed,
      payload.property_name,
      payload.pact_hours,
      payload.ec_visit_timing,
    ]),
  );
  const customerId = state.getState().customer.info?.customerId;
  return leadBody({
    form: payload,
    attribution: attributionFields(visitFacts(state.getState())),
    submissionId: id,
    attempt,
    customerId: typeof customerId === "string" ? customerId : undefined,
  });
}

interface SoftLead {
  name: string;
  email: string;
  phone: string;
  whatsapp_alert: boolean;
}

interface LeadEntries extends SoftLead {
  whatsappConsent: boolean;
  pincode: string;
  property_name: string;
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

function visitFacts({ landingPage, mode, device, customCtaQueryStrings }: Readonly<AtriumState>): VisitFacts {
  return {
    page: { url: location.href, referrer: document.referrer },
    landing: landingPage,
    firstContact: firstContact(landingPage),
    device: deviceSourceOf({ mode, device }),
    trackingIds: readTrackingIds(),
    customQuery: customCtaQueryStrings,
    referralKey: customCtaQueryStrings.referral_key ?? readStored("visit", REFERRAL_KEY) ?? undefined,
  };
}

export function deviceSourceOf({ mode, device }: Pick<AtriumState, "mode" | "device">): DeviceSource {
  return mode === "shell" ? "app" : device;
}
