// npm run dev: serves the site and follows every change. A change of the server restarts it, a change of views, styles or
// content reloads the page in the browser, and types are checked in the background after each change.
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { installPackages, ownNode, root, say } from "./lib/steps.mjs";

/** The server runs these files without Vite, so a change of them needs a restart. */
const RESTARTS_ON = [
  /^src\/(?:contracts|editions|planning|platform|prices|server|services|staff|urls)\//,
  /^src\/web\/(?:.*\/)?page\.ts$/,
  /^src\/web\/pages\/[^/]+\.ts$/,
  /^messages\//,
  /^content\/flags\.json$/,
];
const NOT_FOLLOWED = /(?:\.test\.tsx?|\.md|~|\.swp)$/;
/** An editor saves a file in several steps, and a change of branch touches many files. */
const QUIET_MS = 150;
const TYPES = "node_modules/.cache/types.tsbuildinfo";
/** Node compiles the sources of the server once, and again only those that have changed. */
const COMPILED = join(root, "node_modules/.cache/compiled");

installPackages();
mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
const { watch } = await import("chokidar");

let server = start();
let quiet;
let reason = "";
let isStopping = false;
let isRestarting = false;

const watched = ["src", "messages", "content"].map((folder) => join(root, folder));
watch(watched, { ignoreInitial: true }).on("all", (_event, path) => {
  const file = relative(root, path).replaceAll("\\", "/");
  if (NOT_FOLLOWED.test(file)) return;
  const restarts = RESTARTS_ON.some((pattern) => pattern.test(file));
  // A server that could not start, because of a fault in content or code, is tried again after every change.
  if (restarts || server.exitCode !== null) reason ||= file;
  clearTimeout(quiet);
  quiet = setTimeout(follow, QUIET_MS);
});

for (const signal of ["SIGTERM", "SIGINT"])
  process.on(signal, () => {
    isStopping = true;
    if (server.exitCode !== null) process.exit(0);
    server.kill(signal);
  });

/** Restarts once at a time; a change during a restart causes another one. */
async function follow() {
  if (isRestarting) return;
  isRestarting = true;
  while (reason) {
    say(`Restarting, because ${reason} changed.`);
    reason = "";
    await stop();
    server = start();
  }
  isRestarting = false;
  void checkTypes();
}

function start() {
  const child = spawn(ownNode(), ["src/server/dev.ts"], {
    cwd: root,
    stdio: "inherit",
    env: { NODE_ENV: "development", LOG_LEVEL: "warn", NODE_COMPILE_CACHE: COMPILED, ...process.env },
  });
  child.once("exit", (code) => {
    if (isStopping) process.exit(code ?? 0);
    if (code && !isRestarting) say("The site does not run. It starts again after the next change.");
  });
  return child;
}

function stop() {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve(undefined);
    server.once("exit", resolve);
    server.kill("SIGTERM");
  });
}

let check;
let checksAgain = false;

/** Runs one check at a time; a change during a check starts another one. */
async function checkTypes() {
  checksAgain = check !== undefined;
  if (check) return;
  check = typeErrors();
  const errors = await check;
  check = undefined;
  if (errors) console.error(`Types:\n${errors}`);
  if (checksAgain) void checkTypes();
}

function typeErrors() {
  return new Promise((resolve) => {
    const words = [
      "node_modules/typescript/bin/tsc",
      "--noEmit",
      "--incremental",
      "--tsBuildInfoFile",
      TYPES,
    ];
    const child = spawn(ownNode(), words, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.once("exit", () => resolve(output.trim()));
  });
}
