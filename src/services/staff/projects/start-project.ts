import type { Kysely } from "kysely";
import type { z } from "zod";
import { readEstimateCode } from "../../../contracts/estimates/estimate-code.ts";
import type { createStaffProject } from "../../../contracts/staff/calls/project-calls.ts";
import type { StaffProjectParts } from "../../../contracts/staff/calls/project-schemas.ts";
import { STAFF_COUNTRIES, type StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { COUNTRIES, countryOf, isServedIsoCode } from "../../../editions/countries.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { PAYMENTS, splitPayments } from "../../../prices/milestones/split-payments.ts";
import { findEstimate, listVersions } from "../../estimates/estimate-store.ts";
import { findLead } from "../../leads/lead-store.ts";
import { regionOfLead } from "../../leads/region-of-lead.ts";
import { partsOfTemplate, type TemplateBody } from "./template-body.ts";

type Db = Kysely<Schema>;
type Wish = z.output<typeof createStaffProject.input>;

export interface KnownForProject {
  country: StaffCountry;
  name: string | null;
  phone?: string;
  email?: string;
  region?: string;
  leadId?: string;
  estimate?: string;
  total?: number;
}

/** What a lead or an estimate says about a new project. Undefined if there is none in these countries. */
export async function knownForProject(
  db: Db,
  { lead: leadId, estimate }: { lead?: string | undefined; estimate?: string | undefined },
  countries: readonly StaffCountry[],
): Promise<KnownForProject | undefined> {
  const isSeen = (code: string) => countries.some((country) => country === code);
  if (leadId === undefined && estimate === undefined) {
    const [country = "IN"] = countries;
    return { country, name: null };
  }
  const lead = leadId === undefined ? undefined : await findLead(db, leadId);
  if (leadId !== undefined && (!lead || !isSeen(lead.country))) return undefined;
  const priced = await priceOf(db, lead ? lead.payload.estimate_code : estimate);
  if (!lead && (!priced || !isSeen(priced.country))) return undefined;
  const country = STAFF_COUNTRIES.find((code) => code === (lead?.country ?? priced?.country)) ?? "IN";
  const isOfCountry = priced?.country === country;
  return {
    country,
    name: lead?.name || null,
    ...(lead && { phone: lead.phone, leadId: lead.id, region: regionOfLead(lead) }),
    ...(lead?.email && { email: lead.email.toLowerCase() }),
    ...(priced && isOfCountry && { estimate: priced.code, total: priced.total }),
  };
}

async function priceOf(db: Db, typed: string | null | undefined) {
  const code = readEstimateCode(typed);
  const estimate = code && (await findEstimate(db, code));
  if (!estimate || !isServedIsoCode(estimate.country)) return undefined;
  const last = (await listVersions(db, estimate.code)).at(-1);
  return last && { code: estimate.code, country: estimate.country, total: last.price.likely };
}

/** The payments of the country, due when their stage is reached, and what a template adds. */
export function partsOfNew(
  { country, total, startOn }: Wish,
  stages: NonNullable<StaffProjectParts["stages"]>,
  template: TemplateBody | undefined,
): StaffProjectParts {
  const shares = COUNTRIES[countryOf(country, "in")].milestones;
  const amounts = splitPayments(total ?? 0, shares);
  const parts = template && partsOfTemplate(template, startOn, countryOf(country, "in"));
  const planned = parts?.stages.length ? parts.stages : [...stages];
  const startOf = (name: string) => planned.find(({ stage }) => stage === name)?.from;
  const dueOn = {
    booking: startOn,
    order: startOf("order") ?? startOn,
    balance: startOf("handover") ?? planned.at(-1)?.until ?? startOn,
  };
  return {
    ...{ ...parts, stages: planned },
    ...(total !== undefined && {
      payments: PAYMENTS.map((name, index) => ({
        ...{ name, share: shares[index] ?? 0, amount: amounts[name], dueOn: dueOn[name] },
      })),
      quotes: [{ step: "estimate" as const, on: startOn, amount: total }],
    }),
  };
}
