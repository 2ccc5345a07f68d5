import type { Project, ProjectPart } from "../../../../contracts/customer/project/project.ts";
import { creditOf, DELAY } from "../../../../prices/milestones/delay-credit.ts";

export type StageState = "done" | "now" | "to-come";

export interface StageAt extends ProjectPart<"stages"> {
  state: StageState;
}

/**
 * Returns every stage with its state. Stages that have begun and are not done are current; if there are none, the
 * next stage is.
 */
export function stagesAt({ stages }: Pick<Project, "stages">, today: string): StageAt[] {
  const open = stages.filter(({ doneOn }) => doneOn === undefined);
  const begun = open.filter(({ from }) => from <= today);
  const now = new Set(begun.length > 0 ? begun : open.slice(0, 1));
  return stages.map((stage) => ({
    ...stage,
    state: stage.doneOn !== undefined ? "done" : now.has(stage) ? "now" : "to-come",
  }));
}

export function appointmentsFrom({ appointments }: Pick<Project, "appointments">, today: string) {
  return appointments
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => `${one.day}${one.from ?? ""}`.localeCompare(`${other.day}${other.from ?? ""}`));
}

export function openDecisions({ decisions }: Pick<Project, "decisions">) {
  return decisions
    .filter(({ decidedOn }) => decidedOn === undefined)
    .toSorted((one, other) => one.by.localeCompare(other.by));
}

export function answeredDecisions({ decisions }: Pick<Project, "decisions">) {
  return decisions
    .flatMap((decision) => (decision.answer ? [{ ...decision, answer: decision.answer }] : []))
    .toSorted((one, other) => other.answer.at.localeCompare(one.answer.at));
}

export function moneyAt({ payments }: Pick<Project, "payments">) {
  const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0);
  const paid = sum(payments.filter(({ paidOn }) => paidOn !== undefined));
  const total = sum(payments);
  return {
    paid,
    total,
    share: total === 0 ? 0 : Math.round((100 * paid) / total),
    due: payments.find(({ paidOn }) => paidOn === undefined),
  };
}

export function comingDays(project: Pick<Project, "appointments" | "decisions" | "payments">, today: string) {
  const { due } = moneyAt(project);
  return [
    ...appointmentsFrom(project, today).map(({ day, title }) => ({
      kind: "appointment" as const,
      day,
      title,
    })),
    ...openDecisions(project).map(({ by, title }) => ({ kind: "decision" as const, day: by, title })),
    ...(due ? [{ kind: "payment" as const, day: due.dueOn, amount: due.amount }] : []),
  ].sort((one, other) => one.day.localeCompare(other.day));
}

export function driftOf({ quotes, changes }: Pick<Project, "quotes" | "changes">) {
  const [first] = quotes;
  const highest = Math.max(...quotes.map(({ amount }) => amount));
  return quotes.map((quote, index) => ({
    ...quote,
    share: quote.amount / highest,
    added: quote.amount - (quotes[index - 1] ?? quote).amount,
    /** In percent, compared with the first quote. */
    drift: first ? Math.round((1000 * (quote.amount - first.amount)) / first.amount) / 10 : 0,
    reasons: changes.filter(({ step }) => step === quote.step),
  }));
}

export function delayOf({ delays, lateAmount = 0 }: Pick<Project, "delays" | "lateAmount">) {
  const daysBy = (cause: ProjectPart<"delays">["cause"]) =>
    delays.filter((delay) => delay.cause === cause).reduce((sum, { days }) => sum + days, 0);
  const ours = daysBy("us");
  return {
    ours,
    moved: daysBy("you") + daysBy("others"),
    credit: creditOf(lateAmount, ours),
    graceDays: DELAY.graceDays,
  };
}

/** When a warranty ends, and how much of it has passed, from 0 to 1. */
export function warrantyAt(
  { from, years }: Pick<ProjectPart<"warranties">, "from" | "years">,
  today: string,
) {
  const until = `${Number(from.slice(0, 4)) + years}${from.slice(4)}`;
  const [start, end, now] = [from, until, today].map((day) => Date.parse(day));
  const passed = ((now ?? 0) - (start ?? 0)) / ((end ?? 1) - (start ?? 0));
  return { until, passed: Math.min(Math.max(passed, 0), 1), isOver: today > until };
}

export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}
