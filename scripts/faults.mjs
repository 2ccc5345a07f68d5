// npm run faults: leads under fire, on SQLite and on PostgreSQL. Takes a few minutes, so it is no part of npm test.
import { spawn } from "node:child_process";
import { startTemporaryPostgres } from "./lib/postgres.mjs";
import { buildSite, installPackages, ownNode, root, say } from "./lib/steps.mjs";

console.log("Atrium: faults");
installPackages();
buildSite();
const postgres = await startTemporaryPostgres(say);
const child = spawn(ownNode(), ["tests/faults/leads.faults.ts"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) },
});
const status = await new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
await postgres?.stop();
process.exit(status);
