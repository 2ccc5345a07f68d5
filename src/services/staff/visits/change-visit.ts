import type { Kysely, Transaction } from "kysely";
import { lockedTransaction } from "../../../platform/database/locked-transaction.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { moveBooking, releaseBookings } from "../../visits/visit-bookings.ts";
import type { VisitPlan } from "../../visits/visit-plan.ts";
import { type AuditedChange, writeAuditLine } from "../access/audit-log.ts";
import type { StaffCaller } from "../access/identify-staff.ts";
import { enqueueVisitAnnouncement } from "./announce-visit.ts";
import { findVisit, type VisitRow } from "./find-visits.ts";
import { enqueueVisitLetter } from "./visit-letter.ts";
import { changeVisitWork } from "./visit-work.ts";

export type VisitChange = "done" | "unknown" | "changed" | "full";

interface Asked {
  id: string;
  /** As the member has seen it. */
  version: number;
  staff: StaffCaller;
  /** The name of the call, for the audit log. */
  action: string;
  hasCrm: boolean;
}

/** Moves a visit and informs the customer, both or neither. */
export function moveVisit(
  db: Kysely<Schema>,
  { plan, hasMail, ...asked }: Asked & { plan: VisitPlan; hasMail: boolean },
): Promise<VisitChange> {
  const isDone = ({ ecName, at, isCancelled }: VisitRow) =>
    !isCancelled && ecName === plan.ecName && at === plan.at;
  return changeVisit(db, { ...asked, isDone }, async (transaction, visit) => {
    if (visit.isCancelled) return "changed";
    const letters = visit.letters + 1;
    if (!(await changeVisitWork(transaction, { ...keyOf(asked), outcome: null, letters }))) return "changed";
    const { id, ecName, at } = visit;
    const moved = await moveBooking(transaction, { leadId: id, ecName, at }, plan);
    if (moved !== "moved") return moved === "full" ? "full" : "changed";
    if (hasMail && visit.email !== null)
      await enqueueVisitLetter(transaction, { leadId: id, letter: letters });
    await announce(transaction, { ...asked, ecName: plan.ecName, at: plan.at, state: "booked" });
    return { before: { ecName, at }, after: { ecName: plan.ecName, at: plan.at } };
  });
}

export function cancelVisit(
  db: Kysely<Schema>,
  { hasMail, ...asked }: Asked & { hasMail: boolean },
): Promise<VisitChange> {
  const isDone = ({ isCancelled }: VisitRow) => isCancelled;
  return changeVisit(db, { ...asked, isDone }, async (transaction, visit) => {
    if (visit.isCancelled) return "changed";
    const letters = visit.letters + 1;
    if (!(await changeVisitWork(transaction, { ...keyOf(asked), outcome: null, letters }))) return "changed";
    const { id, ecName, at } = visit;
    await releaseBookings(transaction, [{ leadId: id, ecName, at }]);
    if (hasMail && visit.email !== null)
      await enqueueVisitLetter(transaction, { leadId: id, letter: letters });
    await announce(transaction, { ...asked, ecName, at, state: "cancelled" });
    return { before: { isCancelled: false }, after: { isCancelled: true } };
  });
}

export function recordOutcome(
  db: Kysely<Schema>,
  { outcome, ...asked }: Asked & { outcome: VisitRow["outcome"] },
): Promise<VisitChange> {
  const isDone = (visit: VisitRow) => visit.outcome === outcome;
  return changeVisit(db, { ...asked, isDone }, async (transaction, visit) => {
    if (visit.isCancelled) return "changed";
    const { letters, ecName, at } = visit;
    if (!(await changeVisitWork(transaction, { ...keyOf(asked), outcome, letters }))) return "changed";
    await announce(transaction, { ...asked, ecName, at, state: outcome ?? "booked" });
    return { before: { outcome: visit.outcome }, after: { outcome } };
  });
}

type Work = (
  transaction: Transaction<Schema>,
  visit: VisitRow,
) => Promise<Pick<AuditedChange, "before" | "after"> | "changed" | "full">;

/** A request that is repeated finds its change done. Otherwise the work runs, and a refusal rolls it back. */
async function changeVisit(
  db: Kysely<Schema>,
  { id, version, staff, action, isDone }: Omit<Asked, "hasCrm"> & { isDone: (visit: VisitRow) => boolean },
  work: Work,
): Promise<VisitChange> {
  try {
    return await lockedTransaction(db, `visit:${id}`, async (transaction) => {
      const visit = await findVisit(transaction, id, staff.countries);
      if (!visit) return "unknown";
      if (visit.version === version + 1 && isDone(visit)) return "done";
      const change = await work(transaction, visit);
      if (change === "changed" || change === "full") throw new VisitRefused(change);
      const { country } = visit;
      await writeAuditLine(transaction, staff, action, { kind: "visit", recordId: id, country, ...change });
      return "done";
    });
  } catch (error) {
    if (error instanceof VisitRefused) return error.why;
    throw error;
  }
}

/** Rolls back the transaction. */
class VisitRefused extends Error {
  readonly why: "changed" | "full";

  constructor(why: "changed" | "full") {
    super(why);
    this.why = why;
  }
}

async function announce(
  transaction: Transaction<Schema>,
  {
    id,
    version,
    hasCrm,
    ecName,
    at,
    state,
  }: Asked & Pick<Parameters<typeof enqueueVisitAnnouncement>[1], "ecName" | "at" | "state">,
): Promise<void> {
  if (hasCrm)
    await enqueueVisitAnnouncement(transaction, { leadId: id, ecName, at, state, version: version + 1 });
}

function keyOf({ id, version }: Asked) {
  return { id, version };
}
