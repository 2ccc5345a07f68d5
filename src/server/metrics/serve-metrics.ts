import { createServer } from "node:http";
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, Registry } from "prom-client";
import { StartupProblem } from "../../platform/startup-problem.ts";

/** The values of one process, as one process sends them to another. */
export type ReportedMetrics = MetricObjectWithValues<MetricValue<string>>[];

/** Serves the metrics of one or several processes at /metrics, on a port that visitors cannot reach. */
export async function serveMetrics(
  address: { host: string; port: number },
  report: () => Promise<ReportedMetrics[]>,
): Promise<{ port: number; close(): void }> {
  const server = createServer(async ({ url }, response) => {
    if (url !== "/metrics") return response.writeHead(404).end();
    const text = await AggregatorRegistry.aggregate(await report()).metrics();
    response.writeHead(200, { "content-type": Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) =>
      reject(new StartupProblem(`METRICS_PORT=${address.port} cannot be opened: ${error.message}.`)),
    );
    server.listen(address, resolve);
  });
  const listening = server.address();
  const port = typeof listening === "object" && listening ? listening.port : address.port;
  return { port, close: () => void server.close().closeAllConnections() };
}
