import type { LeadBody } from "./lead-body.ts";

/** Leads that wait for a connection. They outlive the tab and the browser. */
export const QUEUE_KEY = "lead-queue";
export const MOST_QUEUED = 20;

export interface QueuedLead {
  lead: LeadBody;
  country: string;
  /** When it was written, in milliseconds. */
  at: number;
  /** What the server did not accept about it; it then waits for the visitor and not for the connection. */
  wrong?: { field: string; reason: string };
}

type QueueStorage = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function readQueue(storage: QueueStorage): QueuedLead[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(QUEUE_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isQueuedLead) : [];
  } catch {
    // Forbidden, or not ours: then nothing waits.
    return [];
  }
}

/** False where it could not be kept: the form must say so. The same submission takes its own earlier place. */
export function putInQueue(storage: QueueStorage, entry: QueuedLead): boolean {
  const others = without(readQueue(storage), entry.lead.submission_id);
  return others.length < MOST_QUEUED && write(storage, [...others, entry]);
}

export function takeFromQueue(storage: QueueStorage, submissionId: string): void {
  write(storage, without(readQueue(storage), submissionId));
}

function without(queue: QueuedLead[], submissionId: string): QueuedLead[] {
  return queue.filter(({ lead }) => lead.submission_id !== submissionId);
}

function write(storage: QueueStorage, queue: QueuedLead[]): boolean {
  try {
    if (queue.length === 0) storage().removeItem(QUEUE_KEY);
    else storage().setItem(QUEUE_KEY, JSON.stringify(queue));
    return true;
  } catch {
    // Full, or forbidden by the visitor: the caller says so.
    return false;
  }
}

function isQueuedLead(entry: unknown): entry is QueuedLead {
  if (!isRecord(entry) || !isRecord(entry.lead)) return false;
  const isMarked =
    entry.wrong === undefined || (isRecord(entry.wrong) && typeof entry.wrong.field === "string");
  return (
    typeof entry.lead.submission_id === "string" &&
    typeof entry.country === "string" &&
    typeof entry.at === "number" &&
    isMarked
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
