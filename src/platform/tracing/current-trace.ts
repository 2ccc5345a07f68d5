import { AsyncLocalStorage } from "node:async_hooks";

/** The request or job that the current work belongs to. */
export interface Trace {
  requestId: string | undefined;
  /** As in W3C Trace Context: the current span, or the caller's if no spans are recorded. */
  traceparent: string | undefined;
  /** Undefined if no spans are recorded. */
  tracer: Tracer | undefined;
}

export interface SpanFacts {
  /** Contains no address and nothing that a visitor has sent, and neither does an attribute. */
  name: string;
  kind?: "internal" | "server" | "client" | "consumer";
  attributes?: Attributes;
}

export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface Tracer {
  start(facts: SpanFacts, parent: string | undefined, startedAt?: number): OpenSpan;
}

export interface OpenSpan {
  readonly traceparent: string;
  set(attributes: Attributes): void;
  fail(): void;
  end(endedAt?: number): void;
}

interface Running extends Trace {
  /** The statements of the current span: one span for all of them, because a page runs dozens. */
  statements?: StatementGroup;
}

interface StatementGroup {
  count: number;
  milliseconds: number;
  startedAt: number;
  endedAt: number;
}

const running = new AsyncLocalStorage<Running>();

/** Runs the work for a request or job, so that its spans, log lines, jobs and outgoing requests name it. */
export function runTraced<Result>(trace: Trace, work: () => Result): Result {
  return running.run(trace, work);
}

/** Runs the work in a span, if spans are recorded for this request. */
export async function inSpan<Result>(
  facts: SpanFacts,
  work: (span: Pick<OpenSpan, "set" | "fail">) => Promise<Result>,
): Promise<Result> {
  const trace = running.getStore();
  if (!trace?.tracer) return work(NO_SPAN);
  const span = trace.tracer.start(facts, trace.traceparent);
  const statements = { count: 0, milliseconds: 0, startedAt: 0, endedAt: 0 };
  const inner = { ...trace, traceparent: span.traceparent, statements };
  try {
    return await running.run(inner, () => work(span));
  } catch (error) {
    span.fail();
    throw error;
  } finally {
    if (statements.count > 0) endGroup(trace.tracer, span.traceparent, statements);
    span.end();
  }
}

const NO_SPAN = { set: () => {}, fail: () => {} };

/** Records work that has just ended and contained nothing else. */
export function noteSpan(facts: SpanFacts, milliseconds: number): void {
  const trace = running.getStore();
  if (!trace?.tracer) return;
  const now = Date.now();
  trace.tracer.start(facts, trace.traceparent, now - milliseconds).end(now);
}

/** Counts a statement that has just ended. */
export function noteStatement(milliseconds: number): void {
  const group = running.getStore()?.statements;
  if (!group) return;
  const now = Date.now();
  if (group.count === 0) group.startedAt = now - milliseconds;
  group.count += 1;
  group.milliseconds += milliseconds;
  group.endedAt = now;
}

function endGroup(tracer: Tracer, parent: string, group: StatementGroup): void {
  const { count, milliseconds } = group;
  const attributes = {
    "atrium.statements": count,
    "atrium.statements.milliseconds": Math.round(milliseconds * 10) / 10,
  };
  tracer
    .start({ name: "statements", kind: "client", attributes }, parent, group.startedAt)
    .end(group.endedAt);
}

/** Headers for a server that we call, so that its log and ours can be compared. */
export function traceHeaders(): Record<string, string> {
  const { requestId, traceparent } = running.getStore() ?? {};
  return { ...(requestId && { "x-request-id": requestId }), ...(traceparent && { traceparent }) };
}

/** What a log line says about the request or job that it belongs to. */
export function traceFields(): { requestId?: string; traceId?: string } {
  const trace = running.getStore();
  if (!trace) return {};
  const { requestId, traceparent } = trace;
  return {
    ...(requestId && { requestId }),
    ...(traceparent && { traceId: traceparent.split("-")[1] ?? "" }),
  };
}

/** The current trace as a job stores it, or null outside of a request and a job. */
export function storedTrace(): string | null {
  const { requestId, traceparent } = running.getStore() ?? {};
  return requestId || traceparent ? `${requestId ?? ""} ${traceparent ?? ""}` : null;
}

export function readStoredTrace(stored: string | null): Pick<Trace, "requestId" | "traceparent"> {
  const [requestId = "", traceparent] = (stored ?? "").split(" ");
  return { requestId: requestId || undefined, traceparent: readTraceparent(traceparent) };
}

const TRACEPARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

export function readTraceparent(text: string | null | undefined): string | undefined {
  return text && TRACEPARENT.test(text) ? text : undefined;
}
