import { setTimeout as pause } from "node:timers/promises";

const PAGES = ["/in", "/in/looks", "/sg", "/sa", "/my", "/in/magazine"];
const EVERY_MS = 100;
const GIVE_UP_MS = 15_000;
let asked = 0;

/** Requests pictures that were not prepared yet, and those that were, and reports what visitors saw. */
export async function watchPictures(url: string, lastsMs: number): Promise<void> {
  const addresses = await picturesOf(url);
  const statuses = new Map<string, number>();
  let slowest = 0;
  const until = performance.now() + lastsMs;
  const running: Promise<void>[] = [];
  while (performance.now() < until) {
    const address = addresses[asked % addresses.length] ?? "";
    asked += 1;
    running.push(
      ask(url + address).then(({ status, took }) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        slowest = Math.max(slowest, took);
      }),
    );
    await pause(EVERY_MS);
  }
  await Promise.all(running);
  const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  console.log(`  pictures: ${told}, slowest ${(slowest / 1000).toFixed(2)} s`);
}

async function picturesOf(url: string): Promise<string[]> {
  const pages = await Promise.all(PAGES.map(async (path) => (await fetch(url + path)).text()));
  const found = pages.flatMap((html) => [...html.matchAll(/\/api\/images\/[\w-]+\/\d+\.avif/g)]);
  return [...new Set(found.map(([address]) => address))];
}

async function ask(address: string): Promise<{ status: string; took: number }> {
  const begun = performance.now();
  const result = await fetch(address, { signal: AbortSignal.timeout(GIVE_UP_MS) }).then(
    async (response) => {
      const bytes = (await response.arrayBuffer()).byteLength;
      return `${response.status} ${response.headers.get("content-type")}${bytes === 0 ? ", empty" : ""}`;
    },
    (error: unknown) => (error instanceof Error ? error.name : "unknown"),
  );
  return { status: result, took: performance.now() - begun };
}
