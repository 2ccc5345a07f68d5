import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { PeopleStrongJob, RecruiteeJob, SkillateJob } from "../../src/contracts/documents/careers/job.ts";
import { CareersPortals, listJobs } from "../../src/contracts/documents/careers/job-listing.ts";

const CONTENT = fileURLToPath(new URL("../../content/", import.meta.url));

async function readList<Job>(name: string, schema: z.ZodType<Job>): Promise<Job[]> {
  return z.array(schema).parse(JSON.parse(await readFile(CONTENT + name, "utf8")));
}

const answers = {
  RECRUITEE: await readList("documents/careers-recruitee/jobs.json", RecruiteeJob),
  PEOPLE_STRONG: await readList("documents/careers-people-strong/jobs.json", PeopleStrongJob),
  SKILLATE: await readList("documents/careers-skillate/jobs.json", SkillateJob),
};
const portals = CareersPortals.parse(
  JSON.parse(await readFile(`${CONTENT}static/careers-portals.json`, "utf8")).default,
);

test("CA-02 there are sixty jobs on three portals, all marked as samples", () => {
  const jobs = Object.values(answers).flat();
  expect(jobs).toHaveLength(60);
  expect(jobs.every(({ sample }) => sample)).toBe(true);
});

test("India and Singapore have jobs, without jobs of excluded departments", () => {
  const india = listJobs(answers, portals, "in");
  const singapore = listJobs(answers, portals, "sg");
  expect([india.length, singapore.length]).toEqual([46, 12]);
  expect(listJobs(answers, portals, "my")).toEqual([]);
  expect(new Set([...india, ...singapore].map(({ department }) => department)).size).toBe(16);
  expect(new Set(singapore.map(({ city }) => city))).toEqual(new Set(["Singapore"]));
});

test("every job says when it was published, where to apply and what experience it needs", () => {
  for (const country of ["in", "sg"] as const)
    for (const { published_at, careers_url, expRange } of listJobs(answers, portals, country)) {
      expect(published_at).toMatch(/^2026-/);
      // Visitors apply with our own form, because no portal has this job.
      expect(careers_url).toMatch(/^\/(in|sg)\/contact-us$/);
      expect(expRange).toMatch(/^(\d+ - \d+|10\+) years$/);
    }
});
