import type { ContactPact } from "../../contracts/calls/contact-pact.ts";
import { isolated } from "../../editions/day-words.ts";
import type { Text } from "../../ui/text.tsx";
import { dayInSentence } from "./day-label.ts";

/** "We will call you today, between 17:00 and 20:00, on +91*******345." */
export function plannedSentence(
  planned: NonNullable<ContactPact["plannedContact"]>,
  { phone, email }: Pick<ContactPact["lead"], "phone" | "email">,
  today: string,
  text: Text,
): string {
  const contact = planned.channel === "email" ? (email ?? phone) : phone;
  return text.t(`thanks.when.${planned.channel}`, {
    day: dayInSentence(planned.day, today, text),
    from: isolated(planned.from),
    until: isolated(planned.until),
    contact: isolated(contact),
  });
}
