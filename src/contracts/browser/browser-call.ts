import { buildRequest } from "../build-request.ts";
import { reportMessage } from "../error-reports.ts";
import { HOSTS } from "../hosts.ts";
import { failed, type Problem } from "../outcome.ts";
import type { CallDescriptor } from "./call-descriptor.ts";

export type BrowserAnswer<Answer> =
  | { ok: true; value: Answer }
  /** What a refusal says beside its status. Unheard: nobody has answered, and it may or may not have arrived. */
  | { ok: false; problem: Problem; body?: unknown; isUnheard?: true };

interface BrowserCallOptions {
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
}

/**
 * The only way out of a browser: to our own origin, which passes on what a setting has pointed elsewhere and has checked by
 * the contract's schemas what comes back. No answer at all is a 504; one that was called off is not reported.
 */
export async function browserCall<Input extends object, Answer>(
  call: CallDescriptor<Input, Answer>,
  input: Input,
  { signal, keepalive = false }: BrowserCallOptions = {},
): Promise<BrowserAnswer<Answer>> {
  const request = buildRequest(call, input, location.origin + HOSTS[call.host].embeddedAt);
  const patience = call.timeoutMs === undefined ? [] : [AbortSignal.timeout(call.timeoutMs)];
  try {
    const response = await fetch(request, {
      keepalive,
      signal: AbortSignal.any([...(signal ? [signal] : []), ...patience]),
    });
    const { status, statusText } = response;
    const body = answerIn(call, await bodyOf(response));
    if (response.ok && body !== undefined) return { ok: true, value: body as Answer };
    // A good status with a body that nobody can read is none.
    const { problem } = failed(
      response.ok ? 502 : status,
      statusText,
      reportMessage(serviceOf(call), status),
    );
    if (!call.expected?.includes(status)) report(call, problem);
    return { ok: false, problem, body };
  } catch (error) {
    const { problem } = failed(504, "No answer", `${serviceOf(call)}: ${reasonOf(error)}`);
    if (!signal?.aborted) report(call, problem);
    return { ok: false, problem, isUnheard: true };
  }
}

function answerIn({ document, name }: Pick<CallDescriptor, "document" | "name">, body: unknown): unknown {
  if (!document) return body;
  const data: unknown = Reflect.get(Object(body), "data");
  return Reflect.get(Object(data), name) ?? undefined;
}

/** Something between us and the server may answer with a page of its own; then the status tells. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function report({ reportLabel }: Pick<CallDescriptor, "reportLabel">, problem: Problem): void {
  if (reportLabel && navigator.onLine) reportError(new Error(`${reportLabel}: ${problem.report}`));
}

function serviceOf({ service, host }: Pick<CallDescriptor, "service" | "host">): string {
  return service ?? host;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : "no answer";
}
