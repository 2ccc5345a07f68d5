import { handleWhenResult, IterableBackoff, retry } from "cockatiel";
import { buildRequest } from "./build-request.ts";
import { type Call, type CallAnswer, type CallInput, isSafe } from "./define-call.ts";
import { reportMessage } from "./error-reports.ts";
import type { Received } from "./graphql/read-operation.ts";
import { HOSTS, type HostAddresses } from "./hosts.ts";
import { attachedValue, markInProcess } from "./in-process.ts";
import { failed, type Outcome, type Problem } from "./outcome.ts";
import { badAnswer, parseBody, readAnswer } from "./read-answer.ts";
import { agreedRequest, readAgreed } from "./upstream/agreed-protocol.ts";
import { type CircuitBreakers, createCircuitBreakers } from "./upstream/circuit-breakers.ts";
import { fetchUpstream, MAX_BYTES, type UpstreamResponse } from "./upstream/fetch-upstream.ts";
import { createStaleResponses } from "./upstream/stale-responses.ts";

export interface Caller {
  <Definition extends Call>(
    call: Definition,
    input: CallInput<Definition>,
  ): Promise<Outcome<CallAnswer<Definition>>>;
  report?: Report;
  isUpstream?: (call: Call) => boolean;
}

type Report = (problem: Problem, call: Call) => void;

export interface CallerOptions {
  addresses: HostAddresses;
  embedded: (request: Request) => Response | Promise<Response>;
  fetch?: typeof globalThis.fetch;
  circuits?: CircuitBreakers;
  /** The timeout of an upstream for calls that read; calls that write have twice as long. */
  timeoutMs?: number | undefined;
  /** How long the last good response of an upstream may replace a failed one. */
  staleForMs?: number | undefined;
  cleanHtml?: (html: string) => string;
  /** Writes to the log. An open circuit breaker is reported once per call until the upstream has recovered. */
  report?: Report;
  /**
   * `noteFailure`: the caller got no response, even if that was reported before. `noteStale`: the caller got a stale
   * response.
   */
  noteFailure?: (problem: Problem) => void;
  noteStale?: () => void;
  /** Records each attempt; the headers tell an upstream which request it belongs to. */
  trace?: TraceCall | undefined;
  retryDelaysMs?: readonly number[];
}

type TraceCall = (
  call: Call,
  isUpstream: boolean,
  work: (headers: Record<string, string>) => Promise<Attempt>,
) => Promise<Attempt>;

interface Attempt {
  outcome: Outcome<unknown>;
  arrived?: UpstreamResponse;
  isOver?: boolean;
  isOpen?: boolean;
}

const DEFAULT_TIMEOUT_MS = 4000;
const RETRY_DELAYS_MS = [100, 400];

export function createCaller(options: CallerOptions): Caller {
  const { report = () => {}, retryDelaysMs = RETRY_DELAYS_MS } = options;
  const circuits = options.circuits ?? createCircuitBreakers();
  const lastAnswers = createStaleResponses(options.staleForMs ?? 0);
  const repeating = retry(handleWhenResult(isPassing), {
    maxAttempts: retryDelaysMs.length,
    backoff: new IterableBackoff(retryDelaysMs),
  });

  function tell(problem: Problem, call: Call, { isOpen }: Attempt): void {
    if (call.expected?.includes(problem.status)) return;
    if (!isOpen || circuits.isFirstReport(call.host, call.name)) report(problem, call);
  }

  /** A refusal is a valid response; only a failure is replaced by the last good response. */
  function standIn(call: Call, input: unknown, { kind }: Problem): Outcome<unknown> | undefined {
    const isFailure = kind === "unavailable" || kind === "bad-answer";
    const arrived = isFailure ? lastAnswers.find(call, input) : undefined;
    return arrived && readAgreed(call, input, arrived, options.cleanHtml);
  }

  const ask = async (definition: Call, given: unknown): Promise<Outcome<unknown>> => {
    const input: unknown = definition.input.parse(given);
    const attempt = () => attemptCall(definition, input, circuits, options);
    const made = await (isSafe(definition) ? repeating.execute(attempt) : attempt());
    const { outcome, arrived } = made;
    if (outcome.ok) {
      if (arrived && isSafe(definition)) lastAnswers.keep(definition, input, arrived);
      return outcome;
    }
    const { problem } = outcome;
    tell(problem, definition, made);
    const earlier = standIn(definition, input, problem);
    if (earlier?.ok) options.noteStale?.();
    else if (!definition.expected?.includes(problem.status)) options.noteFailure?.(problem);
    return earlier?.ok ? earlier : outcome;
  };

  const call: Caller = async (definition, input) =>
    (await ask(definition, input)) as Outcome<CallAnswer<typeof definition>>;
  call.report = report;
  call.isUpstream = ({ isOurs, host }) => !isOurs && options.addresses[host] !== undefined;
  return call;
}

async function attemptCall(
  call: Call,
  input: unknown,
  circuits: CircuitBreakers,
  options: CallerOptions,
): Promise<Attempt> {
  const { addresses, cleanHtml, trace = (_call, _isUpstream, work) => work({}) } = options;
  const address = call.isOurs ? undefined : addresses[call.host];
  if (address)
    return trace(call, true, (headers) =>
      callUpstream(call, input, { ...options, address, headers, circuits }),
    );
  return trace(call, false, async () => {
    const received = await callEmbedded(call, input, options);
    return { outcome: readAnswer(call, received, { cleanHtml }) };
  });
}

interface UpstreamOptions extends CallerOptions {
  address: string;
  headers: Record<string, string>;
  circuits: CircuitBreakers;
}

async function callUpstream(call: Call, input: unknown, options: UpstreamOptions): Promise<Attempt> {
  const { address, circuits, cleanHtml } = options;
  const { fetch = globalThis.fetch, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const wished = call.timeoutMs ?? (isSafe(call) ? timeoutMs : 2 * timeoutMs);
  const asked = await circuits.run(call.host, (patience) =>
    fetchUpstream(withHeaders(agreedRequest(call, input, address), options.headers), {
      fetch,
      timeoutMs: patience(wished),
    }),
  );
  const service = call.service ?? call.host;
  if (asked === "open") {
    const outcome = failed(503, "Service Unavailable", reportMessage(service, 503));
    return { outcome, isOver: true, isOpen: true };
  }
  if (!("failure" in asked)) return { outcome: readAgreed(call, input, asked, cleanHtml), arrived: asked };
  if (asked.failure === "size")
    return { outcome: badAnswer(call, `The response is longer than ${MAX_BYTES} bytes.`) };
  const outcome = failed(504, "Gateway Timeout", reportMessage(service, 504));
  return { outcome, isOver: asked.failure === "timeout" };
}

function withHeaders(request: Request, headers: Record<string, string>): Request {
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return request;
}

async function callEmbedded(call: Call, input: unknown, { embedded }: CallerOptions): Promise<Received> {
  const address = `http://embedded${HOSTS[call.host].embeddedAt}`;
  const response = await embedded(markInProcess(buildRequest(call, input, address)));
  const { status, statusText, headers } = response;
  const read = attachedValue(response);
  if (read) return { status, statusText, headers, body: read() };
  return parseBody({ status, statusText, headers, text: await response.text() });
}

function isPassing(attempt: unknown): boolean {
  const { outcome, isOver } = attempt as Attempt;
  if (outcome.ok || isOver) return false;
  return [502, 503, 504].includes(outcome.problem.status) && outcome.problem.kind !== "bad-answer";
}
