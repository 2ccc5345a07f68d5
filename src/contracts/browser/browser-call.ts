import { buildRequest } from "../build-request.ts";
import { reportMessage } from "../error-reports.ts";
import { HOSTS } from "../hosts.ts";
import { failed, type Problem } from "../outcome.ts";
import type { CallDescriptor } from "./call-descriptor.ts";

export type BrowserAnswer<Answer> =
  | { ok: true; value: Answer }
  /**
   * `body` is the body of a refusal. `isUnheard` means that no response arrived, so the request may or may not have
   * been received.
   */
  | { ok: false; problem: Problem; body?: unknown; isUnheard?: true };

interface BrowserCallOptions {
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
}

/**
 * Browsers call only our own origin, which forwards calls to a configured upstream and checks its responses against
 * the contract. A missing response counts as 504; an aborted call is not reported.
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
    // A successful status with an unreadable body counts as a failure.
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

/** A proxy may respond with its own error page; then only the status counts. */
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
