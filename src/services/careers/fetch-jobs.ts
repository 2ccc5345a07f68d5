import type { Portal, PortalAddress } from "./careers-portals.ts";

const TIMEOUT_MS = 5000;

/** Asks a portal for its jobs. Whatever keeps us from having them is thrown, in words for the log. */
export async function fetchJobs<Job>(
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

/** A job that is not as agreed is left out; the rest are still jobs. */
export function readJobs<Job>({ name, job }: Portal<Job>, found: readonly unknown[]): Job[] {
  const parsed = found.map((one) => job.safeParse(one));
  const jobs = parsed.flatMap((one) => (one.success ? [one.data] : []));
  const fault = parsed.find(({ error }) => error)?.error;
  if (jobs.length === 0 && fault) throw new Error(`${name} answered no job as agreed. ${fault.message}`);
  return jobs;
}
