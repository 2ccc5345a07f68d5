import type { ContactPact } from "../../../../contracts/calls/leads/contact-pact-calls.ts";
import type { CityCentre } from "../../../../contracts/visits/city-centres.ts";
import { isolated, timeWords } from "../../../../editions/day-words.ts";
import { inLanguage, LANGUAGES, type Language } from "../../../../editions/languages.ts";
import { minutesOf } from "../../../../editions/time-slots.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import { dayInSentence } from "./day-label.ts";

/** "We will call you today, between 5:00 PM and 8:00 PM, on +91*******345." */
export function plannedSentence(
  planned: NonNullable<ContactPact["plannedContact"]>,
  { phone, email }: Pick<ContactPact["lead"], "phone" | "email">,
  today: string,
  text: Text,
): string {
  const contact = planned.channel === "email" ? (email ?? phone) : phone;
  return text.t(`thanks.when.${planned.channel}`, {
    day: dayInSentence(planned.day, today, text),
    from: timeWords(minutesOf(planned.from), text.language),
    until: timeWords(minutesOf(planned.until), text.language),
    contact: isolated(contact),
  });
}

export interface CentreWords {
  name: string;
  address: string;
  directions: string;
}

export function centreWords({ centre, city }: CityCentre, language: Language): CentreWords {
  return {
    name: inLanguage(centre.name, language),
    address: [centre.address, city.name]
      .map((text) => inLanguage(text, language))
      .filter(Boolean)
      .join(LANGUAGES[language].comma),
    directions: `https://www.google.com/maps/dir/?api=1&destination=${centre.lat},${centre.lng}`,
  };
}
