import type { Log } from "../platform/log.ts";
import type { Tracer } from "../platform/tracing/current-trace.ts";
import type { TracingConfig } from "../services/config/observability-config.ts";
import type { SiteMetrics, Watched } from "./metrics/site-metrics.ts";

// The libraries are loaded only if something is measured or recorded.

export async function openMetrics(watched: Watched): Promise<SiteMetrics> {
  const { createSiteMetrics, watchSite } = await import("./metrics/site-metrics.ts");
  const metrics = createSiteMetrics();
  watchSite(metrics, watched);
  return metrics;
}

export async function openTracing(
  tracing: TracingConfig | undefined,
  release: string | undefined,
  log: Log,
): Promise<{ tracer: Tracer | undefined; close(): Promise<void> }> {
  if (!tracing) return { tracer: undefined, close: async () => {} };
  const { openTracer } = await import("./tracing/open-tracer.ts");
  const tracer = openTracer(tracing, { release, log });
  return { tracer, close: tracer.close };
}
