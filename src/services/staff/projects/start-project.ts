import type { Kysely } from "kysely";
import type { z } from "zod";
import { readEstimateCode } from "../../../contracts/estimates/estimate-code.ts";
import type { createStaffProject } from "../../../contracts/staff/calls/project-calls.ts";
import type { StaffProjectParts } from "../../../contracts/staff/calls/project-schemas.ts";
import { STAFF_COUNTRIES, type StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { COUNTRIES, countryOf, isServedIsoCode } from "../../../editions/countries.ts";
import { addDays } from "../../../editions/country-time.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { PAYMENTS, splitPayments } from "../../../prices/milestones/split-payments.ts";
import { findEstimate, listVersions } from "../../estimates/estimate-store.ts";
import { findLead } from "../../leads/lead-store.ts";
import { regionOfLead } from "../../leads/region-of-lead.ts";

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
  template: StaffProjectParts | undefined,
): StaffProjectParts {
  const shares = COUNTRIES[countryOf(country, "in")].milestones;
  const amounts = splitPayments(total ?? 0, shares);
  const startOf = (name: string) => stages.find(({ stage }) => stage === name)?.from;
  const dueOn = {
    booking: startOn,
    order: startOf("order") ?? startOn,
    balance: startOf("handover") ?? stages.at(-1)?.until ?? startOn,
  };
  return {
    ...(template && fromTemplate(template, startOn)),
    stages: template?.stages ? moved(template, startOn, template.stages).map(withoutDay) : [...stages],
    ...(total !== undefined && {
      payments: PAYMENTS.map((name, index) => ({
        ...{ name, share: shares[index] ?? 0, amount: amounts[name], dueOn: dueOn[name] },
      })),
      quotes: [{ step: "estimate" as const, on: startOn, amount: total }],
    }),
  };
}

/** Nothing that belongs to the template's customer: no answers, payments, papers, photographs, names or contacts. */
function fromTemplate(template: StaffProjectParts, startOn: string): StaffProjectParts {
  const { decisions = [], checks = [], warranties = [] } = template;
  return {
    decisions: moved(template, startOn, decisions).map(({ answer: _, decidedOn: __, ...open }) => open),
    checks: checks.map(({ title }) => ({ title })),
    warranties: moved(template, startOn, warranties),
  };
}

function withoutDay<Part extends { doneOn?: string | undefined }>({ doneOn: _, ...part }: Part) {
  return part;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60_000;

/** The same parts, as many days later as this project begins after the template. */
function moved<Part extends object>(
  { stages = [] }: StaffProjectParts,
  startOn: string,
  parts: readonly Part[],
): Part[] {
  const first = stages.map(({ from }) => from).sort()[0] ?? startOn;
  const later = Math.round((Date.parse(startOn) - Date.parse(first)) / DAY_MS);
  return parts.map(
    (part) =>
      Object.fromEntries(
        Object.entries(part).map(([name, value]) => [
          name,
          typeof value === "string" && DAY.test(value) ? addDays(value, later) : value,
        ]),
      ) as Part,
  );
}
