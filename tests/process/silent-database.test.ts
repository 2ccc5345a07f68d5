import { afterEach, expect, test, vi } from "vitest";
import { makeLittleContent } from "../faults/little-content.ts";
import { newPostgresDatabase } from "../faults/new-postgres-database.ts";
import { type FreezingProxy, openFreezingProxy } from "../support/freezing-proxy.ts";
import { PATIENT } from "../support/patient.ts";
import { siteProcesses } from "../support/site-process.ts";

const { start, newFolder } = siteProcesses();
const serverUrl = process.env.TEST_DATABASE_URL;

let proxy: FreezingProxy | undefined;
afterEach(() => proxy?.close());

test.skipIf(!serverUrl)(
  "a PostgreSQL that stands still: honest answers from pages, calls and health, an orderly stop, and no restart needed",
  { timeout: 240_000 },
  async () => {
    const url = await newPostgresDatabase(serverUrl ?? "", "silent");
    const held = await openFreezingProxy(url);
    proxy = held;
    const site = await start({ DATABASE_URL: held.url, CONTENT_DIR: makeLittleContent(newFolder()) });
    await site.ready();
    const statusOf = async (path: string) => (await fetch(site.url + path)).status;
    // Nothing has been asked for yet that these could be answered from, and the documents themselves are not there.
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
