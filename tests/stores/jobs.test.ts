import { expect, test, vi } from "vitest";
import { z } from "zod";
import { claimJob } from "../../src/platform/database/claim-job.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { replayDead } from "../../src/platform/jobs/dead-jobs.ts";
import { enqueue } from "../../src/platform/jobs/enqueue.ts";
import { releaseJobsWithFutureLease } from "../../src/platform/jobs/free-jobs.ts";
import { type JobHandler, jobHandler, PermanentFailure } from "../../src/platform/jobs/job-handler.ts";
import {
  deleteDoneBefore,
  type JobEvent,
  markDone,
  markFailed,
  startJobWorker,
} from "../../src/platform/jobs/start-job-worker.ts";
import { PATIENT } from "../support/patient.ts";
import { eachEngine } from "./each-engine.ts";

const Greeting = z.object({ name: z.string() });

const soon = () => new Date(Date.now() + 60_000);
const claim = (database: Database, at = new Date()) =>
  claimJob(database, { kinds: ["greet"], now: at, leaseUntil: new Date(at.getTime() + 60_000) });
const readJobs = ({ db }: Database) => db.selectFrom("jobs").selectAll().orderBy("created_at").execute();

eachEngine("jobs", ({ engine, newDatabase, newMigratedOptions, open }) => {
  test("a job is claimed when it is due, oldest first, by a worker that has a handler for its kind", async () => {
    const database = await newDatabase();
    await enqueue(database.db, { kind: "greet", payload: { name: "late" }, runAt: soon() });
    await enqueue(database.db, { kind: "other", payload: null });
    await enqueue(database.db, { kind: "greet", payload: { name: "b" }, runAt: new Date(2_000) });
    await enqueue(database.db, { kind: "greet", payload: { name: "a" }, runAt: new Date(1_000) });
    expect((await claim(database))?.payload).toBe('{"name":"a"}');
    expect((await claim(database))?.payload).toBe('{"name":"b"}');
    expect(await claim(database)).toBeUndefined();
  });

  test("a unique key is accepted once, also after its job is done, until the job is deleted", async () => {
    const database = await newDatabase();
    const add = () => enqueue(database.db, { kind: "greet", payload: { name: "x" }, uniqueKey: "lead-1" });
    expect(await add()).toEqual(expect.any(String));
    expect(await add()).toBeUndefined();
    const job = await claim(database);
    if (!job) throw new Error("nothing was claimed");
    expect(await markDone(database.db, job)).toBe(true);
    expect(await add()).toBeUndefined();
    expect(await readJobs(database)).toMatchObject([{ state: "done", payload: "null", claim: null }]);
    await deleteDoneBefore(database.db, soon());
    expect(await add()).toEqual(expect.any(String));
  });

  test("a job exists only when the transaction that adds it commits", async () => {
    const database = await newDatabase();
    const failing = database.db.transaction().execute(async (transaction) => {
      await enqueue(transaction, { kind: "greet", payload: { name: "x" } });
      throw new Error("no lead after all");
    });
    await expect(failing).rejects.toThrow("no lead after all");
    expect(await readJobs(database)).toEqual([]);
  });

  test("concurrent claims never claim a job twice", async () => {
    const databaseOptions = await newMigratedOptions();
    const first = await open(databaseOptions);
    const processes =
      engine === "postgres" ? [first, await open(databaseOptions), await open(databaseOptions)] : [first];
    for (let number = 0; number < 60; number += 1) {
      await enqueue(first.db, { kind: "greet", payload: { name: String(number) } });
    }
    const takeAll = async (database: Database): Promise<string[]> => {
      const job = await claim(database);
      return job ? [job.id, ...(await takeAll(database))] : [];
    };
    const workers = Array.from({ length: 9 }, (_, index) => processes[index % processes.length] ?? first);
    const taken = (await Promise.all(workers.map(takeAll))).flat();
    expect(taken).toHaveLength(60);
    expect(new Set(taken).size).toBe(60);
  });

  test("the job of a lost worker is claimed again, and the late worker cannot finish it", async () => {
    const database = await newDatabase();
    await enqueue(database.db, { kind: "greet", payload: { name: "x" } });
    const lost = await claim(database);
    expect(await claim(database)).toBeUndefined();
    const again = await claim(database, new Date(Date.now() + 61_000));
    if (!lost || !again) throw new Error("nothing was claimed");
    expect(again).toMatchObject({ id: lost.id, attempts: 2 });
    expect(await markDone(database.db, lost)).toBe(false);
    expect(await markFailed(database.db, lost, new Error("late"))).toBe("lost");
    expect(await markDone(database.db, again)).toBe(true);
  });

  test("jobs dated ahead by a wrong clock become due when it is corrected, and scheduled ones keep their date", async () => {
    const database = await newDatabase();
    const { db } = database;
    const tomorrow = new Date(Date.now() + 24 * 3600_000);
    const planned = new Date(Date.now() + 14 * 24 * 3600_000);
    for (const name of ["new", "retried", "running", "planned"])
      await enqueue(db, {
        kind: "greet",
        payload: { name },
        runAt: name === "planned" ? planned : tomorrow,
        uniqueKey: name,
      });
    const change = (key: string, values: object) =>
      db.updateTable("jobs").set(values).where("unique_key", "=", key).execute();
    await change("new", { created_at: tomorrow.toISOString() });
    await change("retried", { attempts: 2 });
    await change("running", { state: "running", attempts: 1, claim: "gone" });
    expect(await claim(database)).toBeUndefined();
    await releaseJobsWithFutureLease(database, { leaseMs: 60_000 });
    const taken = [await claim(database), await claim(database), await claim(database)];
    expect(taken.map((job) => job?.unique_key).toSorted()).toEqual(["new", "retried", "running"]);
    expect(await claim(database)).toBeUndefined();
  });

  test("a failed job waits for its retry and is dead after its last attempt, with its error", async () => {
    const database = await newDatabase();
    await enqueue(database.db, { kind: "greet", payload: { name: "x" }, maxAttempts: 2 });
    const first = await claim(database);
    if (!first) throw new Error("nothing was claimed");
    expect(await markFailed(database.db, first, new Error("first\0 \ud800"))).toBe("retry");
    expect(await claim(database)).toBeUndefined();
    const second = await claim(database, soon());
    if (!second) throw new Error("nothing was claimed");
    expect(await markFailed(database.db, second, new TypeError("second"))).toBe("dead");
    expect(await claim(database, new Date(Date.now() + 999_999_999))).toBeUndefined();
    expect(await deadJobs(database)).toMatchObject([{ attempts: 2, last_error: "TypeError: second" }]);
  });

  test("dead jobs are replayed with all their attempts, by kind or one by one", async () => {
    const database = await newDatabase();
    for (const kind of ["greet", "greet", "other"]) {
      await enqueue(database.db, { kind, payload: { name: "x" }, maxAttempts: 1 });
    }
    await database.db
      .updateTable("jobs")
      .set({ state: "dead", attempts: 1, last_error: "Error: x" })
      .execute();
    const [one] = await deadJobs(database, "greet");
    expect(await replayDead(database.db, { id: one?.id ?? "" })).toBe(1);
    expect(await replayDead(database.db, { kind: "greet" })).toBe(1);
    expect(await deadJobs(database)).toMatchObject([{ kind: "other" }]);
    expect(await claim(database)).toMatchObject({ attempts: 1, last_error: "Error: x" });
    expect(await replayDead(database.db)).toBe(1);
  });
});

