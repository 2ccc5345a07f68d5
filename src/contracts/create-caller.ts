import { buildRequest } from "./build-request.ts";
import { changeAt } from "./change-at.ts";
import type { Call, CallAnswer, CallInput } from "./define-call.ts";
import { reportMessage } from "./error-reports.ts";
import { type Received, readOperation } from "./graphql/read-operation.ts";
import { HOSTS, type HostAddresses } from "./hosts.ts";
import { handedOver, markInProcess } from "./in-process.ts";
import { failed, type Outcome, type Problem, succeeded } from "./outcome.ts";

export interface Caller {
  <Definition extends Call>(
    call: Definition,
    input: CallInput<Definition>,
  ): Promise<Outcome<CallAnswer<Definition>>>;
  /** Tells of what was wrong in an answer for whoever reads it further. */
  report?: Report;
}

type Report = (problem: Problem, call: Call) => void;

interface CallerOptions {
  /** Hosts of someone else. Every other host is ours, and answered without a socket. */
  addresses: HostAddresses;
  embedded: (request: Request) => Response | Promise<Response>;
  fetch?: typeof globalThis.fetch;
  /** Takes out of foreign HTML what must not stand in a page. */
  cleanHtml?: (html: string) => string;
  report?: Report;
  wait?: (milliseconds: number) => Promise<unknown>;
}

const DEFAULT_TIMEOUT_MS = 8000;
const RETRY_DELAYS_MS = [100, 400];

/** Makes the one function through which the site speaks to all its backends. */
export function createCaller(options: CallerOptions): Caller {
  const { report = () => {}, wait = sleep } = options;

  const call: Caller = async (definition, input) => {
    const mayRepeat = definition.safe ?? definition.method === "GET";
    const delays = mayRepeat ? RETRY_DELAYS_MS : [];
    let outcome = await attempt(definition, input, options);
    for (const delay of delays) {
      if (outcome.ok || !isPassing(outcome.problem)) break;
      await wait(delay);
      outcome = await attempt(definition, input, options);
    }
    if (!outcome.ok && !definition.expected?.includes(outcome.problem.status))
      report(outcome.problem, definition);
    return outcome as Outcome<CallAnswer<typeof definition>>;
  };
  call.report = report;
  return call;
}

async function attempt(call: Call, input: unknown, options: CallerOptions): Promise<Outcome<unknown>> {
  const service = call.service ?? call.host;
  let received: Received;
  try {
    const response = await send(call, call.input.parse(input), options);
    // Read here: a server may begin an answer and never end it.
    const body = await readJson(response);
    received = { status: response.status, statusText: response.statusText, body };
  } catch (error) {
    if (!isTransportFailure(error)) throw error;
    return failed(504, "Gateway Timeout", reportMessage(service, 504));
  }
  const { status, statusText, body } = call.document ? readOperation(call.name, received) : received;
  if (!isOk(status)) return failed(status, statusText, reportMessage(service, status));
  const answer = call.answer.safeParse(body);
  if (answer.success) return succeeded(cleanAnswer(answer.data, call, options));
  const report = `${call.name}: the answer is not as agreed. ${answer.error.message}`;
  return failed(502, "Bad Gateway", report, "bad-answer");
}

function cleanAnswer(answer: unknown, { html = [] }: Call, { cleanHtml }: CallerOptions): unknown {
  if (!cleanHtml) return answer;
  return html.reduce((cleaned, path) => changeAt(cleaned, path.split("."), cleanHtml), answer);
}

function send(call: Call, input: unknown, options: CallerOptions): Response | Promise<Response> {
  const address = options.addresses[call.host];
  if (!address) return options.embedded(markInProcess(buildRequest(call, input, embeddedAddress(call))));
  const request = buildRequest(call, input, address);
  const fetch = options.fetch ?? globalThis.fetch;
  return fetch(request, { signal: AbortSignal.timeout(call.timeoutMs ?? DEFAULT_TIMEOUT_MS) });
}

function embeddedAddress({ host }: Call): string {
  return `http://embedded${HOSTS[host].embeddedAt}`;
}

// What fetch throws when nobody answers or the line breaks ("fetch failed", "terminated") or not in time
// (TimeoutError); anything else is a bug of ours.
function isTransportFailure(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === "TimeoutError" || error.name === "AbortError";
  return error instanceof TypeError && /fetch|terminated/.test(error.message);
}

function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}

function isPassing(problem: Problem): boolean {
  return [502, 503, 504].includes(problem.status) && problem.kind !== "bad-answer";
}

async function readJson(response: Response): Promise<unknown> {
  const read = handedOver(response);
  if (read) return read();
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is not what was agreed: the schema says so in the report.
    return text;
  }
}

function sleep(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
