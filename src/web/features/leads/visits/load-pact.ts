import { type ContactPact, getContactPact } from "../../../../contracts/calls/leads/contact-pact-calls.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { isCountry } from "../../../../editions/countries.ts";
import { COUNTRY_TIME, wallTime } from "../../../../editions/country-time.ts";
import type { Country } from "../../../../editions/regions.ts";
import { pageNotFound, required } from "../../../frame/page.ts";

export interface LoadedPact extends ContactPact {
  token: string;
  country: Country;
  today: string;
}

export async function loadPact(
  call: Caller,
  params: Record<string, string | undefined>,
  now: Date,
): Promise<LoadedPact> {
  const token = readToken(params);
  const pact = await required(call(getContactPact, { token }));
  const country = countryOf(pact.lead);
  return { ...pact, token, country, today: wallTime(now, COUNTRY_TIME[country].timeZone).day };
}

/** Rejects a URL parameter that cannot be a token without calling the backend. */
export function readToken(params: Record<string, string | undefined>): string {
  const parsed = getContactPact.input.safeParse({ token: params.leadToken });
  if (!parsed.success) throw pageNotFound();
  return parsed.data.token;
}

function countryOf({ country }: ContactPact["lead"]): Country {
  const code = country.toLowerCase();
  return isCountry(code) ? code : "in";
}
