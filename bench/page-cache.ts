import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Cost, costPerRequest, startServer } from "./lib/measure.ts";

// Measures the cost of a page from the cache, rendered without cache, and as bytes from a bare server, as ratios
// within one run.
const [port, rawPort] = [3190, 3191];
const page = `http://127.0.0.1:${port}/in`;
const dataDirectory = await mkdtemp(join(tmpdir(), "atrium-bench-"));
const settings = { DATA_DIR: dataDirectory, NODE_ENV: "production", LOG_LEVEL: "warn", WARM_UP: "0" };
const cached = await startServer(["src/server/main.ts"], { ...settings, PORT: String(port) }, page);
const raw = await startServer(
  ["bench/raw-http-server.ts"],
  { PORT: String(rawPort), COPY_FROM: page },
  `http://127.0.0.1:${rawPort}`,
);

// The measurements alternate, so that a busy moment of the machine affects both; the best of each counts.
const rounds: { floor: Cost; hit: Cost }[] = [];
for (let round = 0; round < 4; round += 1) {
  const floor = await costPerRequest(raw.pid ?? 0, `http://127.0.0.1:${rawPort}/in`, 8000);
  rounds.push({ floor, hit: await costPerRequest(cached.pid ?? 0, page, 8000) });
}
const floor = cheapest(rounds.map((round) => round.floor));
const hit = cheapest(rounds.map((round) => round.hit));
cached.kill();
raw.kill();
await new Promise((resolve) => cached.on("exit", resolve));
const uncached = await startServer(
  ["src/server/main.ts"],
  { ...settings, PORT: String(port), PAGE_CACHE_MB: "0" },
  page,
);
const miss = await costPerRequest(uncached.pid ?? 0, page, 200, 1);
uncached.kill();
await rm(dataDirectory, { recursive: true, force: true });

const show = (name: string, { cpuMicroseconds, requestsPerSecond }: Cost) =>
  console.log(
    `${name.padEnd(34)} ${cpuMicroseconds.toFixed(0).padStart(7)} µs CPU  ${requestsPerSecond.toFixed(0).padStart(6)} /s` +
      `  ${(cpuMicroseconds / floor.cpuMicroseconds).toFixed(2).padStart(8)} × floor`,
  );
show("node:http with the same bytes", floor);
show("a page from the cache", hit);
show("a page rendered and compressed", miss);

function cheapest(costs: readonly Cost[]): Cost {
  const [best] = costs.toSorted((one, other) => one.cpuMicroseconds - other.cpuMicroseconds);
  if (!best) throw new Error("Nothing was measured.");
  return best;
}
