import { z } from "zod";
import { PROJECT_PARTS, StoredDecision } from "../../../contracts/customer/project/project-parts.ts";
import type { StaffProjectParts } from "../../../contracts/staff/calls/project-schemas.ts";
import { addWorkingDays, workingDaysBetween } from "../../../editions/country-time.ts";
import type { Country } from "../../../editions/regions.ts";

/** Working days after the start of the project. */
const days = z.number().int().min(0);

/** Nothing that belongs to a customer: no answers, change orders, payments, papers, photographs, names or contacts. */
export const TemplateBody = z.object({
  stages: z.array(PROJECT_PARTS.stages.pick({ stage: true }).extend({ from: days, until: days })),
  decisions: z.array(
    StoredDecision.pick({ id: true, title: true, text: true, amount: true, options: true }).extend({
      by: days,
    }),
  ),
  checks: z.array(PROJECT_PARTS.checks.pick({ title: true })),
  warranties: z.array(PROJECT_PARTS.warranties.pick({ what: true, years: true }).extend({ from: days })),
});

export type TemplateBody = z.output<typeof TemplateBody>;

export function templateOf(
  { stages = [], decisions = [], checks = [], warranties = [] }: StaffProjectParts,
  country: Country,
  startedOn = stages.map(({ from }) => from).sort()[0],
): TemplateBody {
  const after = (day: string) => workingDaysBetween(startedOn ?? day, day, country);
  return TemplateBody.parse({
    stages: stages.map((stage) => ({ ...stage, from: after(stage.from), until: after(stage.until) })),
    decisions: decisions
      .filter(({ change }) => change === undefined)
      .map((decision) => ({ ...decision, by: after(decision.by) })),
    checks,
    warranties: warranties.map((warranty) => ({ ...warranty, from: after(warranty.from) })),
  });
}

export function partsOfTemplate(body: TemplateBody, startOn: string, country: Country) {
  const on = (count: number) => addWorkingDays(startOn, count, country);
  return {
    stages: body.stages.map(({ stage, from, until }) => ({ stage, from: on(from), until: on(until) })),
    decisions: body.decisions.map(({ by, ...decision }) => ({ ...decision, by: on(by) })),
    checks: body.checks,
    warranties: body.warranties.map(({ from, ...warranty }) => ({ ...warranty, from: on(from) })),
  };
}
