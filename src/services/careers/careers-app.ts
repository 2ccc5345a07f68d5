import { Hono } from "hono";
import { z } from "zod";
import {
  listPeopleStrongJobs,
  listRecruiteeJobs,
  listSkillateJobs,
} from "../../contracts/calls/careers-calls.ts";
import { PeopleStrongJob, RecruiteeJob, SkillateJob } from "../../contracts/documents/careers/job.ts";
import type { Database } from "../../platform/database/database.ts";
import { readSetting, writeSetting } from "../../platform/database/settings.ts";
import { listDocuments } from "../content/document-store.ts";
import type { Log } from "../http/backend-log.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";

interface CareersOptions {
  database: Database;
  /** External portals. If none is set, the jobs are our own documents. */
  portals: PortalAddresses;
  log: Log;
  fetch?: typeof globalThis.fetch | undefined;
  now?: (() => number) | undefined;
}

export interface PortalAddresses {
  recruitee?: PortalAddress | undefined;
  peopleStrong?: PortalAddress | undefined;
  skillate?: PortalAddress | undefined;
}

export interface Careers {
  app: Hono;
  stop(): Promise<void>;
}

export function createCareers(options: CareersOptions): Careers {
  const { database, portals, fetch = globalThis.fetch } = options;
  const kept: LastGoodJobs[] = [];

  function jobsOf<Job>(portal: Portal<Job>, address: PortalAddress | undefined) {
    if (!address) return () => listOwnJobs(database, portal);
    const ask = () => fetchJobs(portal, address, fetch);
    const jobs = keepLastGoodJobs({ ...options, name: portal.name, ask });
    kept.push(jobs);
    return async () => {
      const found = await jobs.read();
      return found ? readJobs(portal, found) : new Refusal(503, "The careers portal does not answer.");
    };
  }

  const app = new Hono();
  serveCall(app, listRecruiteeJobs, jobsOf(RECRUITEE, portals.recruitee));
  serveCall(app, listPeopleStrongJobs, jobsOf(PEOPLE_STRONG, portals.peopleStrong));
  serveCall(app, listSkillateJobs, jobsOf(SKILLATE, portals.skillate));
  return {
    app,
    async stop() {
      await Promise.all(kept.map((jobs) => jobs.settle()));
    },
  };
}

const MAX_JOBS = 1000;

async function listOwnJobs<Job>(database: Database, portal: Portal<Job>): Promise<Job[]> {
  const gallery = { contentType: portal.contentType, filters: [] };
  const { rows } = await listDocuments(database, gallery, { page: 0, size: MAX_JOBS, sort: "position" });
  const bodies = rows.map(({ body }): unknown => JSON.parse(body));
  return readJobs(portal, bodies);
}

const TIMEOUT_MS = 5000;

async function fetchJobs<Job>(
  portal: Portal<Job>,
  { url, token }: PortalAddress,
  fetch: typeof globalThis.fetch,
): Promise<Job[]> {
  const response = await fetch(url + portal.path, {
    headers: { accept: "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${portal.name} answered ${response.status}`);
  return readJobs(portal, portal.answer.parse(await response.json()));
}

/** A job that does not match the schema is left out; the others are kept. */
function readJobs<Job>({ name, job }: Portal<Job>, found: readonly unknown[]): Job[] {
  const parsed = found.map((one) => job.safeParse(one));
  const jobs = parsed.flatMap((one) => (one.success ? [one.data] : []));
  const fault = parsed.find(({ error }) => error)?.error;
  if (jobs.length === 0 && fault)
    throw new Error(`${name} returned no job in the agreed shape. ${fault.message}`);
  return jobs;
}

interface PortalAddress {
  url: string;
  token?: string | undefined;
}

interface Portal<Job> {
  name: string;
  contentType: string;
  job: z.ZodType<Job>;
  answer: z.ZodType<unknown[]>;
  path: string;
}

const jobs = z.array(z.unknown());

const RECRUITEE: Portal<RecruiteeJob> = {
  name: "recruitee",
  contentType: "careers-recruitee",
  job: RecruiteeJob,
  answer: z.object({ offers: jobs }).transform(({ offers }) => offers),
  path: "/api/offers/",
};

const PEOPLE_STRONG: Portal<PeopleStrongJob> = {
  name: "people-strong",
  contentType: "careers-people-strong",
  job: PeopleStrongJob,
  answer: jobs,
  path: "",
};

const SKILLATE: Portal<SkillateJob> = {
  name: "skillate",
  contentType: "careers-skillate",
  job: SkillateJob,
  answer: jobs,
  path: "",
};

/** The shortest time between two requests to a portal, for any number of visitors. */
const FRESH_FOR_MS = 10 * 60 * 1000;
/** If there are no jobs to show yet, a failed portal is requested again sooner. */
const FAILURE_PAUSE_MS = 30 * 1000;

const Kept = z.object({ at: z.number(), jobs: z.array(z.unknown()) });
type Kept = z.infer<typeof Kept>;

interface Options {
  name: string;
  ask: () => Promise<unknown[]>;
  database: Database;
  log: Log;
  now?: (() => number) | undefined;
}

interface LastGoodJobs {
  read(): Promise<unknown[] | undefined>;
  /** Waits for a running request, so that it is not aborted. */
  settle(): Promise<void>;
}

/**
 * Keeps the last jobs of a portal in memory and refreshes them in the background: a slow or broken portal never
 * delays a page.
 */
function keepLastGoodJobs({ name, ask, database, log, now = Date.now }: Options): LastGoodJobs {
  const setting = `careers.${name}`;
  let kept: Kept | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    askedAt = now();
    try {
      kept = { at: askedAt, jobs: await ask() };
      await writeSetting(database.db, setting, JSON.stringify(kept));
    } catch (error) {
      log.warn({ error, portal: name, lastGood: kept?.at }, "A careers portal cannot be read.");
    } finally {
      asking = undefined;
    }
  }

  return {
    async read() {
      if (!isFresh(kept, now())) {
        // Another process may have refreshed the jobs since, and so may this one while it reads.
        const stored = await readKept(database, setting);
        kept = newerOf(kept, stored);
      }
      if (isFresh(kept, now())) return kept?.jobs;
      const pause = kept ? FRESH_FOR_MS : FAILURE_PAUSE_MS;
      if (now() - askedAt >= pause) asking ??= refresh();
      if (!kept) await asking;
      return kept?.jobs;
    },
    async settle() {
      await asking;
    },
  };
}

async function readKept({ db }: Database, setting: string): Promise<Kept | undefined> {
  const value = await readSetting(db, setting);
  return value === undefined ? undefined : Kept.parse(JSON.parse(value));
}

function newerOf(one: Kept | undefined, other: Kept | undefined): Kept | undefined {
  if (!one || !other) return one ?? other;
  return one.at >= other.at ? one : other;
}

function isFresh(kept: Kept | undefined, time: number): boolean {
  return kept !== undefined && time - kept.at < FRESH_FOR_MS;
}
