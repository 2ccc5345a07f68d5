import { execFile } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { onCleanUp } from "./clean-up.ts";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);
/** As Debian installs it. */
const VERSIONS = "/usr/lib/postgresql";
const newest = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort().at(-1) : undefined;
const PROGRAMS = join(VERSIONS, newest ?? "none", "bin");

/** Servers of its own, because a replica copies all databases of a server. */
export const canReplicate =
  process.env.TEST_DATABASE_URL !== undefined && existsSync(join(PROGRAMS, "pg_basebackup"));

interface Server {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A primary and a streaming replica of it. */
export async function openReplicatedPostgres(): Promise<{ primary: Server; replica: Server }> {
  const folder = mkdtempSync(join(tmpdir(), "atrium-replica-"));
  onCleanUp(() => rmSync(folder, { recursive: true, force: true }));
  if (userInfo().uid === 0) await run("chown", ["postgres", folder]);
  const [primary, replica] = [
    await newServer(join(folder, "primary")),
    await newServer(join(folder, "replica")),
  ];
  await program("initdb", [
    "--auth=trust",
    "--no-sync",
    "--encoding=UTF8",
    "-U",
    "atrium",
    "-D",
    primary.data,
  ]);
  appendFileSync(join(primary.data, "postgresql.conf"), "fsync = off\nshared_buffers = 16MB\n");
  await primary.start();
  await program("pg_basebackup", [
    "-R",
    "--checkpoint=fast",
    "--no-sync",
    "-d",
    primary.url,
    "-D",
    replica.data,
  ]);
  await replica.start();
  return { primary, replica };
}

async function newServer(data: string): Promise<Server & { data: string }> {
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  const stop = () => program("pg_ctl", ["stop", "-m", "immediate", "-D", data]);
  onCleanUp(() => stop().catch(() => {}));
  return {
    data,
    url: `postgres://atrium@127.0.0.1:${port}/postgres`,
    start: () => program("pg_ctl", ["start", "-w", "-D", data, "-o", options, "-l", `${data}.log`]),
    stop,
  };
}

/** PostgreSQL refuses to run as root. */
async function program(name: string, words: string[]): Promise<void> {
  const file = join(PROGRAMS, name);
  const [command, ...given] = userInfo().uid === 0 ? ["runuser", "-u", "postgres", "--", file] : [file];
  await run(command ?? file, [...given, ...words], { cwd: tmpdir() });
}
