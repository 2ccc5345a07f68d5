// This file is plain JavaScript that an old Node can also run, because these scripts start before our own Node is
// installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Our own Node if the registry has one for this machine; otherwise the Node that runs this script. */
export function ownNode() {
  const bundled = join(root, "node_modules/.bin/node");
  return existsSync(bundled) ? bundled : process.execPath;
}

export function say(step) {
  console.log(`  ${step}`);
}

/** Installs the packages of the lockfile, unless exactly these are already installed. */
export function installPackages() {
  const stamp = join(root, "node_modules/.atrium-installed");
  const wanted = hashOf(["package.json", "package-lock.json"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return say("Packages are installed.");
  say("Installing packages (once; about a minute).");
  // The build needs the development packages, which npm leaves out when NODE_ENV is "production".
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    shell: process.platform === "win32",
  });
  writeFileSync(stamp, wanted);
}

/** Builds the site, unless none of its sources has changed. */
export function buildSite() {
  const stamp = join(root, "build/.atrium-built");
  const wanted = hashOf([
    "package-lock.json",
    "vite.config.ts",
    "react-router.config.ts",
    "vite.staff.config.ts",
    "scripts/vite",
    "messages",
    "public",
    "src/editions",
    "src/urls",
    "src/contracts",
    "src/planning",
    "src/prices",
    "src/ui",
    "src/web",
    "src/staff",
  ]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return say("The site is built.");
  say("Building the site.");
  run(ownNode(), [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], { quiet: true });
  const vite = join(root, "node_modules/vite/bin/vite.js");
  run(ownNode(), [vite, "build", "--config", "vite.staff.config.ts"], { quiet: true });
  writeFileSync(stamp, wanted);
}

/** Runs a program and waits for it; if it fails, this script ends. */
function run(program, args, { quiet = false, env = {}, ...options } = {}) {
  const result = spawnSync(program, args, {
    cwd: root,
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...env },
    encoding: "utf8",
    ...options,
  });
  if (result.status === 0) return;
  if (quiet) console.error(`${result.stdout ?? ""}${result.stderr ?? ""}`);
  console.error(`This step failed: ${[program, ...args].join(" ")}`);
  process.exit(result.status ?? 1);
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths) hashPath(hash, join(root, path));
  return hash.digest("hex");
}

function hashPath(hash, path) {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) hashPath(hash, join(path, name));
    return;
  }
  hash.update(path.slice(root.length)).update(readFileSync(path));
}
