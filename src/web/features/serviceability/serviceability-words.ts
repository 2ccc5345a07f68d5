import { ordinal, pluralForm } from "../../../editions/counting.ts";
import type { Language } from "../../../editions/languages.ts";
/** Every sentence that is said only once somebody has typed where they live. */
export interface ServiceabilityWords {
  checking: string;
  served: string;
  servedNear: string;
  servedOnly: string;
  offers: string;
  failed: string;
  first: string;
  again: string;
  nearestCity: string;
  nearestCentre: string;
  waitingNone: string;
  waitingOne: string;
  waitingMany: string;
  joined: string;
  joinFailed: string;
  contactWrong: string;
}

/** "HSR Layout: we build here, centre 2.1 km away". Beyond a day's trip the distance says nothing. */
export function servedNote(
  words: ServiceabilityWords,
  place: string,
  centreKm: number | undefined,
  language: Language,
): string {
  if (centreKm === undefined || centreKm > FAR_KM) return fill(words.servedOnly, { place });
  if (centreKm < NEAR_KM) return fill(words.servedNear, { place });
  return fill(words.served, { place, km: kilometres(centreKm, language) });
}

const NEAR_KM = 1;
const FAR_KM = 60;

/** The first place that we do not serve may be a slip of the finger; the next ones are not (SV-08). */
export function notServedNote(words: ServiceabilityWords, attempt: number): string {
  return attempt <= 1 ? words.first : words.again;
}

export function waitingNote(words: ServiceabilityWords, waiting: number, language: Language): string {
  if (waiting === 0) return words.waitingNone;
  return pluralForm(waiting, language) === "one"
    ? words.waitingOne
    : fill(words.waitingMany, { count: numberIn(language).format(waiting) });
}

/** "You are the 14th here". */
export function joinedNote(words: ServiceabilityWords, place: number, language: Language): string {
  return fill(words.joined, { place: ordinal(place, language) });
}

/** One decimal below ten, none above. */
export function kilometres(km: number, language: Language): string {
  return numberIn(language, km < 10 ? 1 : 0).format(km);
}

export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

function numberIn(language: Language, decimals = 0): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { numberingSystem: "latn", maximumFractionDigits: decimals });
}
