// npm start: installs what is missing, builds what has changed, and serves the site.
import { spawn } from "node:child_process";
import { buildSite, installPackages, ownNode, root } from "./lib/steps.mjs";

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
server.on("exit", (code) => process.exit(code ?? 1));
