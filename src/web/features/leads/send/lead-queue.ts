import { readStoredJson, store } from "../../../frame/state/browser-storage.ts";
import type { LeadBody } from "./submission.ts";

/** Leads that wait for a connection. They are stored beyond the end of the tab and the browser. */
export const QUEUE_KEY = "lead-queue";
export const MAX_QUEUED = 20;

export interface QueuedLead {
  lead: LeadBody;
  country: string;
  at: number;
  /** Set if the server rejected the lead; it then waits for the visitor and not for a connection. */
  wrong?: { field: string; reason: string };
}

export function readQueue(): QueuedLead[] {
  const kept = readStoredJson("device", QUEUE_KEY);
  return Array.isArray(kept) ? kept.filter(isQueuedLead) : [];
}

/**
 * Returns false if the lead could not be stored, which the form must show. The same submission replaces its earlier
 * entry.
 */
export function putInQueue(entry: QueuedLead): boolean {
  const others = queueWithout(entry.lead.submission_id);
  return others.length < MAX_QUEUED && store("device", QUEUE_KEY, [...others, entry]);
}

export function takeFromQueue(submissionId: string): void {
  const others = queueWithout(submissionId);
  store("device", QUEUE_KEY, others.length > 0 ? others : null);
}

function queueWithout(submissionId: string): QueuedLead[] {
  return readQueue().filter(({ lead }) => lead.submission_id !== submissionId);
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
