import { Hono } from "hono";
import { listPeopleStrongJobs, listRecruiteeJobs, listSkillateJobs } from "../../contracts/calls/careers.ts";
import type { Database } from "../../platform/database/database.ts";
import { listDocuments } from "../content/document-store.ts";
import type { Log } from "../http/log.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { PEOPLE_STRONG, type Portal, type PortalAddress, RECRUITEE, SKILLATE } from "./careers-portals.ts";
import { fetchJobs, readJobs } from "./fetch-jobs.ts";
import { keepLastGoodJobs, type LastGoodJobs } from "./last-good-jobs.ts";

interface CareersOptions {
  database: Database;
  /** Portals of someone else. Where none is set our own documents are the jobs. */
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

/** Open jobs from three portals, each in the portal's own shape. */
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

const MOST_JOBS = 1000;

async function listOwnJobs<Job>(database: Database, portal: Portal<Job>): Promise<Job[]> {
  const gallery = { contentType: portal.contentType, filters: [] };
  const { rows } = await listDocuments(database, gallery, { page: 0, size: MOST_JOBS, sort: "position" });
  const bodies = rows.map(({ body }): unknown => JSON.parse(body));
  return readJobs(portal, bodies);
}
