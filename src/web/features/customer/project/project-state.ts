import { approvedChanges } from "../../../../contracts/customer/project/approved-changes.ts";
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

type Priced = Pick<Project, "decisions" | "quotes">;

/** The approved changes that no price contains yet: the bill contains all of them. */
function unbilledChanges({ decisions, quotes }: Priced) {
  return quotes.some(({ step }) => step === "bill") ? [] : approvedChanges(decisions);
}

/**
 * Approved changes are paid with the last payment; those approved after it was paid are the `later` amount, which is
 * open.
 */
export function moneyAt(project: Priced & Pick<Project, "payments">) {
  const last = project.payments.at(-1);
  const isWithLast = ({ on }: { on: string }) => last?.paidOn === undefined || on <= last.paidOn;
  const changes = project.payments.length > 0 ? unbilledChanges(project) : [];
  const changed = sumOf(changes.filter(isWithLast));
  const later = sumOf(changes) - changed;
  const payments = project.payments.map((payment) => ({
    ...payment,
    ...(payment === last && changed !== 0 && { amount: payment.amount + changed, changes: changed }),
  }));
  const paid = sumOf(payments.filter(({ paidOn }) => paidOn !== undefined));
  const total = sumOf(payments) + later;
  return {
    payments: payments.map((payment) => ({ changes: 0, ...payment })),
    ...{ paid, total, later },
    share: total === 0 ? 0 : Math.round((100 * paid) / total),
    due: payments.find(({ paidOn }) => paidOn === undefined),
  };
}

function sumOf(list: readonly { amount: number }[]): number {
  return list.reduce((total, { amount }) => total + amount, 0);
}

/** The last price with the changes that the customer has approved since. */
export function runningTotal(project: Priced & Pick<Project, "total">): number | undefined {
  const price = project.quotes.at(-1)?.amount ?? project.total;
  return price === undefined ? undefined : price + sumOf(unbilledChanges(project));
}

export function comingDays(
  project: Pick<Project, "appointments" | "decisions" | "payments" | "quotes">,
  today: string,
) {
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

export function driftOf({ changes, decisions, quotes: written }: Priced & Pick<Project, "changes">) {
  const approved = approvedChanges(decisions).map(({ title, ...change }) => ({ ...change, reason: title }));
  const [last, open] = [written.at(-1), unbilledChanges({ quotes: written, decisions })];
  const changed = { step: "changes" as const, on: open.at(-1)?.on ?? "", amount: sumOf(open) };
  const quotes = [
    ...written,
    ...(last && open.length > 0 ? [{ ...changed, amount: last.amount + changed.amount }] : []),
  ];
  const [first] = quotes;
  const highest = Math.max(...quotes.map(({ amount }) => amount));
  return quotes.map((quote, index) => ({
    ...quote,
    share: quote.amount / highest,
    added: quote.amount - (quotes[index - 1] ?? quote).amount,
    /** In percent, compared with the first quote. */
    drift: first ? Math.round((1000 * (quote.amount - first.amount)) / first.amount) / 10 : 0,
    reasons: [
      ...changes.filter(({ step }) => step === quote.step),
      ...(quote.step === "changes" || quote.step === "bill" ? approved : []),
    ],
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
