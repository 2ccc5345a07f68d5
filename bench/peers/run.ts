import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { startServer, stopServer } from "../lib/measure.ts";
import { startFront } from "./front.ts";
import { makeAstro } from "./make-astro.ts";
import { type Visit, visit } from "./visit.ts";

// Measures our pages against Astro with the same content and the same React islands, behind the same front, visited
// in turn. Usage: node bench/peers/run.ts [rounds]
const ROUNDS = Number(process.argv[2] ?? 5);
const PAGES = ["/in/design-ideas/kitchen-designs", "/in"];
const [sitePort, ourPort, theirPort] = [3184, 3185, 3186];
const site = `http://127.0.0.1:${sitePort}`;

const folder = await mkdtemp(join(tmpdir(), "atrium-peers-"));
const server = await startServer(
  ["src/server/main.ts"],
  { PORT: String(sitePort), DATA_DIR: join(folder, "data"), NODE_ENV: "production", LOG_LEVEL: "warn" },
  `${site}/health`,
);
const dist = await makeAstro(join(folder, "astro"), site, PAGES);
const fronts = [await startFront(ourPort, site), await startFront(theirPort, site, dist)];
const browser = await chromium.launch({ executablePath: findChromium().whole, args: ["--no-sandbox"] });

for (const path of PAGES) {
  const visits: Record<string, Visit[]> = { ours: [], astro: [] };
  // The first visit of each site fills the fronts and generates the pictures.
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [name, port] of [
      ["ours", ourPort],
      ["astro", theirPort],
    ] as const) {
      const seen = await visit(browser, `http://127.0.0.1:${port}${path}`);
      if (round >= 0) visits[name]?.push(seen);
    }
  }
  for (const [name, seen] of Object.entries(visits)) {
    const middle = (field: keyof Visit) =>
      seen.map((one) => one[field]).sort((one, other) => one - other)[Math.floor(seen.length / 2)] ?? 0;
    console.log(
      `${path.padEnd(34)} ${name.padEnd(6)} painted ${middle("lcp").toFixed(0).padStart(5)} ms` +
        `  first ${middle("fcp").toFixed(0).padStart(5)} ms  blocked ${middle("blocked").toFixed(0).padStart(4)} ms` +
        `  ${middle("scriptFiles")} scripts, ${(middle("scriptBytes") / 1024).toFixed(1)} KB`,
    );
  }
}
await browser.close();
for (const front of fronts) front.close();
await stopServer(server);
await rm(folder, { recursive: true, force: true });
