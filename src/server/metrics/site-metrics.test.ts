import { expect, test } from "vitest";
import { createCircuitBreakers } from "../../contracts/upstream/circuit-breakers.ts";
import { PageCache } from "../../platform/page-cache.ts";
import { ALL_PAGES } from "../../web/pages/all-pages.ts";
import { createLanes } from "../pages/lanes.ts";
import { kindOf } from "./kind-of-response.ts";
import { serveMetrics } from "./serve-metrics.ts";
import { createSiteMetrics, watchSite } from "./site-metrics.ts";

const kindAt = (path: string) => kindOf({ page: ALL_PAGES.at(path), url: new URL(path, "http://localhost") });

test("kinds of responses contain nothing that a visitor has sent", () => {
  expect(kindAt("/api/images/kitchen-teak-1/800.avif")).toBe("picture");
  expect(kindAt("/bumblebee/v1/api/leads?phone=9845012345")).toBe("call");
  expect(kindAt("/assets/entry.js")).toBe("asset");
  expect(kindAt("/in/9845012345")).toBe("not-found");
  expect(kindAt("/in/design-ideas/search/9845012345")).toBe("design-ideas-search");
});

test("/metrics adds up the values of all processes, and reads jobs and health when it is requested", async () => {
  const processes = [createSiteMetrics(), createSiteMetrics()];
  for (const metrics of processes) {
    metrics.answered("home", 200, 12);
    watchSite(metrics, {
      cache: new PageCache(1000),
      lanes: createLanes(),
      circuits: createCircuitBreakers(),
      jobsIn:
        metrics === processes[0]
          ? {
              read: async <Row>() => [
                { state: "dead", kind: "deliver-lead", count: 2, due: "2026-01-01" } as Row,
              ],
            }
          : undefined,
      databaseFails: () => false,
      problem: async () => (metrics === processes[0] ? undefined : "The database does not answer."),
    });
  }
  const report = () => Promise.all(processes.map(({ registry }) => registry.getMetricsAsJSON()));
  const server = await serveMetrics({ host: "127.0.0.1", port: 0 }, report);
  const read = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
  const text = await (await read("/metrics")).text();
  expect(text).toContain('atrium_response_seconds_count{kind="home",status="2xx"} 2');
  expect(text).toContain('atrium_jobs{state="dead"} 2');
  expect(text).toContain('atrium_dead_jobs{kind="deliver-lead"} 2');
  expect(text).toMatch(/^atrium_processes 2$/m);
  expect(text).toContain('atrium_lane_waiting{lane="form"} 0');
  expect(text).toMatch(/^atrium_healthy 1$/m);
  expect((await read("/")).status).toBe(404);
  server.close();
});
