// npm start: installs missing packages, builds the site if it has changed, and serves it.
import { spawn } from "node:child_process";
import { buildSite, installPackages, ownNode, root } from "./lib/steps.mjs";

const WATCH_EVERY_MS = 250;
// The parent id is read first, because the parent may end while the site is built.
const starter = process.ppid;

console.log("Atrium");
installPackages();
buildSite();

const server = spawn(ownNode(), ["src/server/main.ts"], {
  cwd: root,
  stdio: "inherit",
  env: { NODE_ENV: "production", ...process.env },
});
// The server handles the signals: this script only forwards them, and returns the exit code. SIGHUP and SIGUSR2 would
// end this script alone.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", "SIGUSR2"])
  process.on(signal, () => server.kill(signal));
// npm, or a shell between npm and this script, may end without sending a signal. The server must then stop as well.
const watch = setInterval(() => {
  if (process.ppid === starter) return;
  clearInterval(watch);
  server.kill("SIGTERM");
}, WATCH_EVERY_MS);
server.on("exit", (code) => process.exit(code ?? 1));
