import { ordinal, pluralForm } from "../../../../editions/counting.ts";
import type { Language } from "../../../../editions/languages.ts";
import type { Text } from "../../../../ui/text/text.tsx";

/** "HSR Layout: we build here, centre 2.1 km away". Beyond a day's trip the distance says nothing. */
export function servedNote({ t, language }: Text, place: string, centreKm: number | undefined): string {
  if (centreKm === undefined || centreKm > FAR_KM) return t("serviceability.servedOnly", { place });
  if (centreKm < NEAR_KM) return t("serviceability.servedNear", { place });
  return t("serviceability.served", { place, km: kilometres(centreKm, language) });
}

const NEAR_KM = 1;
const FAR_KM = 60;

/** The first place that we do not serve may be a slip of the finger; the next ones are not (SV-08). */
export function notServedNote({ t }: Text, attempt: number): string {
  return t(attempt <= 1 ? "serviceability.notServiceableFirst" : "serviceability.notServiceable");
}

export function waitingNote({ t, language }: Text, waiting: number): string {
  if (waiting === 0) return t("serviceability.waitingNone");
  return pluralForm(waiting, language) === "one"
    ? t("serviceability.waitingOne")
    : t("serviceability.waitingMany", { count: numberIn(language).format(waiting) });
}

/** "You are the 14th here". */
export function joinedNote({ t, language }: Text, place: number): string {
  return t("serviceability.joined", { place: ordinal(place, language) });
}

/** One decimal below ten, none above. */
export function kilometres(km: number, language: Language): string {
  return numberIn(language, km < 10 ? 1 : 0).format(km);
}

function numberIn(language: Language, decimals = 0): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { numberingSystem: "latn", maximumFractionDigits: decimals });
}
