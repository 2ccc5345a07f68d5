import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import {
  listPeopleStrongJobs,
  listRecruiteeJobs,
  listSkillateJobs,
} from "../../src/contracts/calls/careers-calls.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import {
  PEOPLE_STRONG_JOB,
  RECRUITEE_JOB,
  SKILLATE_JOB,
} from "../../src/contracts/documents/careers/portal-jobs.fixture.ts";
import { readSetting } from "../../src/platform/database/settings.ts";
import { createCareers, type PortalAddresses } from "../../src/services/careers/careers-app.ts";
import { CAREERS_TYPES } from "../../src/services/content/types/careers-types.ts";
import { oneEngine } from "../stores/each-engine.ts";
import { copyOfContent, FIXTURE_TYPES, loadedBackends, SILENT } from "./fixture-backends.ts";

function contentWithJobs(): string {
  const folder = copyOfContent();
  for (const [type, job] of [
    ["careers-recruitee", RECRUITEE_JOB],
    ["careers-people-strong", PEOPLE_STRONG_JOB],
    ["careers-skillate", SKILLATE_JOB],
  ] as const) {
    mkdirSync(join(folder, "documents", type));
    writeFileSync(join(folder, "documents", type, "jobs.json"), JSON.stringify([{ slug: "one", ...job }]));
  }
  return folder;
}

oneEngine("careers", ({ newDatabase }) => {
  test("K01 K02 K03 CA-02 AMB-25 serves our own jobs in the formats of the portals, at the root and below bumblebee", async () => {
    const { app } = await loadedBackends({
      database: await newDatabase(),
      contentDirectory: contentWithJobs(),
      documentTypes: { ...FIXTURE_TYPES, ...CAREERS_TYPES },
    });
    for (const base of ["", "/bumblebee"]) {
      const read = async (portal: string) =>
        (await app.request(`${base}/v1/api/careers/jobs/${portal}`)).json();
      expect(await read("recruitee")).toEqual([RECRUITEE_JOB]);
      expect(await read("people-strong")).toEqual([PEOPLE_STRONG_JOB]);
      expect(await read("skillate")).toEqual([SKILLATE_JOB]);
    }
    expect((await app.request("/v1/api/careers/jobs/unheard-of")).status).toBe(404);
    const call = createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
    for (const definition of [listRecruiteeJobs, listPeopleStrongJobs, listSkillateJobs])
      expect((await call<typeof definition>(definition, {})).ok).toBe(true);
  });

  async function portal(portals: PortalAddresses, database = newDatabase()) {
    const clock = { time: Date.parse("2026-11-01T00:00:00Z") };
    const fetch = vi.fn<typeof globalThis.fetch>();
    const warn = vi.fn();
    const careers = createCareers({
      database: await database,
      portals,
      log: { ...SILENT, warn },
      fetch,
      now: () => clock.time,
    });
    const read = async (name: string) => {
      const response = await careers.app.request(`/v1/api/careers/jobs/${name}`);
      return [response.status, await response.json()];
    };
    const pass = (minutes: number) => {
      clock.time += minutes * 60_000;
    };
    return { careers, fetch, warn, read, pass };
  }
  const recruitee = { recruitee: { url: "https://company.recruitee.com" } };
  const offers = (...jobs: object[]) => Response.json({ offers: jobs });

  test("a configured portal is requested, and only the agreed fields are returned", async () => {
    const { fetch, read } = await portal({
      ...recruitee,
      skillate: { url: "https://skillate.example/jobs", token: "secret" },
    });
    fetch.mockResolvedValueOnce(
      offers({ ...RECRUITEE_JOB, description: "<p>long</p>" }, { title: "half a job" }),
    );
    expect(await read("recruitee")).toEqual([200, [RECRUITEE_JOB]]);
    expect(fetch.mock.lastCall?.[0]).toBe("https://company.recruitee.com/api/offers/");
    expect(fetch.mock.lastCall?.[1]?.signal).toBeInstanceOf(AbortSignal);

    fetch.mockResolvedValueOnce(Response.json([SKILLATE_JOB]));
    expect(await read("skillate")).toEqual([200, [SKILLATE_JOB]]);
    expect(fetch.mock.lastCall).toMatchObject([
      "https://skillate.example/jobs",
      { headers: { authorization: "Bearer secret" } },
    ]);
    expect((await read("people-strong"))[0]).toBe(200);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("a response is cached for ten minutes, then served stale while the new one is fetched", async () => {
    const { careers, fetch, read, pass } = await portal(recruitee);
    fetch.mockResolvedValueOnce(offers(RECRUITEE_JOB));
    await read("recruitee");
    pass(9);
    await read("recruitee");
    expect(fetch).toHaveBeenCalledTimes(1);

    pass(2);
    fetch.mockResolvedValueOnce(offers({ ...RECRUITEE_JOB, id: 12 }));
    expect(await read("recruitee")).toMatchObject([200, [{ id: 11 }]]);
    await careers.stop();
    expect(await read("recruitee")).toMatchObject([200, [{ id: 12 }]]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("concurrent visitors cause one request", async () => {
    const { fetch, read } = await portal(recruitee);
    fetch.mockResolvedValueOnce(offers(RECRUITEE_JOB));
    const answers = await Promise.all([read("recruitee"), read("recruitee"), read("recruitee")]);
    expect(answers.map(([status]) => status)).toEqual([200, 200, 200]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
    ["fails", async () => new Response("oops", { status: 500 })],
    ["answers with another shape", async () => Response.json({ jobs: [] })],
    ["returns no job in the agreed shape", async () => offers({ title: "half a job" })],
  ])("a portal that %s leaves the last good response in place", async (_, failure) => {
    const { careers, fetch, warn, read, pass } = await portal(recruitee);
    fetch.mockResolvedValueOnce(offers(RECRUITEE_JOB));
    await read("recruitee");
    pass(60);
    fetch.mockImplementation(failure);
    for (let visits = 0; visits < 3; visits += 1) {
      expect(await read("recruitee")).toEqual([200, [RECRUITEE_JOB]]);
      await careers.stop();
    }
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledOnce();
  });

  test("the last good response survives a restart", async () => {
    const database = newDatabase();
    const first = await portal(recruitee, database);
    first.fetch.mockResolvedValueOnce(offers(RECRUITEE_JOB));
    await first.read("recruitee");
    const kept = await readSetting((await database).db, "careers.recruitee");
    expect(JSON.parse(kept ?? "")).toEqual({ at: Date.parse("2026-11-01T00:00:00Z"), jobs: [RECRUITEE_JOB] });

    const second = await portal(recruitee, database);
    second.pass(60);
    second.fetch.mockRejectedValue(new TypeError("fetch failed"));
    expect(await second.read("recruitee")).toEqual([200, [RECRUITEE_JOB]]);
    await second.careers.stop();
  });

  test("a portal without any response yet answers 503, and is not requested by every visitor", async () => {
    const { fetch, read, pass } = await portal(recruitee);
    fetch.mockRejectedValue(new TypeError("fetch failed"));
    expect(await read("recruitee")).toEqual([503, { error: "The careers portal does not answer." }]);
    expect((await read("recruitee"))[0]).toBe(503);
    expect(fetch).toHaveBeenCalledTimes(1);
    pass(1);
    fetch.mockResolvedValueOnce(offers(RECRUITEE_JOB));
    expect((await read("recruitee"))[0]).toBe(200);
  });
});
