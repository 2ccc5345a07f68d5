import { readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, test, vi } from "vitest";
import { isRunning } from "../support/is-running.ts";
import { PATIENT } from "../support/patient.ts";
import { type SiteProcess, siteProcesses } from "../support/site-process.ts";

const { start } = siteProcesses();
const AS_BROWSERS = { accept: "image/avif,image/webp,*/*" };
const LONG = 180_000;

/** Starts a site with both encoders running: the quick one and the background one. */
async function startWithEncoders(): Promise<{ site: SiteProcess; encoders: number[] }> {
  const site = await start();
  await site.ready();
  expect(await typeOf(site, "kitchen-sage-1/640.avif")).toBe("image/jpeg");
  await vi.waitFor(() => expect(childrenOf(site)).toHaveLength(2), PATIENT);
  return { site, encoders: childrenOf(site) };
}

test.runIf(process.platform === "linux")(
  "encoders have a lower priority than the server, are restarted when they die, and end with it",
  async () => {
    const { site, encoders } = await startWithEncoders();
    await vi.waitFor(() => {
      for (const pid of encoders) expect(getPriority(pid)).toBeGreaterThan(getPriority(site.child.pid));
    }, PATIENT);

    for (const pid of encoders) process.kill(pid, "SIGKILL");
    expect(await typeOf(site, "kitchen-sage-1/320.avif")).toBe("image/jpeg");
    await vi.waitFor(
      async () => expect(await typeOf(site, "kitchen-sage-1/320.avif")).toBe("image/avif"),
      PATIENT,
    );

    const successors = childrenOf(site);
    expect(successors).not.toEqual([]);
    site.child.kill("SIGTERM");
    expect((await site.ended()).code).toBe(0);
    expect([...encoders, ...successors].filter(isRunning)).toEqual([]);
  },
  LONG,
);

test.runIf(process.platform === "linux")(
  "a killed server leaves no encoder running",
  async () => {
    const { site, encoders } = await startWithEncoders();
    site.child.kill("SIGKILL");
    await vi.waitFor(() => expect(encoders.filter(isRunning)).toEqual([]), PATIENT);
  },
  LONG,
);

async function typeOf(site: SiteProcess, picture: string): Promise<string | null> {
  const response = await fetch(`${site.url}/api/images/${picture}`, { headers: AS_BROWSERS });
  await response.arrayBuffer();
  return response.headers.get("content-type");
}

function childrenOf({ child: { pid } }: SiteProcess): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}
