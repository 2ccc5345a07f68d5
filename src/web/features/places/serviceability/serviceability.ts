import type { ServiceUnits } from "../../../../contracts/places/place-shapes.ts";
import { ordinal } from "../../../../editions/counting.ts";
import type { Language } from "../../../../editions/languages.ts";
import type { Text } from "../../../../ui/text/text.tsx";

export interface Serviceability {
  services: ServiceUnits;
  /** True if no service is available. */
  nonServiceable: boolean;
  fetching: boolean;
  hasError: boolean;
}

export interface ServiceabilityAddress {
  country: string;
  pincode: string;
  lat: number;
  lng: number;
  /** The services of a country's default address are known without a lookup. */
  isDefaultAddress?: boolean;
  offerings?: ServiceUnits;
}

const NO_SERVICES: ServiceUnits = { interiorsBU: false, servicesBU: false, productsBU: false };

/** The format of the lookup: the post code as a number, the position as strings. */
export function lookupVariables({ country, pincode, lat, lng }: ServiceabilityAddress) {
  return { locationDetails: { country, pincode: Number(pincode), lat: String(lat), lng: String(lng) } };
}

export type LookUp = (variables: ReturnType<typeof lookupVariables>) => Promise<ServiceUnits>;

/** Looks up the services and reports every state. Fetching ends in every case. */
export async function findServiceability(
  address: ServiceabilityAddress,
  lookUp: LookUp,
  onChange: (state: Serviceability) => void = () => {},
): Promise<Serviceability> {
  const tell = (services: ServiceUnits, rest: Partial<Serviceability> = {}): Serviceability => {
    const nonServiceable = !Object.values(services).some(Boolean);
    const state = { services, nonServiceable, fetching: false, hasError: false, ...rest };
    onChange(state);
    return state;
  };
  if (address.isDefaultAddress && address.offerings) return tell(address.offerings);
  tell(NO_SERVICES, { fetching: true });
  try {
    return tell(await lookUp(lookupVariables(address)));
  } catch {
    return tell(NO_SERVICES, { hasError: true });
  }
}

export function serviceableVerticals(
  services: ServiceUnits,
  verticalsMappings: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(services).flatMap(([unit, isOffered]) => {
    const vertical = verticalsMappings[unit];
    return isOffered && vertical ? [vertical] : [];
  });
}

/** Loads the content about a place's verticals, only if we serve the place and the content is requested. */
export async function loadVerticals<Content>(
  { nonServiceable, services }: Serviceability,
  isRequested: boolean,
  fetchContent: (services: ServiceUnits) => Promise<Content>,
): Promise<Content | undefined> {
  return nonServiceable || !isRequested ? undefined : fetchContent(services);
}

/** "HSR Layout: we build here, centre 2.1 km away". A distance beyond a day's trip is left out. */
export function servedNote({ t, language }: Text, place: string, centreKm: number | undefined): string {
  if (centreKm === undefined || centreKm > FAR_KM) return t("serviceability.servedOnly", { place });
  if (centreKm < NEAR_KM) return t("serviceability.servedNear", { place });
  return t("serviceability.served", { place, km: kilometres(centreKm, language) });
}

const NEAR_KM = 1;
const FAR_KM = 60;

/** The first place that we do not serve may be a typing error; later ones are not (SV-08). */
export function notServedNote({ t }: Text, attempt: number): string {
  return t(attempt <= 1 ? "serviceability.notServiceableFirst" : "serviceability.notServiceable");
}

export function waitingNote({ t, language }: Text, waiting: number): string {
  if (waiting === 0) return t("serviceability.waitingNone");
  return t("serviceability.waitingMany", { count: waiting, shown: numberIn(language).format(waiting) });
}

/** "You are the 14th here". */
export function joinedNote({ t, language }: Text, position: number): string {
  return t("serviceability.joined", { place: ordinal(position, language) });
}

/** One decimal below ten, none above. */
export function kilometres(km: number, language: Language): string {
  return numberIn(language, km < 10 ? 1 : 0).format(km);
}

function numberIn(language: Language, decimals = 0): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { numberingSystem: "latn", maximumFractionDigits: decimals });
}
