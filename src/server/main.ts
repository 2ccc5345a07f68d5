import module from "node:module";

module.enableCompileCache();
const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  console.error(
    `Atrium needs Node 24 or newer; this is ${process.version}. Run "npm start", which uses its own Node.`,
  );
  process.exit(1);
}
// Set for every kind of start, because React's development build renders three times as slowly.
process.env.NODE_ENV = "production";
// Imported only after the check, because an older Node cannot parse these files.
const { runSite } = await import("./run-site.ts");
await runSite(process.env, process.argv.slice(2));
// Node writes the cache when a process ends; a process that is killed would leave none for its successor.
module.flushCompileCache();
