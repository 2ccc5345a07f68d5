import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../http/backend-log.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    /** Old addresses that members send to pages. */
    redirects: {
      path: string;
      target: string;
      note: string | null;
      uses: number;
      used_at: string | null;
      member: string;
      created_at: string;
    };
  }
}

export const REDIRECTS_CHANNEL = "redirects";

/** The redirects in memory, because every request looks for one. */
export interface Redirects {
  has(path: string): boolean;
  /** The target of a redirect; it is counted as followed. */
  follow(path: string): string | undefined;
}

export interface RedirectTable extends Redirects {
  read(): Promise<void>;
  stop(): Promise<void>;
}

/** Counts are written together, so that a much used redirect does not write with each request. */
const WRITE_COUNTS_MS = 10_000;

export async function openRedirects(database: Database, log: Log): Promise<RedirectTable> {
  const { db } = database;
  let targets: ReadonlyMap<string, string> = new Map();
  const counts = new Map<string, number>();

  async function read(): Promise<void> {
    const rows = await db.selectFrom("redirects").select(["path", "target"]).execute();
    targets = new Map(rows.map(({ path, target }) => [path, target]));
  }

  async function writeCounts(): Promise<void> {
    const written = [...counts];
    counts.clear();
    const used_at = new Date().toISOString();
    for (const [path, count] of written)
      await db
        .updateTable("redirects")
        .set((row) => ({ uses: row("uses", "+", count), used_at }))
        .where("path", "=", path)
        .execute();
  }

  const report = (error: unknown) => log.error({ error }, "Redirects could not be read or counted.");
  const refresh = () => void read().catch(report);
  const timer = setInterval(() => void writeCounts().catch(report), WRITE_COUNTS_MS).unref();
  const stopListening = await database.listen(REDIRECTS_CHANNEL, refresh, refresh);
  await read();
  return {
    read,
    has: (path) => targets.has(path),
    follow(path) {
      const target = targets.get(path);
      if (target !== undefined) counts.set(path, (counts.get(path) ?? 0) + 1);
      return target;
    },
    async stop() {
      clearInterval(timer);
      stopListening();
      await writeCounts().catch(report);
    },
  };
}
