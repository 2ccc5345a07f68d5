import { afterAll, expect, test } from "vitest";
import { bothEngines } from "../stores/each-engine.ts";
import { openOnce } from "../support/clean-up.ts";
import { startForeignIdentity } from "../support/external-identity.ts";
import { PUBLIC_URL } from "../support/open-test-site.ts";
import { type SiteProcess, siteProcesses } from "../support/site-process.ts";
import { type Visitor, visitorOf } from "../support/visitor.ts";

const { start } = siteProcesses(afterAll);
const CUSTOMER = "/bumblebee/v1/api/customer";
const statusOf = async (visitor: Visitor) => (await visitor.ask(CUSTOMER)).status;

/** On a busy machine PostgreSQL may be late; a visitor would not wait, but a test does. */
async function startPatiently(settings: Record<string, string>, tries = 20): Promise<SiteProcess> {
  const site = await start(settings);
  try {
    await site.ready();
    return site;
  } catch (error) {
    if (tries === 0 || !String(error).includes("did not answer in time")) throw error;
    return startPatiently(settings, tries - 1);
  }
}

bothEngines("two processes behind one address", (_, postgres) => {
  // The same two for all tests, because a start takes seconds.
  const open = openOnce(async () => {
    const identity = await startForeignIdentity(PUBLIC_URL);
    const { databaseUrl = "" } = await postgres.newContentDatabase();
    const settings = { ...identity.settings, DATABASE_URL: databaseUrl, PUBLIC_URL, LEADS_PER_PHONE: "3" };
    const startBoth = () => Promise.all([startPatiently(settings), startPatiently(settings)]);
    let sites = await startBoth();
    let turn = 0;
    /** Requests alternate between the two sites. */
    const addressNow = () => {
      turn = 1 - turn;
      return sites[turn]?.url;
    };
    return {
      identity,
      addressNow,
      newVisitor: () =>
        visitorOf({
          fetch: (path, init) => fetch(`${addressNow()}${path}`, { redirect: "manual", ...init }),
        }),
      async restart() {
        for (const { child, ended } of sites) {
          child.kill("SIGKILL");
          await ended();
        }
        sites = await startBoth();
      },
    };
  });

  test("when both renew a session at the same time, the refresh token is used once", async () => {
    const { identity, newVisitor } = await open();
    const visitor = newVisitor();
    identity.accessSeconds = 30;
    await visitor.go("/bumblebee/login?redirectPath=/in");
    identity.accessSeconds = 600;
    identity.asked.length = 0;
    const answers = await Promise.all(Array.from({ length: 8 }, () => statusOf(visitor)));
    expect(answers).toEqual(Array(8).fill(200));
    expect(identity.asked.filter((asked) => asked === "POST /token")).toHaveLength(1);
    expect([await statusOf(visitor), await statusOf(visitor)]).toEqual([200, 200]);
  });

  test("both count the leads that name a phone number together", async () => {
    const { addressNow } = await open();
    const send = (lead: object) =>
      fetch(`${addressNow()}/bumblebee/v1/api/leads`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: "Asha Rao", phone: "98450 12345", iso_code: "IN", ...lead }),
      });
    const statuses: number[] = [];
    for (let count = 1; count <= 5; count++)
      statuses.push((await send({ submission_id: `both-${count}` })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    // A lead that is already stored may be sent again.
    expect((await send({ submission_id: "both-2" })).status).toBe(200);
  });

  test("a login started at one site and finished at the other is valid at both and after a restart, and ends at both", async () => {
    const { newVisitor, restart } = await open();
    const visitor = newVisitor();
    const { way } = await visitor.go("/bumblebee/login?redirectPath=/in/profile");
    expect(way.at(-1)).toBe(`${PUBLIC_URL}/in/profile`);
    expect([await statusOf(visitor), await statusOf(visitor)]).toEqual([200, 200]);
    await restart();
    expect([await statusOf(visitor), await statusOf(visitor)]).toEqual([200, 200]);

    const kept = new Map(visitor.cookies());
    await visitor.ask("/bumblebee/logout?redirectPath=/in");
    for (const [name, value] of kept) visitor.cookies().set(name, value);
    expect([await statusOf(visitor), await statusOf(visitor)]).toEqual([401, 401]);
  });
});
