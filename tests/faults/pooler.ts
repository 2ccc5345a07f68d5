import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../support/free-port.ts";

/** pgBouncer in front of a database. Undefined if this machine has none. */
export async function startPooler(databaseUrl: string, mode: "session" | "transaction") {
  if (spawnSync("pgbouncer", ["--version"]).error) return undefined;
  const database = new URL(databaseUrl);
  const name = database.pathname.slice(1);
  const folder = mkdtempSync(join(tmpdir(), "atrium-pooler-"));
  // pgBouncer does not run as root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, "users"), `"${database.username}" "${database.password}"\n`, { mode: 0o644 });
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
${name} = host=${database.hostname} port=${database.port} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = md5
auth_file = ${join(folder, "users")}
pool_mode = ${mode}
default_pool_size = 60
max_client_conn = 500
ignore_startup_parameters = extra_float_digits,options,statement_timeout,idle_in_transaction_session_timeout
`,
  );
  const words = userInfo().uid === 0 ? ["-u", "postgres", file] : [file];
  const child: ChildProcess = spawn("pgbouncer", ["-q", ...words], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (child.exitCode === null && !(await accepts(port))) await pause(50);
  if (child.exitCode !== null) throw new Error("pgBouncer did not start.");
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      child.kill("SIGINT");
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
