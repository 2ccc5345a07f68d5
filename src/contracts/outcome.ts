/** An expected result: a value, or a reason that the caller must look at. Bugs are thrown, not returned. */
export type Outcome<Value> = Success<Value> | { ok: false; problem: Problem };

interface Success<Value> {
  ok: true;
  value: Value;
  /** The headers of the answer that its call names in `tells`, as far as they came. */
  told?: Record<string, string>;
}

export interface Problem {
  /** A bad document is one in an answer that was as agreed: the host is well, and asking again helps nothing. */
  kind: "not-found" | "refused" | "unauthorized" | "unavailable" | "bad-answer" | "bad-document";
  /** The HTTP status of the answer; 504 when there was none in time, 502 when it was not what was agreed. */
  status: number;
  statusText: string;
  /** For the log and the error reports, never for the reader. */
  report: string;
}

export function succeeded<Value>(value: Value, told?: Record<string, string>): Outcome<Value> {
  return told ? { ok: true, value, told } : { ok: true, value };
}

export function failed(
  status: number,
  statusText: string,
  report: string,
  kind: Problem["kind"] = kindOf(status),
): { ok: false; problem: Problem } {
  return { ok: false, problem: { kind, status, statusText, report } };
}

function kindOf(status: number): Problem["kind"] {
  if (status === 404) return "not-found";
  if (status === 401 || status === 403) return "unauthorized";
  return status >= 500 ? "unavailable" : "refused";
}
