import type { z } from "zod";
import type { Caller } from "../../../contracts/create-caller.ts";
import type { CallAnswer } from "../../../contracts/define-call.ts";
import { requestDocument, requestDocuments } from "../../../contracts/documents/request-documents.ts";
import type { planStaffProject } from "../../../contracts/staff/calls/project-calls.ts";
import { STAFF_COUNTRIES, type StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { countryOf } from "../../../editions/countries.ts";
import { addDays, addWorkingDays } from "../../../editions/country-time.ts";
import { editionOf } from "../../../editions/edition.ts";
import { type Country, regionsOf } from "../../../editions/regions.ts";
import { makePlan } from "../../../planning/make-plan.ts";
import { type PlanOffer, readPlanChoices, scopesOf } from "../../../planning/plan-choices.ts";

type Asked = z.output<typeof planStaffProject.input>;
type Stages = CallAnswer<typeof planStaffProject>["stages"];
type Span = { from: string; until: string };

/** Working days from the start of each stage to its end, where the planner of the site has no calendar. */
const USUAL_DAYS = { design: 20, permit: 10, making: 30, site: 18, fitting: 15, checks: 5 } as const;
const WORKING_DAYS_FOR_ORDER = 2;

/** The stages of a new project: the durations and calendars of the move-in planner, which the member then corrects. */
export async function planProject(call: Caller, asked: Asked): Promise<Stages> {
  const country = countryOf(asked.country, "in");
  const offer = await planOffer(call, country);
  const choices = offer && readPlanChoices(new URLSearchParams(queryOf(asked)), offer);
  const answer =
    offer && choices && makePlan({ ...choices, by: "keys", date: asked.startOn }, offer, asked.startOn);
  if (!answer || answer.kind === "unknown") return usualStages(asked.startOn, country);
  const spanOf = (...names: readonly string[]): Span | undefined => {
    const found = answer.plan.stages.filter(({ stage }) => names.includes(stage));
    const days = found.flatMap(({ from, until }) => [from, until]).sort();
    return found.length === 0 ? undefined : { from: days[0] ?? "", until: days.at(-1) ?? "" };
  };
  return stagesOf(asked.startOn, country, {
    design: spanOf("design"),
    permit: spanOf("approval"),
    making: spanOf("factory"),
    site: spanOf("noisy", "site"),
    fitting: spanOf("fitting"),
    checks: spanOf("snagging", "cleaning"),
    handover: answer.plan.moveIn,
  });
}

function queryOf({ home, scope }: Asked): Record<string, string> {
  return { ...(home && { home }), ...(scope && { scope }) };
}

function stagesOf(
  startOn: string,
  country: Country,
  {
    design,
    handover,
    ...later
  }: Record<"design" | "permit" | "making" | "site" | "fitting" | "checks", Span | undefined> & {
    handover: string;
  },
): Stages {
  const designed = design ?? { from: startOn, until: startOn };
  const ordered = addWorkingDays(designed.until, WORKING_DAYS_FOR_ORDER, country);
  return [
    { stage: "meeting" as const, from: startOn, until: startOn },
    { stage: "design" as const, ...designed },
    { stage: "quote" as const, from: designed.until, until: designed.until },
    { stage: "order" as const, from: designed.until, until: ordered },
    ...(["permit", "making", "site", "fitting", "checks"] as const).flatMap((stage) => {
      const span = later[stage];
      return span ? [{ stage, ...span }] : [];
    }),
    { stage: "handover" as const, from: handover, until: handover },
  ];
}

function usualStages(startOn: string, country: Country): Stages {
  let day = startOn;
  const span = (days: number): Span => {
    const until = addWorkingDays(day, days, country);
    const found = { from: day, until };
    day = addDays(until, 1);
    return found;
  };
  const [design, permit] = [span(USUAL_DAYS.design), span(USUAL_DAYS.permit)];
  const [making, site] = [span(USUAL_DAYS.making), span(USUAL_DAYS.site)];
  const [fitting, checks] = [span(USUAL_DAYS.fitting), span(USUAL_DAYS.checks)];
  return stagesOf(startOn, country, { design, permit, making, site, fitting, checks, handover: day });
}

async function planOffer(call: Caller, country: Country): Promise<PlanOffer | undefined> {
  const [region = "in"] = regionsOf(country);
  const asking = { call, edition: editionOf(region) };
  const [rules, weeks, calendar] = await Promise.all([
    requestDocuments("building-rules", asking),
    requestDocument("plan-weeks", asking),
    requestDocument("work-calendars", asking),
  ]);
  return rules.ok && weeks.ok && calendar.ok
    ? { rules: rules.value, weeks: weeks.value, calendar: calendar.value }
    : undefined;
}

/** The homes of each country that the planner knows; none if their documents cannot be read. */
export async function plannedHomes(call: Caller): Promise<Record<StaffCountry, string[]>> {
  const found = await Promise.all(
    STAFF_COUNTRIES.map(async (code) => {
      const offer = await planOffer(call, countryOf(code, "in"));
      const homes = offer
        ? offer.rules.map(({ slug }) => slug).filter((slug) => scopesOf(offer.weeks, slug).length > 0)
        : [];
      return [code, homes] as const;
    }),
  );
  return Object.fromEntries(found) as Record<StaffCountry, string[]>;
}
