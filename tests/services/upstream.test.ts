import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { type CallerOptions, createCaller } from "../../src/contracts/create-caller.ts";
import { defineCall } from "../../src/contracts/define-call.ts";
import { type Mood, type MoodyHost, openMoodyHost } from "../support/failing-host.ts";

const readThing = defineCall({
  name: "readThing",
  host: "backend",
  method: "GET",
  path: "/v1/things/:id",
  input: z.object({ id: z.string(), bearer: z.string().optional() }),
  answer: z.object({ id: z.string() }),
});
const writeThing = defineCall({ ...readThing, name: "writeThing", method: "POST" });

const COOL_DOWN_MS = 6000;
const STALE_FOR_MS = 60_000;

let host: MoodyHost;
let other: MoodyHost;
beforeEach(async () => {
  // Time passes only when a test says so, because on a busy machine a circuit breaker would close again during a
  // test.
  passTime(0);
  [host, other] = await Promise.all([openMoodyHost(thing), openMoodyHost(thing)]);
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all([host.close(), other.close()]);
});

function thing({ url }: { url?: string | undefined }, outgoing: { end(body: string): unknown }): void {
  outgoing.end(JSON.stringify({ id: url?.split("/").at(-1) }));
}

function newCaller(options: Partial<CallerOptions> = {}) {
  const report = vi.fn();
  const noteFailure = vi.fn();
  const noteStale = vi.fn();
  const call = createCaller({
    addresses: { backend: host.url, quiz: other.url },
    embedded: () => Response.json({ id: "ours" }),
    retryDelaysMs: [0, 0],
    // Long enough for hosts that answer. Tests of a hanging host choose a shorter timeout.
    timeoutMs: 60_000,
    ...{ report, noteFailure, noteStale, ...options },
  });
  const read = (id = "1") => call(readThing, { id });
  return { call, read, report, noteFailure, noteStale };
}

/** Only a hanging host needs a short timeout. */
function timeFor(mood: Mood): Partial<CallerOptions> {
  return mood.includes("hanging") ? { timeoutMs: 1000 } : {};
}

function passTime(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}

async function askUntilSilent(read: () => Promise<unknown>): Promise<number> {
  for (let asked = -1; asked !== host.requests.length; await read()) asked = host.requests.length;
  return host.requests.length;
}

describe("the circuit breaker of a host", () => {
  test.each<Mood>(["down", "hanging", "begun and hanging", "failing", "half a body"])(
    "ER-02 a host that is %s is soon not called any more, and called again when it has recovered",
    async (mood) => {
      const { read, call } = newCaller(timeFor(mood));
      host.mood = mood;
      expect(await askUntilSilent(read)).toBe(5);
      expect(await read()).toMatchObject({
        ok: false,
        problem: { kind: "unavailable", status: 503, report: "Server Error - 503" },
      });
      const patient = { ...readThing, timeoutMs: 60_000 };
      expect(await call({ ...patient, host: "quiz" }, { id: "1" })).toMatchObject({ ok: true });
      expect(host.requests).toHaveLength(5);

      passTime(COOL_DOWN_MS);
      await read();
      await read();
      expect(host.requests).toHaveLength(6);

      host.mood = "well";
      passTime(2 * COOL_DOWN_MS);
      for (const _ of ["tried", "trusted"])
        expect(await call(patient, { id: "1" })).toEqual({ ok: true, value: { id: "1" } });
      expect(host.requests).toHaveLength(8);
    },
  );

  test("during a trial call, others do not wait for its timeout; if it succeeds, all get their responses", async () => {
    const { read } = newCaller({ timeoutMs: 4000 });
    host.mood = "failing";
    await askUntilSilent(read);
    passTime(COOL_DOWN_MS);
    host.mood = "hanging";
    const told: [string, number | undefined][] = [];
    const tell = async (id: string) => {
      const outcome = await read(id);
      told.push([id, outcome.ok ? undefined : outcome.problem.status]);
    };
    await Promise.all(["1", "2", "3"].map(tell));
    expect(told).toEqual([
      ["2", 503],
      ["3", 503],
      ["1", 504],
    ]);
    expect(host.requests).toHaveLength(6);

    host.mood = "well";
    passTime(2 * COOL_DOWN_MS);
    const outcomes = await Promise.all(["1", "2", "3"].map(read));
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  test.each<Mood>(["html", "half a document", "other types", "endless"])(
    "AP-05 a host that answers with %s is called once per call: its response is bad, but it answers",
    async (mood) => {
      const { read, report } = newCaller();
      host.mood = mood;
      for (const _ of [1, 2, 3, 4, 5, 6])
        expect(await read()).toMatchObject({ ok: false, problem: { kind: "bad-answer", status: 502 } });
      expect(host.requests).toHaveLength(6);
      expect(report).toHaveBeenCalledTimes(6);
    },
  );

  test("ER-02 an open circuit breaker is reported once per call and noted for each page, and reported again after a recovery", async () => {
    const { read, call, report, noteFailure } = newCaller();
    host.mood = "failing";
    await askUntilSilent(read);
    const before = report.mock.calls.length;
    for (let times = 0; times < 3; times += 1) await call(writeThing, { id: "1" });
    expect(report).toHaveBeenCalledTimes(before + 1);
    expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ status: 503 }), writeThing);
    expect(noteFailure.mock.calls.length).toBe(before + 3);
    host.mood = "well";
    passTime(COOL_DOWN_MS);
    await read();
    host.mood = "failing";
    await askUntilSilent(read);
    await call(writeThing, { id: "1" });
    expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ status: 503 }), writeThing);
  });

  test("a call that timed out is not retried", async () => {
    host.mood = "hanging";
    expect(await newCaller({ timeoutMs: 200 }).read()).toMatchObject({ ok: false, problem: { status: 504 } });
    expect(host.requests).toHaveLength(1);
  });
});

