import {
  CONTACT_HOURS,
  CONTACT_LANGUAGES,
  type ContactHours,
  HOURS_OF_DAY,
} from "../../../../../contracts/leads/contact-choices.ts";
import { timeWords } from "../../../../../editions/day-words.ts";
import type { Language } from "../../../../../editions/languages.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import type { LoadedPact } from "../../../../features/visits/load-pact.ts";
import ChoicesForm from "./choices-form.island.tsx";

/** Where people ask for it; elsewhere nobody should have to think about it. */
const ASKS_FOR_DESIGNER: Record<Country, boolean> = { in: false, sg: false, my: false, sa: true };

/** Of all that the pact says, what its form needs. */
export function Choices({ pact, path }: { pact: LoadedPact; path: string }) {
  const { language: ownLanguage } = useText();
  const { channel, hours, frequency, language, designer } = pact.pact;
  const names = new Intl.DisplayNames([ownLanguage], { type: "language" });
  return (
    <ChoicesForm
      action={path}
      chosen={{ channel, hours, frequency, language, designer }}
      hasNoAddress={pact.lead.email === null && channel !== "email"}
      asksForDesigner={ASKS_FOR_DESIGNER[pact.country]}
      hoursInWords={hoursIn(ownLanguage)}
      languages={languagesOf(pact).map((code) => ({ code, name: names.of(code) ?? code }))}
    />
  );
}

function hoursIn(language: Language): Record<ContactHours, string> {
  const words = (value: ContactHours) =>
    HOURS_OF_DAY[value].map((hour) => timeWords(hour * 60, language)).join(" – ");
  const entries = CONTACT_HOURS.map((value) => [value, words(value)]);
  return Object.fromEntries(entries);
}

/** What is spoken there, and what this visitor has chosen already. */
function languagesOf({ lead, pact }: LoadedPact): string[] {
  return [...new Set([...CONTACT_LANGUAGES[lead.country], pact.language])];
}
