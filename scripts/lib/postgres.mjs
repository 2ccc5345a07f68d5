import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DEBIAN_ROOT = "/usr/lib/postgresql";
const OLDEST_VERSION = 15;
const START_TIMEOUT = 60_000;

/**
 * Starts a PostgreSQL server of its own in a temporary folder, installing Debian's when that is missing and
 * allowed. Returns its address and how to stop it, or undefined after saying in one sentence why there is none.
 *
 * It is not durable, which tests do not need, unless it is asked to be.
 *
 * @param {(sentence: string) => void} [say]
 * @param {{ durable?: boolean }} [options]
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>}
 */
export async function startTemporaryPostgres(say = console.log, { durable = false } = {}) {
  const isRoot = process.getuid?.() === 0;
  const bin = findPostgres() ?? (isRoot && installPostgres(say) ? findPostgres() : undefined);
  if (!bin) {
    say(
      `PostgreSQL tests are skipped: PostgreSQL ${OLDEST_VERSION} or newer was not found under ${DEBIAN_ROOT}` +
        (isRoot ? " and could not be installed." : '; "sudo apt-get install postgresql" installs it.'),
    );
    return undefined;
  }
  try {
    return await startCluster(bin, isRoot, durable);
  } catch (error) {
    say(`PostgreSQL tests are skipped: a temporary server did not start (${firstLine(error)}).`);
    return undefined;
  }
}

/** The program folder of the newest PostgreSQL version that is new enough. */
function findPostgres() {
  if (!existsSync(DEBIAN_ROOT)) return undefined;
  const versions = readdirSync(DEBIAN_ROOT)
    .map(Number)
    .filter((version) => version >= OLDEST_VERSION)
    .sort((a, b) => b - a);
  return versions
    .map((version) => join(DEBIAN_ROOT, String(version), "bin"))
    .find((bin) => existsSync(join(bin, "postgres")) && existsSync(join(bin, "initdb")));
}

function installPostgres(say) {
  if (!existsSync("/usr/bin/apt-get")) return false;
  say("Installing PostgreSQL from Debian's packages for the store tests.");
  const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  try {
    execFileSync("apt-get", ["update", "-qq"], options);
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"], options);
    return true;
  } catch {
    return false;
  }
}

async function startCluster(bin, isRoot, durable) {
  const folder = mkdtempSync(join(tmpdir(), "atrium-postgres-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const password = randomBytes(12).toString("hex");
    const passwordFile = join(folder, "password");
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (isRoot) giveToPostgres(folder, passwordFile);
    const data = join(folder, "data");
    // Not SCRAM, which takes most of the time of a connection. The server only holds test data.
    const initialise = ["-D", data, "-U", "atrium", "-A", "md5", "--pwfile", passwordFile];
    runAs(isRoot, join(bin, "initdb"), [...initialise, "-E", "UTF8", "--locale=C", "--no-sync"], folder);
    const port = await freePort();
    const server = startServer(isRoot, join(bin, "postgres"), data, { port, folder, durable });
    try {
      await waitUntilReady(join(bin, "pg_isready"), port, server);
    } catch (error) {
      await server.stop();
      throw error;
    }
    return {
      url: `postgres://atrium:${password}@127.0.0.1:${port}/postgres`,
      stop: async () => {
        await server.stop();
        removeFolder();
      },
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function giveToPostgres(...paths) {
  const uid = Number(execFileSync("id", ["-u", "postgres"], { encoding: "utf8" }));
  for (const path of paths) chownSync(path, uid, -1);
}

function asUser(isRoot, program, args) {
  const user = isRoot ? ["--reuid=postgres", "--regid=postgres", "--init-groups"] : [];
  return ["setpriv", [...user, "--pdeathsig=INT", program, ...args]];
}

function runAs(isRoot, program, args, folder) {
  execFileSync(...asUser(isRoot, program, args), { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
}

// pdeathsig makes the kernel stop the server when this process ends, even if it is killed.
function startServer(isRoot, program, data, { port, folder, durable }) {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    ...(durable ? {} : { fsync: "off", full_page_writes: "off", synchronous_commit: "off" }),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", data, "-p", String(port), ...options];
  const child = spawn(...asUser(isRoot, program, args), { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  const output = [];
  child.stderr.on("data", (text) => output.push(text));
  const ended = new Promise((resolve) => {
    child.once("error", resolve);
    child.once("exit", resolve);
  });
  return {
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    output: () => Buffer.concat(output).toString(),
    stop: async () => {
      // SIGINT closes open connections; SIGTERM would wait for them.
      child.kill("SIGINT");
      await ended;
    },
  };
}

async function waitUntilReady(program, port, server) {
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    if (server.hasEnded()) throw new Error(server.output().trim() || "it ended immediately");
    try {
      execFileSync(program, ["-q", "-h", "127.0.0.1", "-p", String(port)], { stdio: "ignore" });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("it was not ready in a minute");
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function firstLine(error) {
  const text = String(error?.stderr || error?.message || error).trim();
  return text.split("\n")[0];
}
