import { maskPhone } from "../../../contracts/mask-contact.ts";
import { textOf } from "../../../editions/all-texts.ts";
import { COUNTRIES } from "../../../editions/countries.ts";
import { COUNTRY_TIME, clock, type WallTime, wallTime } from "../../../editions/country-time.ts";
import { dayWords, isolated, timeWords } from "../../../editions/day-words.ts";
import type { Edition } from "../../../editions/edition.ts";
import type { Language } from "../../../editions/languages.ts";
import type { MessageValues } from "../../../editions/text.ts";
import { minutesOf } from "../../../editions/time-slots.ts";
import type { PlannedContact } from "../../contact/planned-contact.ts";
import { type LetterPart, writeLetter } from "../../mail/letter.ts";
import type { Mail } from "../../mail/mailer.ts";
import type { StoredLead } from "../lead-store.ts";

interface Confirmation {
  lead: Pick<StoredLead, "name" | "phone" | "pincode" | "payload" | "created_at">;
  edition: Edition;
  brand: string;
  planned: PlannedContact | undefined;
  pactUrl: string;
  stopAllUrl: string;
}

/**
 * The e-mail as text and HTML. A person may type the address of another person, so it shows only typed values that
 * cannot contain a message; the rest is on the private page.
 */
export function writeConfirmation(given: Confirmation): Pick<Mail, "subject" | "text" | "html" | "stopUrl"> {
  const { edition, brand, pactUrl, stopAllUrl } = given;
  const { t } = textOf(edition.language);
  const parts: LetterPart[] = [
    { text: greeting(given) },
    { text: t("letter.confirmation.arrived", { brand }) },
    { title: t("letter.confirmation.sentTitle"), facts: factsOf(given) },
    { title: t("letter.confirmation.nextTitle"), text: whatNext(given) },
    {
      title: t("letter.confirmation.pactTitle"),
      text: t("letter.confirmation.pact"),
      link: { words: t("letter.confirmation.pactLink"), url: pactUrl },
    },
    { text: t("letter.confirmation.stop") },
    {
      text: t("letter.confirmation.notYou"),
      link: { words: t("letter.confirmation.stopAll"), url: stopAllUrl, look: "plain" },
    },
    { text: t("letter.confirmation.bye", { brand }) },
  ];
  const subject = t(visitOf(given) ? "letter.confirmation.visitSubject" : "letter.confirmation.subject");
  return { subject: `${subject} · ${brand}`, ...writeLetter(parts, edition), stopUrl: pactUrl };
}

const PLAIN_NAME = /^[\p{L}\p{M}'’-]{1,30}$/u;

function greeting({ lead, edition }: Confirmation): string {
  const { t } = textOf(edition.language);
  const [name = ""] = lead.name.trim().split(/\s+/);
  return PLAIN_NAME.test(name)
    ? t("letter.confirmation.greetingWithName", { name })
    : t("letter.confirmation.greeting");
}

function factsOf({ lead, edition }: Confirmation): [string, string][] {
  const { t } = textOf(edition.language);
  const { dialCode } = COUNTRIES[edition.country];
  const sent = wallTime(new Date(lead.created_at), COUNTRY_TIME[edition.country].timeZone);
  const sentAt = `${dayWords(sent.day, edition.language)} ${timeWords(sent.minutes, edition.language)}`;
  const pincode: [string, string][] = lead.pincode
    ? [[t("letter.confirmation.pincode"), isolated(lead.pincode)]]
    : [];
  return [
    [t("letter.confirmation.phone"), isolated(maskPhone(lead.phone, dialCode, () => {}))],
    ...pincode,
    [t("letter.confirmation.sentAt"), sentAt],
  ];
}

function whatNext(given: Confirmation): string {
  const { language } = given.edition;
  const { t } = textOf(language);
  const visit = visitOf(given);
  if (visit) {
    return t("letter.confirmation.visit", whenIn({ day: visit.day, from: clock(visit.minutes) }, language));
  }
  const { planned } = given;
  return planned
    ? t(`letter.confirmation.next-${planned.channel}`, whenIn(planned, language))
    : t("letter.confirmation.nothingPlanned");
}

/** The name of the centre is left out, because it may be any typed text. */
function visitOf({ lead, edition }: Confirmation): WallTime | undefined {
  const time = Date.parse(lead.payload.ec_visit_timing ?? "");
  return Number.isNaN(time) ? undefined : wallTime(new Date(time), COUNTRY_TIME[edition.country].timeZone);
}

function whenIn(when: { day: string; from: string; until?: string }, language: Language): MessageValues {
  return {
    day: dayWords(when.day, language),
    from: timeWords(minutesOf(when.from), language),
    until: when.until ? timeWords(minutesOf(when.until), language) : "",
  };
}
