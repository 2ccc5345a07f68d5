// npm run dev: serves the site and reloads on every change. A change of a server file restarts it; a change of views,
// styles or content reloads the page.
import { spawn } from "node:child_process";
import { installPackages, ownNode, root } from "./lib/steps.mjs";

const RESTARTS_ON = [
  "src/server",
  "src/services",
  "src/platform",
  "src/contracts",
  "src/prices",
  "src/editions",
  "content/flags.json",
];

installPackages();
const watched = RESTARTS_ON.map((path) => `--watch-path=${path}`);
const server = spawn(ownNode(), [...watched, "--watch-preserve-output", "src/server/dev.ts"], {
  cwd: root,
  stdio: "inherit",
  env: { NODE_ENV: "development", LOG_LEVEL: "warn", ...process.env },
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
