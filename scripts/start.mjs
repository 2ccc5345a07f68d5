// npm start: installs what is missing, builds what has changed, and serves the site.
import { spawn } from "node:child_process";
import { buildSite, installPackages, ownNode, root } from "./lib/steps.mjs";

const WATCH_EVERY_MS = 250;
// Read first: whoever started us may go while the site is built.
const starter = process.ppid;

console.log("Atrium");
installPackages();
buildSite();

const server = spawn(ownNode(), ["src/server/main.ts"], {
  cwd: root,
  stdio: "inherit",
  env: { NODE_ENV: "production", ...process.env },
});
// The server drains and stops by itself: this script only hands the signal on, and its exit code back.
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
// npm, or a shell between it and us, may be ended without a signal to us. The server must not go on without them.
const watch = setInterval(() => {
  if (process.ppid === starter) return;
  clearInterval(watch);
  server.kill("SIGTERM");
}, WATCH_EVERY_MS);
server.on("exit", (code) => process.exit(code ?? 1));
