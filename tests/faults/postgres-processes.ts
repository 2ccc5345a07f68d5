import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";

/** Stops every process of a server on this machine, as if the machine were frozen, and lets them continue. */
export async function findPostgresProcesses(url: string): Promise<{ stop(): void; goOn(): void }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const server = parentOf(String(rows[0]?.pid));
  await client.end();
  const signal = (name: "SIGSTOP" | "SIGCONT") => {
    const children = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === server);
    for (const pid of [server, ...children.map(Number)]) send(pid, name);
  };
  return { stop: () => signal("SIGSTOP"), goOn: () => signal("SIGCONT") };
}

function parentOf(pid: string): number {
  try {
    const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    return Number(rest.split(" ")[1]);
  } catch {
    // The process has ended in the meantime.
    return 0;
  }
}

function send(pid: number, name: "SIGSTOP" | "SIGCONT"): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
