import type { ServiceUnits } from "../../../../contracts/places/place-shapes.ts";

/** What we offer where somebody lives, and how far we are with finding out. */
export interface Serviceability {
  services: ServiceUnits;
  /** True when no service is. */
  nonServiceable: boolean;
  fetching: boolean;
  hasError: boolean;
}

export interface ServiceabilityAddress {
  /** Its English name. */
  country: string;
  pincode: string;
  lat: number;
  lng: number;
  /** Of a country's default address: what is offered there is known without asking. */
  isDefaultAddress?: boolean;
  offerings?: ServiceUnits;
}

const NO_SERVICES: ServiceUnits = { interiorsBU: false, servicesBU: false, productsBU: false };

/** As the lookup wants it: the post code as a number, the position as texts. */
export function lookupVariables({ country, pincode, lat, lng }: ServiceabilityAddress) {
  return { locationDetails: { country, pincode: Number(pincode), lat: String(lat), lng: String(lng) } };
}

export type LookUp = (variables: ReturnType<typeof lookupVariables>) => Promise<ServiceUnits>;

/** Finds out, telling every state on the way. Whatever happens, fetching ends. */
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

/** Which verticals the services of a place stand for. */
export function serviceableVerticals(
  services: ServiceUnits,
  verticalsMappings: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(services).flatMap(([unit, isOffered]) => {
    const vertical = verticalsMappings[unit];
    return isOffered && vertical ? [vertical] : [];
  });
}

/** What there is to tell of the verticals of a place. Asked for only where we build and somebody wants to know. */
export async function loadVerticals<Content>(
  { nonServiceable, services }: Serviceability,
  isRequested: boolean,
  fetchContent: (services: ServiceUnits) => Promise<Content>,
): Promise<Content | undefined> {
  return nonServiceable || !isRequested ? undefined : fetchContent(services);
}
