/** An expected result: a value, or a problem that the caller must handle. Bugs are thrown, not returned. */
export type Outcome<Value> = Success<Value> | { ok: false; problem: Problem };

interface Success<Value> {
  ok: true;
  value: Value;
  /** The response headers that the call lists in `tells`, as far as they are present. */
  told?: Record<string, string>;
}

export interface Problem {
  /** A bad document is part of a response that matched the contract: the host works, and a retry does not help. */
  kind: "not-found" | "refused" | "unauthorized" | "unavailable" | "bad-answer" | "bad-document";
  /** The HTTP status of the response; 504 after a timeout, 502 if it did not match the contract. */
  status: number;
  statusText: string;
  /** For the log and the error reports, never for the visitor. */
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
