import { keep, keptJson } from "../../../frame/state/browser-storage.ts";
import { newSubmissionId } from "./lead-body.ts";

const SUBMISSION_KEY = "lead-submission";

interface Submission {
  id: string;
  /** How often it was pressed. */
  attempt: number;
}

/**
 * The same content pressed again, after a failure or in the page that was loaded anew, is the same submission and so one
 * lead. Content that was changed in between is another one: the lead must not stay as it was.
 */
export function nextSubmission(content: string): Submission {
  const kept = keptJson("visit", SUBMISSION_KEY);
  const last = isSubmission(kept) ? kept : undefined;
  const isSame = last?.content === content;
  const next = { id: isSame ? last.id : newSubmissionId(), attempt: (last?.attempt ?? 0) + 1 };
  keep("visit", SUBMISSION_KEY, { ...next, content });
  return next;
}

export function forgetSubmission(): void {
  keep("visit", SUBMISSION_KEY, null);
}

function isSubmission(kept: unknown): kept is Submission & { content: string } {
  if (typeof kept !== "object" || kept === null) return false;
  const [id, attempt, content] = ["id", "attempt", "content"].map((name): unknown => Reflect.get(kept, name));
  return typeof id === "string" && typeof attempt === "number" && typeof content === "string";
}
