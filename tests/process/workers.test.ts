import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { bothEngines } from "../stores/each-engine.ts";
import { freePort } from "../support/free-port.ts";
import { PATIENT } from "../support/patient.ts";
import { type SiteProcess, siteProcesses } from "../support/site-process.ts";

const { start } = siteProcesses();

bothEngines("a site with WORKERS=2", (_, postgres) => {
  test("replaces a killed process and, on SIGHUP, all of them without a failed request, and drains on SIGTERM", async () => {
    const { databaseUrl = "" } = await postgres.newContentDatabase();
    const metrics = await freePort();
    const settings = {
      DATABASE_URL: databaseUrl,
      WORKERS: "2",
      DRAIN_SECONDS: "1",
      METRICS_PORT: String(metrics),
    };
    const site = await start(settings);
    await site.ready();
    await vi.waitFor(() => expect(site.output()).toContain("Ready."), PATIENT);
    const first = childrenOf(site);
    expect(first).toHaveLength(3);

    const measured = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    expect(measured).toMatch(/^atrium_healthy 3$/m);

    process.kill(first[0] ?? 0, "SIGKILL");
    await vi.waitFor(() => {
      const now = childrenOf(site);
      expect(now).not.toContain(first[0]);
      expect(now).toHaveLength(3);
    }, PATIENT);

    const requests = sendRequests(site);
    const second = childrenOf(site);
    site.child.kill("SIGHUP");
    await vi.waitFor(() => {
      expect(childrenOf(site)).toHaveLength(3);
      expect(childrenOf(site).filter((pid) => second.includes(pid))).toEqual([]);
    }, PATIENT);
    const statuses = await requests.stop();
    expect(statuses.length).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([200]));

    site.child.kill("SIGTERM");
    await vi.waitFor(async () => {
      expect((await fetch(`${site.url}/ready`, { headers: { connection: "close" } })).status).toBe(503);
    }, PATIENT);
    const { code, stderr } = await site.ended();
    expect([code, stderr]).toEqual([0, ""]);
  });
});

function childrenOf({ child: { pid = 0 } }: SiteProcess): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .trim()
    .split(" ")
    .filter(Boolean)
    .map(Number);
}

/** Sends requests one after the other on new and on open connections; a failed one counts as status 0. */
function sendRequests({ url }: SiteProcess) {
  const statuses: number[] = [];
  let isStopped = false;
  async function ask(headers: Record<string, string>): Promise<void> {
    while (!isStopped) {
      const response = await fetch(`${url}/ready`, { headers }).catch(() => undefined);
      await response?.arrayBuffer();
      statuses.push(response?.status ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  const asking = [ask({ connection: "close" }), ask({ connection: "close" }), ask({}), ask({})];
  return {
    async stop() {
      isStopped = true;
      await Promise.all(asking);
      return statuses;
    },
  };
}
