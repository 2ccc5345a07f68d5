// npm run check: format, lint, types, advisories, commit subjects, and the tests that the change can affect. The change is everything
// that is not committed, and the commits that the upstream branch does not have.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { affectedTests, importsIn, isTest } from "./lib/affected-tests.mjs";
import { buildSite, installPackages, ownNode, root, say } from "./lib/steps.mjs";

const SLOW_TEST_FILES = 8;
const ON_BUILT_SITE = /^tests\/(?:backends|content|editions|login|pages|process)\//;
const TYPES = "node_modules/.cache/types.tsbuildinfo";

const start = performance.now();
console.log("Atrium: check");
installPackages();
const changed = changedFiles();
const files = git("ls-files", "--cached", "--others", "--exclude-standard").filter((file) =>
  existsSync(join(root, file)),
);
const wrongSubjects = await oddSubjects();

mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
say("Checking format, lint, types and advisories.");
const [lint, types, audit] = await Promise.all([
  run(["node_modules/@biomejs/biome/bin/biome", "check", "."]),
  run(["node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", TYPES]),
  run(["scripts/audit.mjs"]),
]);
for (const { output, status } of [lint, types]) if (status !== 0) console.log(output);
for (const sentence of audit.output.trim().split("\n")) say(sentence);
for (const subject of wrongSubjects)
  console.log(
    `This commit subject is not an imperative such as "fix(login): require a fresh login": ${subject}`,
  );

const testsPass = lint.status === 0 && types.status === 0 ? await runAffectedTests() : false;
const passes = testsPass && audit.status === 0 && wrongSubjects.length === 0;
say(
  `${passes ? "Everything passes" : "The check failed"} (${((performance.now() - start) / 1000).toFixed(0)} s).`,
);
process.exit(passes ? 0 : 1);

async function runAffectedTests() {
  if (changed.length === 0) {
    say("No file is changed, so no test is affected. npm test runs all of them.");
    return true;
  }
  const { chosen, left } = affectedTests(changed, moduleGraph(), SLOW_TEST_FILES);
  const rules = files.filter((file) => file.startsWith("tests/architecture/") && isTest(file));
  const tests = [...new Set([...rules, ...chosen])];
  if (chosen.some((file) => ON_BUILT_SITE.test(file))) buildSite();
  say(`Running ${tests.length} test files (npm test also runs the ${left} that are further away).`);
  const { status, output } = await run(["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", ...tests]);
  if (status !== 0) console.log(output);
  return status === 0;
}

function changedFiles() {
  const upstream = upstreamBranch();
  const committed = upstream ? git("diff", "--name-only", `${upstream}...HEAD`) : [];
  const uncommitted = git("diff", "--name-only", "HEAD");
  const added = git("ls-files", "--others", "--exclude-standard");
  return [...new Set([...committed, ...uncommitted, ...added])];
}

async function oddSubjects() {
  const { isPlainSubject } = await import("./lib/commit-subjects.mjs");
  const upstream = upstreamBranch();
  const subjects = upstream
    ? git("log", "--format=%s", `${upstream}..HEAD`)
    : git("log", "-1", "--format=%s");
  return subjects.filter((subject) => !isPlainSubject(subject));
}

function moduleGraph() {
  const sources = files.filter((file) => /^(?:src|tests|scripts)\/.*\.(?:tsx?|mjs|css)$/.test(file));
  return new Map(sources.map((file) => [file, importsIn(file, readFileSync(join(root, file), "utf8"))]));
}

/** Runs a program of ours and collects its output. */
function run(words) {
  return new Promise((resolve) => {
    const child = spawn(ownNode(), words, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
      });
    child.once("error", (error) => resolve({ status: 1, output: String(error) }));
    child.once("exit", (status) => resolve({ status: status ?? 1, output }));
  });
}

function upstreamBranch() {
  return git("rev-parse", "--abbrev-ref", "@{upstream}")[0];
}

/** The lines that Git prints; none if it fails, as without a repository or without an upstream branch. */
function git(...words) {
  const { stdout, status } = spawnSync("git", words, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout.split("\n").filter(Boolean) : [];
}
