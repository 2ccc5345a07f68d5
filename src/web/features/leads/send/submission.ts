import { newSubmissionId } from "./lead-body.ts";

const SUBMISSION_KEY = "lead-submission";

interface Submission {
  id: string;
  /** How often it was pressed. */
  attempt: number;
}

type SubmissionStorage = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The same content pressed again, after a failure or in the page that was loaded anew, is the same submission and so one
 * lead. Content that was changed in between is another one: the lead must not stay as it was.
 */
export function nextSubmission(storage: SubmissionStorage, content: string): Submission {
  const last = read(storage);
  const isSame = last?.content === content;
  const next = { id: isSame ? last.id : newSubmissionId(), attempt: (last?.attempt ?? 0) + 1 };
  try {
    storage().setItem(SUBMISSION_KEY, JSON.stringify({ ...next, content }));
  } catch {
    // A browser that keeps nothing: the server still sees that it is the same person on the same day.
  }
  return next;
}

export function forgetSubmission(storage: SubmissionStorage): void {
  try {
    storage().removeItem(SUBMISSION_KEY);
  } catch {
    // Nothing was kept either.
  }
}

function read(storage: SubmissionStorage): (Submission & { content: string }) | undefined {
  try {
    const kept: unknown = JSON.parse(storage().getItem(SUBMISSION_KEY) ?? "null");
    return isSubmission(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isSubmission(kept: unknown): kept is Submission & { content: string } {
  if (typeof kept !== "object" || kept === null) return false;
  const [id, attempt, content] = ["id", "attempt", "content"].map((name): unknown => Reflect.get(kept, name));
  return typeof id === "string" && typeof attempt === "number" && typeof content === "string";
}
