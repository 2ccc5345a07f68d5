import { afterEach, expect, test, vi } from "vitest";
import { newPostgresDatabase } from "../faults/new-postgres-database.ts";
import { makeLittleContent } from "../faults/small-content.ts";
import { type FreezingProxy, openFreezingProxy } from "../support/freezing-proxy.ts";
import { PATIENT } from "../support/patient.ts";
import { siteProcesses } from "../support/site-process.ts";

const { start, newFolder } = siteProcesses();
const serverUrl = process.env.TEST_DATABASE_URL;

let proxy: FreezingProxy | undefined;
afterEach(() => proxy?.close());

test.skipIf(!serverUrl)(
  "a frozen PostgreSQL: pages, calls and health report the failure, the site stops cleanly, and needs no restart",
  { timeout: 240_000 },
  async () => {
    const url = await newPostgresDatabase(serverUrl ?? "", "silent");
    const held = await openFreezingProxy(url);
    proxy = held;
    const site = await start({ DATABASE_URL: held.url, CONTENT_DIR: makeLittleContent(newFolder()) });
    await site.ready();
    const statusOf = async (path: string) => (await fetch(site.url + path)).status;
    // No earlier request has cached these, and the documents cannot be read.
    const page = "/sg";
    const call = "/api/goobe/document/es/search/looks/slug/any";

    held.freeze();
    expect([await statusOf(page), await statusOf(call)]).toEqual([503, 503]);
    await vi.waitFor(async () => {
      const health = await fetch(`${site.url}/health`);
      expect([health.status, await health.json()]).toEqual([
        503,
        { status: "unavailable", reason: "The database does not answer." },
      ]);
    }, PATIENT);

    held.thaw();
    await vi.waitFor(async () => expect(await statusOf("/health")).toBe(200), PATIENT);
    expect([await statusOf(page), await statusOf(call)]).toEqual([404, 404]);

    held.freeze();
    site.child.kill("SIGTERM");
    expect((await site.ended()).code).toBe(0);
  },
);
