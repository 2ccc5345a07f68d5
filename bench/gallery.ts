import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Cost, costPerRequest, startServer } from "./lib/measure.ts";

// A category of many designs: what its pages cost, rendered anew each time, near the front and far behind.
/** Some of the designs that are copied lead elsewhere and are not shown: about 5,000 are. */
const DESIGNS = 5_150;
const ROUNDS = 2;
const port = 3192;
const gallery = `http://127.0.0.1:${port}/in/design-ideas/kitchen-designs`;
const ADDRESSES = {
  "first page": gallery,
  "page 125": `${gallery}?page=125`,
  "page 250": `${gallery}?page=250`,
  "first page, filtered": `${gallery}?filters=layout:l-shaped`,
  "page 40, filtered": `${gallery}?filters=layout:l-shaped&page=40`,
  "first page, cheapest first in my room": `${gallery}?room=10x8&city=bengaluru&tier=premium&sort=price`,
  "page 250, cheapest first in my room": `${gallery}?room=10x8&city=bengaluru&tier=premium&sort=price&page=250`,
};

const directory = await mkdtemp(join(tmpdir(), "atrium-bench-"));
const content = join(directory, "content");
await cp("content", content, { recursive: true, filter: (path) => !path.startsWith("content/photographs") });
await symlink(join(process.cwd(), "content/photographs"), join(content, "photographs"));
await multiplyDesigns(join(content, "documents/looks/in/kitchen-designs.json"));

const settings = { DATA_DIR: directory, CONTENT_DIR: content, NODE_ENV: "production", LOG_LEVEL: "warn" };
const server = await startServer(
  ["src/server/main.ts"],
  { ...settings, PORT: String(port), WARM_UP: "0", PAGE_CACHE_MB: "0" },
  `http://127.0.0.1:${port}/health`,
);
for (const [name, url] of Object.entries(ADDRESSES)) {
  const { status } = await fetch(url);
  if (status !== 200) throw new Error(`${name} answers ${status}`);
}
// The addresses take turns, so that a busy moment of the machine falls on all of them.
const costs = new Map<string, Cost[]>();
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, url] of Object.entries(ADDRESSES)) {
    const cost = await costPerRequest(server.pid ?? 0, url, 40, 2);
    costs.set(name, [...(costs.get(name) ?? []), cost]);
  }
server.kill();
await rm(directory, { recursive: true, force: true });

const least = (name: string) => Math.min(...(costs.get(name) ?? []).map((cost) => cost.cpuMicroseconds));
for (const name of costs.keys())
  console.log(
    `${name.padEnd(40)} ${(least(name) / 1000).toFixed(1).padStart(6)} ms CPU` +
      `  ${(least(name) / least("first page")).toFixed(2).padStart(5)} × first page`,
  );

/** The same designs again and again, each under an address of its own, until there are enough. */
async function multiplyDesigns(file: string): Promise<void> {
  const designs: { slug: string; position?: number }[] = JSON.parse(await readFile(file, "utf8"));
  const many = Array.from({ length: DESIGNS }, (_, index) => {
    const design = designs[index % designs.length];
    const copy = Math.floor(index / designs.length);
    return {
      ...design,
      slug: copy === 0 ? design?.slug : `${design?.slug}-${copy + 1}`,
      position: index + 1,
    };
  });
  await writeFile(file, JSON.stringify(many));
}
