import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Cost, costPerRequest, startServer } from "./measure.ts";

interface ListBench<Entry extends { slug: string }> {
  port: number;
  /** The file with the documents of the list; they are copied until there are enough. */
  file: string;
  entries: number;
  /** The other fields that must differ between copies. */
  change: (index: number) => Partial<Entry>;
  /** Paths by name; the first path is the baseline for the others. */
  paths: Record<string, string>;
}

const ROUNDS = 2;

/** Measures the cost of pages of a very long list, uncached, near the beginning and near the end. */
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
  // The addresses alternate, so that a busy moment of the machine affects all of them.
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

/** Copies the documents, each with its own slug, until there are enough. */
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
