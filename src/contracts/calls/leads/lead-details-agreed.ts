import { z } from "zod";
import { REFILL_FIELDS } from "../../leads/refill-fields.ts";
import { maskEmail, maskName, maskPhone } from "../../mask-contact.ts";

const line = z.string().trim().min(1).nullable().catch(null);

/** The fields of a stored lead (LF-11), each as far as it is there. */
const TheirLead = z.object({
  name: line,
  phone: line,
  email: line,
  pincode: line,
  property_name: line,
  scope: line,
  created_at: z.string().refine(isTime).catch(""),
});

/**
 * The specification does not show this answer. Whatever of a lead stands in it, by itself or under a name of its own, is
 * told masked like our own; whatever does not is asked for.
 */
export function describeTheirLead(theirs: Record<string, unknown>) {
  const { name, phone, email, ...told } = TheirLead.parse(theirs.lead ?? theirs.customerLead ?? theirs);
  return {
    lead: {
      ...told,
      name: name === null ? "" : maskName(name),
      phone: phone === null ? "" : maskUnlessMasked(phone, (whole) => maskPhone(whole, "", () => {})),
      email: email && maskUnlessMasked(email, (whole) => maskEmail(whole, () => {})),
    },
    missing: REFILL_FIELDS.filter((field) => ({ ...told, email })[field] === null),
  };
}

function maskUnlessMasked(contact: string, mask: (contact: string) => string): string {
  return contact.includes("*") ? contact : mask(contact);
}

function isTime(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}
