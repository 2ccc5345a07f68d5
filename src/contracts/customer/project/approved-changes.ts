import type { z } from "zod";
import { addDays } from "../../../editions/country-time.ts";
import type { Decision, ProjectHead } from "./project-parts.ts";

/** The options of a change order. */
export const APPROVE = "approve";
export const DECLINE = "decline";

type Changeable = Pick<z.output<typeof Decision>, "title" | "answer" | "decidedOn"> & {
  change?: Pick<NonNullable<z.output<typeof Decision>["change"]>, "amount" | "days" | "askedBy"> | undefined;
};

/** The changes that the customer has approved, in the order of the answers. */
export function approvedChanges(decisions: readonly Changeable[]) {
  return decisions
    .flatMap(({ title, change, answer, decidedOn }) =>
      change && answer?.option === APPROVE
        ? [{ ...change, title, at: answer.at, on: decidedOn ?? answer.at.slice(0, 10) }]
        : [],
    )
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

export function approvedDays(decisions: readonly Changeable[]): number {
  return approvedChanges(decisions).reduce((sum, { days }) => sum + days, 0);
}

/** The planned day of the handover, moved by the approved changes, which the head does not contain. */
export function plannedHandover(
  { expectedOn, handoverOn }: Pick<z.output<typeof ProjectHead>, "expectedOn" | "handoverOn">,
  decisions: readonly Changeable[],
): string | undefined {
  const day = expectedOn ?? handoverOn;
  return day && addDays(day, approvedDays(decisions));
}
