// npm run faults: tests leads under faults, databases that hang, fill up or are damaged, on SQLite and on
// PostgreSQL, several processes behind nginx, and the parts beside them. It takes some minutes, so it is not part of
// npm test. "npm run faults -- database" runs only one of the four, "npm run faults -- parts clock" only one trial.
import { spawn } from "node:child_process";
import { startTemporaryPostgres } from "./lib/postgres.mjs";
import { buildSite, installPackages, ownNode, root, say } from "./lib/steps.mjs";

console.log("Atrium: faults");
installPackages();
buildSite();
const postgres = await startTemporaryPostgres(say);
let status = 0;
for (const name of ["leads", "database", "processes", "parts"].filter(
  (known) => !process.argv[2] || known === process.argv[2],
))
  status ||= await run(`tests/faults/${name}.faults.ts`);
await postgres?.stop();
process.exit(status);

function run(file) {
  const child = spawn(ownNode(), [file, ...process.argv.slice(3)], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) },
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}
