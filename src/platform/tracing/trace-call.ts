import { inSpan, traceHeaders } from "./current-trace.ts";

interface TracedCall {
  name: string;
  host: string;
}

/** Records an attempt to get the response of a call, and passes the headers that an upstream needs to follow it. */
export function traceCall<Made extends { outcome: Ended }>(
  { name, host }: TracedCall,
  isUpstream: boolean,
  work: (headers: Record<string, string>) => Promise<Made>,
): Promise<Made> {
  const attributes = { "atrium.call": name, "atrium.host": host, "atrium.upstream": isUpstream };
  const facts = { name: `call ${name}`, kind: isUpstream ? "client" : "internal", attributes } as const;
  return inSpan(facts, async (span) => {
    const made = await work(traceHeaders());
    const { outcome } = made;
    if (!outcome.ok) span.set({ "http.response.status_code": outcome.problem.status });
    if (!outcome.ok && outcome.problem.status >= 500) span.fail();
    return made;
  });
}

type Ended = { ok: true } | { ok: false; problem: { status: number } };