eachEngine("the job worker", ({ newDatabase }) => {
  async function runUntil(
    database: Database,
    handlers: Record<string, JobHandler>,
    isOver: (events: JobEvent[]) => boolean,
    options: { leaseFor?: number } = {},
  ): Promise<JobEvent[]> {
    const events: JobEvent[] = [];
    const worker = startJobWorker({
      database,
      handlers,
      pollEvery: 5,
      ...options,
      report: (event) => events.push(event),
    });
    await vi.waitFor(() => expect(isOver(events)).toBe(true), PATIENT);
    await worker.stop();
    return events;
  }

  test("runs jobs with their parsed payload", async () => {
    const database = await newDatabase();
    const greeted: string[] = [];
    const greet = jobHandler(Greeting, async ({ name }) => void greeted.push(name));
    for (const name of ["a", "ب", "\0"]) await enqueue(database.db, { kind: "greet", payload: { name } });
    await runUntil(database, { greet }, (events) => events.length === 3);
    expect(greeted.toSorted()).toEqual(["\0", "a", "ب"]);
    expect((await readJobs(database)).map((job) => job.state)).toEqual(["done", "done", "done"]);
  });

  test("marks a job as dead when its payload is invalid or its failure is permanent", async () => {
    const database = await newDatabase();
    const greet = jobHandler(Greeting, async () => {
      throw new PermanentFailure("gone for good");
    });
    await enqueue(database.db, { kind: "greet", payload: { name: 5 } });
    await enqueue(database.db, { kind: "greet", payload: { name: "x" } });
    const events = await runUntil(database, { greet }, (seen) => seen.length === 2);
    expect(events.map((event) => event.type)).toEqual(["dead", "dead"]);
    const errors = (await deadJobs(database)).map((job) => job.last_error ?? "").toSorted();
    expect(errors[0]).toContain("The payload does not match the schema of this job");
    expect(errors[1]).toContain("gone for good");
  });

  test("retries a failing job until it succeeds", async () => {
    const database = await newDatabase();
    const greet = jobHandler(Greeting, async (_payload, { attempt }) => {
      if (attempt < 3) throw new Error(`attempt ${attempt}`);
    });
    await enqueue(database.db, { kind: "greet", payload: { name: "x" } });
    const isOver = (events: JobEvent[]) => {
      // The retry is due immediately here; another test checks the delay.
      void database.db.updateTable("jobs").set({ run_at: "1970" }).where("state", "=", "waiting").execute();
      return events.some((event) => event.type === "done");
    };
    const events = await runUntil(database, { greet }, isOver);
    expect(events.map((event) => event.type)).toEqual(["retry", "retry", "done"]);
    expect(await readJobs(database)).toMatchObject([{ state: "done", attempts: 3, last_error: null }]);
  });

  test("renews its lease while a job takes longer than the lease", async () => {
    const database = await newDatabase();
    let runs = 0;
    const greet = jobHandler(Greeting, async () => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 4000));
    });
    await enqueue(database.db, { kind: "greet", payload: { name: "x" } });
    await runUntil(database, { greet }, (events) => events.length === 1, { leaseFor: 1500 });
    expect(runs).toBe(1);
  });

  test("marks a job as dead when every worker that ran it was lost", async () => {
    const database = await newDatabase();
    const greet = { handle: vi.fn() };
    await enqueue(database.db, { kind: "greet", payload: { name: "x" }, maxAttempts: 1 });
    await database.db.updateTable("jobs").set({ state: "running", attempts: 1, claim: "vanished" }).execute();
    const events = await runUntil(database, { greet }, (seen) => seen.length === 1);
    expect(events).toMatchObject([{ type: "dead", attempt: 2 }]);
    expect(greet.handle).not.toHaveBeenCalled();
  });

  test("stops after the running job and claims no other", async () => {
    const database = await newDatabase();
    let finish = () => {};
    const started = vi.fn();
    const greet = jobHandler(Greeting, async () => {
      started();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    for (const name of ["a", "b"]) await enqueue(database.db, { kind: "greet", payload: { name } });
    const worker = startJobWorker({ database, handlers: { greet }, concurrency: 1, pollEvery: 5 });
    await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1), PATIENT);
    let hasStopped = false;
    const stopping = worker.stop().then(() => {
      hasStopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(hasStopped).toBe(false);
    finish();
    await stopping;
    const states = (await readJobs(database)).map((job) => job.state).toSorted();
    expect(states).toEqual(["done", "waiting"]);
  });
});

function deadJobs({ db }: Database, kind?: string) {
  const dead = db
    .selectFrom("jobs")
    .selectAll()
    .where("state", "=", "dead")
    .orderBy("finished_at")
    .orderBy("id");
  return (kind === undefined ? dead : dead.where("kind", "=", kind)).execute();
}
