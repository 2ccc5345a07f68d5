import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Cost, costPerRequest, startServer } from "./measure.ts";

interface ListBench<Entry extends { slug: string }> {
  port: number;
  /** The file of the list's documents, which are copied until there are enough. */
  file: string;
  entries: number;
  /** What else must differ from copy to copy. */
  change: (index: number) => Partial<Entry>;
  /** Paths by what they are called; the others are compared with the first. */
  paths: Record<string, string>;
}

const ROUNDS = 2;

/** What pages of a very long list cost, rendered anew each time, near the front and far behind. */
export async function measureList<Entry extends { slug: string }>(bench: ListBench<Entry>): Promise<void> {
  const { port, paths } = bench;
  const origin = `http://127.0.0.1:${port}`;
  const directory = await mkdtemp(join(tmpdir(), "atrium-bench-"));
  const content = join(directory, "content");
  await cp("content", content, {
    recursive: true,
    filter: (path) => !path.startsWith("content/photographs"),
  });
  await symlink(join(process.cwd(), "content/photographs"), join(content, "photographs"));
  await multiply(join(content, "documents", bench.file), bench);

  const settings = { DATA_DIR: directory, CONTENT_DIR: content, NODE_ENV: "production", LOG_LEVEL: "warn" };
  const server = await startServer(
    ["src/server/main.ts"],
    { ...settings, PORT: String(port), WARM_UP: "0", PAGE_CACHE_MB: "0" },
    `${origin}/health`,
  );
  for (const [name, path] of Object.entries(paths)) {
    const { status } = await fetch(origin + path);
    if (status !== 200) throw new Error(`${name} answers ${status}`);
  }
  // The addresses take turns, so that a busy moment of the machine falls on all of them.
  const costs = new Map<string, Cost[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, path] of Object.entries(paths)) {
      const cost = await costPerRequest(server.pid ?? 0, origin + path, 40, 2);
      costs.set(name, [...(costs.get(name) ?? []), cost]);
    }
  server.kill();
  await rm(directory, { recursive: true, force: true });

  const least = (name: string) => Math.min(...(costs.get(name) ?? []).map((cost) => cost.cpuMicroseconds));
  const [first = ""] = costs.keys();
  for (const name of costs.keys())
    console.log(
      `${name.padEnd(40)} ${(least(name) / 1000).toFixed(1).padStart(6)} ms CPU` +
        `  ${(least(name) / least(first)).toFixed(2).padStart(5)} × ${first}`,
    );
}

/** The same documents again and again, each under an address of its own, until there are enough. */
async function multiply<Entry extends { slug: string }>(
  file: string,
  { entries, change }: ListBench<Entry>,
): Promise<void> {
  const written: Entry[] = JSON.parse(await readFile(file, "utf8"));
  const many = Array.from({ length: entries }, (_, index) => {
    const entry = written[index % written.length];
    const copy = Math.floor(index / written.length);
    return { ...entry, ...change(index), slug: copy === 0 ? entry?.slug : `${entry?.slug}-${copy + 1}` };
  });
  await writeFile(file, JSON.stringify(many));
}
