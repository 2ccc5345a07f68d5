import { maskPhone } from "../../../contracts/mask-contact.ts";
import { COUNTRIES } from "../../../editions/countries.ts";
import { COUNTRY_TIME, clock, type WallTime, wallTime } from "../../../editions/country-time.ts";
import { dayWords, isolated, timeWords } from "../../../editions/day-words.ts";
import type { Edition } from "../../../editions/edition.ts";
import type { Language } from "../../../editions/regions.ts";
import { minutesOf } from "../../../editions/time-slots.ts";
import type { PlannedContact } from "../../contact/planned-contact.ts";
import { type LetterPart, writeLetter } from "../../mail/letter.ts";
import type { Mail } from "../../mail/mailer.ts";
import type { StoredLead } from "../lead-store.ts";
import { CONFIRMATION_TEXTS } from "./confirmation-texts.ts";

interface Confirmation {
  lead: Pick<StoredLead, "name" | "phone" | "pincode" | "payload" | "created_at">;
  edition: Edition;
  brand: string;
  planned: PlannedContact | undefined;
  pactUrl: string;
  /** Where the owner of the mailbox stops everything that names it. */
  stopAllUrl: string;
}

/**
 * The letter, as text and as HTML. Whoever fills in a form may type anybody's address, so of what they typed it shows
 * only what cannot carry a message of their own; the rest stands on the private page.
 */
export function writeConfirmation(given: Confirmation): Pick<Mail, "subject" | "text" | "html" | "stopUrl"> {
  const { edition, brand, pactUrl, stopAllUrl } = given;
  const texts = CONFIRMATION_TEXTS[edition.language];
  const say = (text: string) => text.replaceAll("{brand}", brand);
  const parts: LetterPart[] = [
    { text: greeting(given) },
    { text: say(texts.arrived) },
    { title: texts.sentTitle, facts: factsOf(given) },
    { title: texts.nextTitle, text: whatNext(given) },
    { title: texts.pactTitle, text: texts.pact, link: { words: texts.pactLink, url: pactUrl } },
    { text: texts.stop },
    { text: texts.notYou, link: { words: texts.stopAll, url: stopAllUrl, look: "plain" } },
    { text: say(texts.bye) },
  ];
  return {
    subject: `${visitOf(given) ? texts.visitSubject : texts.subject} · ${brand}`,
    ...writeLetter(parts, edition),
    stopUrl: pactUrl,
  };
}

const PLAIN_NAME = /^[\p{L}\p{M}'’-]{1,30}$/u;

function greeting({ lead, edition }: Confirmation): string {
  const texts = CONFIRMATION_TEXTS[edition.language];
  const [name = ""] = lead.name.trim().split(/\s+/);
  return PLAIN_NAME.test(name) ? texts.greetingWithName.replace("{name}", () => name) : texts.greeting;
}

function factsOf({ lead, edition }: Confirmation): [string, string][] {
  const texts = CONFIRMATION_TEXTS[edition.language];
  const { dialCode } = COUNTRIES[edition.country];
  const sent = wallTime(new Date(lead.created_at), COUNTRY_TIME[edition.country].timeZone);
  return [
    [texts.phone, isolated(maskPhone(lead.phone, dialCode, () => {}))],
    ...(lead.pincode ? [[texts.pincode, isolated(lead.pincode)] satisfies [string, string]] : []),
    [texts.sentAt, `${dayWords(sent.day, edition.language)} ${timeWords(sent.minutes, edition.language)}`],
  ];
}

function whatNext(given: Confirmation): string {
  const { language } = given.edition;
  const texts = CONFIRMATION_TEXTS[language];
  const visit = visitOf(given);
  if (visit) return fill(texts.visit, { day: visit.day, from: clock(visit.minutes) }, language);
  return given.planned
    ? fill(texts.next[given.planned.channel], given.planned, language)
    : texts.nothingPlanned;
}

/** The name of the centre is not told here, as it may be anything that somebody typed. */
function visitOf({ lead, edition }: Confirmation): WallTime | undefined {
  const time = Date.parse(lead.payload.ec_visit_timing ?? "");
  return Number.isNaN(time) ? undefined : wallTime(new Date(time), COUNTRY_TIME[edition.country].timeZone);
}

function fill(text: string, when: { day: string; from: string; until?: string }, language: Language): string {
  return text
    .replace("{day}", dayWords(when.day, language))
    .replace("{from}", timeWords(minutesOf(when.from), language))
    .replace("{until}", when.until ? timeWords(minutesOf(when.until), language) : "");
}
