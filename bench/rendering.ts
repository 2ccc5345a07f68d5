import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { costPerRequest, startServer, stopServer } from "./lib/measure.ts";

// Measures the cost of pages that are rendered and compressed without cache, against the React baseline with the same
// elements as a ready tree.
const PATHS = ["/in/design-ideas/kitchen-designs", "/in", "/sa-ar"];
const ROUNDS = 3;
const [port, floorPort] = [3194, 3195];
const site = `http://127.0.0.1:${port}`;
const dataDirectory = await mkdtemp(join(tmpdir(), "atrium-bench-"));
const settings = { DATA_DIR: dataDirectory, NODE_ENV: "production", LOG_LEVEL: "warn", WARM_UP: "0" };
const ours = await startServer(
  ["src/server/main.ts"],
  { ...settings, PORT: String(port), PAGE_CACHE_MB: "0" },
  `${site}/health`,
);

for (const path of PATHS) {
  const floor = await startServer(
    [join(import.meta.dirname, "react-minimum-server.ts")],
    { PORT: String(floorPort), COPY_FROM: site + path, NODE_ENV: "production" },
    `http://127.0.0.1:${floorPort}`,
  );
  const costs = { ours: [] as number[], floor: [] as number[] };
  // Sends one request at a time, because concurrent requests for a page share one rendering. The measurements
  // alternate, so that a busy moment of the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.floor.push(
      (await costPerRequest(floor.pid ?? 0, `http://127.0.0.1:${floorPort}`, 150, 1)).cpuMicroseconds,
    );
    costs.ours.push((await costPerRequest(ours.pid ?? 0, site + path, 150, 1)).cpuMicroseconds);
  }
  await stopServer(floor);
  const [page, least] = [Math.min(...costs.ours), Math.min(...costs.floor)];
  console.log(
    `${path.padEnd(34)} ${(page / 1000).toFixed(1).padStart(6)} ms CPU` +
      `   React's floor ${(least / 1000).toFixed(1).padStart(6)} ms   ${(page / least).toFixed(2)} × floor`,
  );
}
await stopServer(ours);
await rm(dataDirectory, { recursive: true, force: true });
