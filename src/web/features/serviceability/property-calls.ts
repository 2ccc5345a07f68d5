import { HOSTS } from "../../../contracts/hosts.ts";
import { ask, withQuery } from "./ask.ts";
import { listAt, part, textAt } from "./read-answer.ts";

const WEB_BACKEND = HOSTS["web-backend"].embeddedAt;

export interface PropertyOption {
  placeId: string;
  name: string;
  detail: string;
  isSample: boolean;
}

interface Where {
  country: string;
  language: string;
  /** One for the length of a search: whoever is paid for searches counts by it. */
  session: string;
}

export async function fetchProperties(
  query: string,
  where: Where,
  signal: AbortSignal,
): Promise<PropertyOption[]> {
  const path = withQuery(`${WEB_BACKEND}/v3/places/autocomplete`, { query, ...where });
  const { body } = await ask(path, { signal, label: "Property Autocomplete API Failure" });
  return listAt(body, "predictions").flatMap((prediction) => {
    const placeId = textAt(prediction, "placeId");
    const name = textAt(prediction, "name");
    if (placeId === undefined || name === undefined) return [];
    const detail = textAt(prediction, "detail") ?? "";
    return [{ placeId, name, detail, isSample: part(prediction, "sample") === true }];
  });
}

export interface PropertyFacts {
  pincode: string | undefined;
  city: string | undefined;
}

export async function fetchProperty(placeId: string, where: Where): Promise<PropertyFacts> {
  const path = withQuery(`${WEB_BACKEND}/v2/places`, { query: placeId, ...where });
  const { body } = await ask(path, { label: "Property Select API Failure" });
  return { pincode: textAt(body, "pincode"), city: textAt(body, "city") };
}
