import {
  type Tracer as OtelTracer,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Log } from "../../platform/log.ts";
import type { OpenSpan, SpanFacts, Tracer } from "../../platform/tracing/current-trace.ts";
import type { TracingConfig } from "../../services/config/observability-config.ts";

interface TracerOptions {
  release: string | undefined;
  log: Pick<Log, "warn">;
}

/** Records spans with OpenTelemetry and sends them to a collector. Imported only if the setting is set. */
export function openTracer(
  { endpoint, headers, serviceName, ratio }: TracingConfig,
  { release, log }: TracerOptions,
): Tracer & { close(): Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": serviceName,
      ...(release && { "service.version": release.slice(0, 12) }),
    }),
    // The proxy in front decides for the traces that it has started.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: reporting(exporter, log) })],
  });
  const tracer = provider.getTracer("atrium");
  return {
    start: (facts, parent, startedAt) => openSpan(startSpan(tracer, facts, parent, startedAt)),
    // A collector that does not answer must not delay the stop.
    close: () => provider.shutdown().catch(() => {}),
  };
}

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

function startSpan(
  tracer: OtelTracer,
  { name, kind = "internal", attributes = {} }: SpanFacts,
  parent: string | undefined,
  startTime: number | undefined,
): Span {
  const context = parent ? trace.setSpanContext(ROOT_CONTEXT, contextOf(parent)) : ROOT_CONTEXT;
  const options = { kind: KINDS[kind], attributes: { ...attributes }, ...(startTime && { startTime }) };
  return tracer.startSpan(name, options, context);
}

function openSpan(span: Span): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`,
    set: (attributes) => void span.setAttributes({ ...attributes }),
    fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
    end: (endedAt) => span.end(endedAt),
  };
}

function contextOf(traceparent: string): SpanContext {
  const [, traceId = "", spanId = "", flags = "00"] = traceparent.split("-");
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

/** Logs one line when spans cannot be sent, and another one only after they could. */
function reporting(exporter: SpanExporter, log: Pick<Log, "warn">): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== 0;
        if (hasFailed && !isFailing) log.warn("Traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT.");
        isFailing = hasFailed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