describe("the stale response", () => {
  test.each<Mood>([
    "down",
    "hanging",
    "begun and hanging",
    "failing",
    "html",
    "half a body",
    "half a document",
    "other types",
  ])("ER-06 is used while the host is: %s; the failure is reported", async (mood) => {
    const { read, call, report, noteFailure, noteStale } = newCaller({
      staleForMs: STALE_FOR_MS,
      ...timeFor(mood),
    });
    await call({ ...readThing, timeoutMs: 60_000 }, { id: "1" });
    host.mood = mood;
    for (let times = 0; times < 7; times += 1) expect(await read()).toEqual({ ok: true, value: { id: "1" } });
    expect(report).toHaveBeenCalled();
    expect(noteStale).toHaveBeenCalledTimes(7);
    expect(noteFailure).not.toHaveBeenCalled();
    expect(await read("2")).toMatchObject({ ok: false });
    passTime(STALE_FOR_MS + 1);
    expect(await read()).toMatchObject({ ok: false });
  });

  test("is not used when the host refuses a request, or when it is switched off", async () => {
    let status = 200;
    const fetch = async () => Response.json({ id: "1" }, { status });
    const { read } = newCaller({ staleForMs: STALE_FOR_MS, fetch });
    await read();
    for (status of [400, 401, 404, 429])
      expect(await read()).toMatchObject({ ok: false, problem: { status } });
    const off = newCaller({ staleForMs: 0 });
    await off.read();
    host.mood = "failing";
    expect(await off.read()).toMatchObject({ ok: false, problem: { status: 500 } });
  });

  test("is not used for personal data or for calls that send data", async () => {
    const { call } = newCaller({ staleForMs: STALE_FOR_MS });
    const withToken = { ...readThing, headers: { id: "x-lead-token" }, path: "/v1/things/1" } as const;
    const attempts = [
      () => call(writeThing, { id: "1" }),
      () => call({ ...readThing, isPersonal: true }, { id: "1" }),
      () => call(readThing, { id: "1", bearer: "mine" }),
      () => call(withToken, { id: "1" }),
    ];
    for (const attempt of attempts) {
      host.mood = "well";
      expect(await attempt()).toMatchObject({ ok: true });
      host.mood = "failing";
      expect(await attempt()).toMatchObject({ ok: false });
    }
  });
});

describe("a redirect of a host", () => {
  const redirect = (location: string) =>
    openMoodyHost(({ url }, outgoing) =>
      url?.endsWith("/there") ? outgoing.end('{"id":"there"}') : outgoing.writeHead(302, { location }).end(),
    );

  test("AP-03 is followed on the same host, for calls that read", async () => {
    const own = await redirect("/there");
    const { call } = newCaller({ addresses: { backend: own.url } });
    expect(await call(readThing, { id: "1" })).toEqual({ ok: true, value: { id: "there" } });
    expect(await call(writeThing, { id: "1" })).toMatchObject({ ok: false, problem: { status: 302 } });
    expect(own.requests).toEqual(["GET /v1/things/1", "GET /there", "POST /v1/things/1"]);
    await own.close();
  });

  test.each(["http://localhost:9/there", "file:///etc/hostname", "/again", "http://["])(
    "AP-03 is not followed to %s",
    async (location) => {
      const away = await redirect(location);
      const { call } = newCaller({ addresses: { backend: away.url } });
      expect(await call(readThing, { id: "1" })).toMatchObject({ ok: false, problem: { status: 302 } });
      expect(away.requests.length).toBeLessThanOrEqual(4);
      await away.close();
    },
  );
});
