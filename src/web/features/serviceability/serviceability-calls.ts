import { HOSTS } from "../../../contracts/hosts.ts";
import type { ServiceUnits } from "../../../contracts/places/place-shapes.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../../editions/languages.ts";
import { hydrateState } from "../../frame/state/carry-state.ts";
import { ask, withQuery } from "./ask.ts";
import { listAt, numberAt, part, textAt } from "./read-answer.ts";
import type { LookUp } from "./serviceability.ts";

const WAITING_LIST = `${HOSTS["web-backend"].embeddedAt}/v1/waiting-list`;

export interface NamedDistance {
  name: string;
  km: number;
}

/** What the list of post codes knows of one. */
export interface PincodeFacts {
  place: string | undefined;
  city: string | undefined;
  position: { lat: number; lng: number } | undefined;
  /** "Gachibowli, Hyderabad". */
  centre: NamedDistance | undefined;
  nearestCity: NamedDistance | undefined;
}

export async function fetchPincode(
  country: string,
  pincode: string,
  language: Language,
  signal?: AbortSignal,
): Promise<PincodeFacts> {
  const path = withQuery(`${env().hubGatewayEndpoint}/v1/user-pincode-mappings`, { country, pincode });
  const { body } = await ask(path, { signal, label: "Launchpad Error" });
  const [mapping] = listAt(body, "mappings");
  const named = (...names: readonly string[]) =>
    textAt(mapping, ...names, language) ?? textAt(mapping, ...names, DEFAULT_LANGUAGE);
  const away = (field: string, name: string | undefined): NamedDistance | undefined => {
    const km = numberAt(mapping, field, "km");
    return name !== undefined && km !== undefined ? { name, km } : undefined;
  };
  const lat = numberAt(mapping, "lat");
  const lng = numberAt(mapping, "lng");
  return {
    place: named("place"),
    city: named("city", "name"),
    position: lat !== undefined && lng !== undefined ? { lat, lng } : undefined,
    centre: away("centre", joined(named("centre", "name"), named("centre", "city"), language)),
    nearestCity: away("nearestCity", named("nearestCity", "name")),
  };
}

const QUERY =
  "query locationServiceability($locationDetails: LocationDetails!) { locationServiceability(locationDetails: $locationDetails) { services { interiorsBU servicesBU productsBU } } }";

export const lookUpServices: LookUp = async (variables) => {
  const { body } = await ask(`${env().apiGatewayUrl}/graphql`, {
    method: "POST",
    body: { query: QUERY, operationName: "locationServiceability", variables },
  });
  const services = part(body, "data", "locationServiceability", "services");
  if (typeof services !== "object" || services === null) throw new Error("There is no answer to the lookup.");
  const has = (unit: keyof ServiceUnits) => part(services, unit) === true;
  return { interiorsBU: has("interiorsBU"), servicesBU: has("servicesBU"), productsBU: has("productsBU") };
};

/** What our verticals are called here, and which unit stands for which. */
export async function fetchVerticals(isoCode: string, languageCode: string) {
  const { body } = await ask(
    withQuery(`${HOSTS.bumblebee.embeddedAt}/v1/api/static/verticals`, { isoCode, languageCode }),
  );
  return {
    mappings: textsAt(body, "content", "verticalsMappings"),
    titles: textsAt(body, "content", "titles"),
  };
}

export async function countWaiting(country: string, pincode: string): Promise<number> {
  const path = withQuery(`${WAITING_LIST}/count`, { country, pincode });
  return numberAt((await ask(path)).body, "waiting") ?? 0;
}

/** Which one on the list the contact is; nothing where the contact is none. */
export async function joinWaiting(joining: {
  country: string;
  pincode: string;
  contact: string;
  language: string;
}): Promise<number | undefined> {
  const { body } = await ask(WAITING_LIST, { method: "POST", body: joining, expected: [400] });
  return numberAt(body, "place");
}

function env() {
  return hydrateState().getState().env;
}

function joined(
  first: string | undefined,
  second: string | undefined,
  language: Language,
): string | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return first === second ? first : [first, second].join(LANGUAGES[language].comma);
}

function textsAt(value: unknown, ...names: readonly string[]): Record<string, string> {
  const found = part(value, ...names);
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
  );
}
