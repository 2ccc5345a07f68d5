import {
  inSpan,
  readTraceparent,
  runTraced,
  type SpanFacts,
  type Tracer,
} from "../../platform/tracing/current-trace.ts";
import type { Exchange } from "../exchange.ts";
import { kindOf } from "../metrics/kind-of-response.ts";

interface TraceOptions {
  tracer?: Tracer | undefined;
  trustedProxies: number;
}

/** Runs a request in its trace: that of the proxy in front, or a new one. */
export function traceRequest(
  exchange: Exchange,
  { tracer, trustedProxies }: TraceOptions,
  answer: () => Promise<Response>,
): Promise<Response> {
  const { request, requestId, client } = exchange;
  const kind = kindOf(exchange);
  const trace = {
    requestId,
    traceparent: traceparentOf(request.headers.get("traceparent"), trustedProxies),
    tracer: client.isWarmUp || kind === "asset" ? undefined : tracer,
  };
  return runTraced(trace, () =>
    inSpan(requestSpan(request.method, kind), async (span) => {
      const response = await answer();
      span.set({ "http.response.status_code": response.status });
      if (response.status >= 500) span.fail();
      return response;
    }),
  );
}

/** A visitor without a proxy cannot choose the trace. */
export function traceparentOf(header: string | null | undefined, trustedProxies: number): string | undefined {
  return trustedProxies > 0 ? readTraceparent(header) : undefined;
}

/** Names the page and not its address. */
export function requestSpan(method: string, kind: string, status?: number): SpanFacts {
  return {
    name: `${method} ${kind}`,
    kind: "server",
    attributes: {
      "http.request.method": method,
      "atrium.kind": kind,
      ...(status !== undefined && { "http.response.status_code": status }),
    },
  };
}
