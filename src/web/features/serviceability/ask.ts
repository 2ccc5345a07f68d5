import { reportFailure } from "../leads/send/report-failure.ts";

interface Question {
  method?: "GET" | "POST";
  /** Goes as JSON. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** The name that failures are reported under; without one they are not. */
  label?: string;
  /** Refusals that are an answer: not reported. */
  expected?: readonly number[];
}

export interface Answer {
  status: number;
  body: unknown;
}

/** Asks our own backends from the browser. Rejects when they cannot be reached or answer with a failure. */
export async function ask(path: string, question: Question = {}): Promise<Answer> {
  const { method = "GET", body, signal, label, expected = [] } = question;
  try {
    const response = await fetch(path, {
      method,
      ...(signal && { signal }),
      ...(body !== undefined && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok && !expected.includes(response.status)) throw new Error(String(response.status));
    return { status: response.status, body: await response.json() };
  } catch (error) {
    if (label && !signal?.aborted) reportFailure(label, error);
    throw error;
  }
}

/** "/api/x?a=1" from what is set. */
export function withQuery(path: string, fields: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, value);
  return `${path}?${query}`;
}
