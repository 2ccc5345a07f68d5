import type { Caller } from "../../../contracts/create-caller.ts";
import type { ReferPage } from "../../../contracts/documents/refer-page.ts";
import { requestDocument } from "../../../contracts/documents/request-documents.ts";
import type { StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { COUNTRIES, countryOf } from "../../../editions/countries.ts";
import { editionOf } from "../../../editions/edition.ts";
import { regionsOf } from "../../../editions/regions.ts";

type Step = ReferPage["rewards"]["steps"][number];

/** The rewards as the referral page of a country promises them. */
export interface RewardProgramme {
  country: StaffCountry;
  currency: string;
  minimum: number | null;
  steps: readonly (Pick<Step, "amount" | "when" | "note" | "reached"> & { key: string })[];
}

/** A country without a referral page has no rewards. */
export async function rewardProgrammes(
  call: Caller,
  countries: readonly StaffCountry[],
): Promise<Map<StaffCountry, RewardProgramme>> {
  const found = await Promise.all(countries.map((country) => programmeOf(call, country)));
  return new Map(found.map((programme) => [programme.country, programme]));
}

async function programmeOf(call: Caller, isoCode: StaffCountry): Promise<RewardProgramme> {
  const country = countryOf(isoCode, "in");
  const [region = "in"] = regionsOf(country);
  const page = await requestDocument("refer-a-friend", { call, edition: editionOf(region) });
  const rewards = page.ok ? page.value.rewards : undefined;
  return {
    country: isoCode,
    currency: COUNTRIES[country].currency,
    minimum: rewards?.minimum ?? null,
    steps: (rewards?.steps ?? []).map((step, index) => ({ ...step, key: step.reached ?? String(index + 1) })),
  };
}
