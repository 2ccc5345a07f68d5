// Chooses the tests that a change can affect: plain JavaScript, because scripts/check.mjs runs it on the Node that it has.
import { dirname, join, posix } from "node:path";

/** Test files of these folders start a site or a database, so only the nearest ones are chosen. */
const SLOW = /^tests\/(?!architecture\/|urls\/|prices\/|planning\/)/;
/** Files that start processes or browsers: only `npm test` runs them, unless they were changed themselves. */
const SLOWEST = /^tests\/(?:process|editions|images|faults|journeys)\//;

/** Tests for changes outside of the module graph. */
const BY_FOLDER = [
  { changed: /^content\//, tests: /^tests\/content\// },
  { changed: /^messages\//, tests: /^tests\/architecture\/messages/ },
  { changed: /^src\/urls\//, tests: /^tests\/urls\// },
];

export const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * The test files to run for a change, nearest first: every fast test that imports a changed file, directly or not, and
 * as many of the slow ones as `limit` allows. Slow tests that are named like a changed folder come first.
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, readonly string[]>} imports the files that each file imports
 * @param {number} limit
 */
export function affectedTests(changed, imports, limit) {
  const distances = distancesFrom(changed, imports);
  const names = new Set(changed.filter((file) => file.startsWith("src/")).flatMap(namesOf));
  const all = [...imports.keys()].filter(isTest);
  const own = all.filter((file) => changed.includes(file));
  const byFolder = all.filter((file) =>
    BY_FOLDER.some((rule) => rule.tests.test(file) && changed.some((path) => rule.changed.test(path))),
  );
  const reached = all
    // Page tests run the built site and do not import its views, so they are found by their names.
    .filter((file) => (distances.has(file) || isNamedLike(file, names)) && !SLOWEST.test(file))
    .map((file) => ({ file, distance: isNamedLike(file, names) ? 0 : (distances.get(file) ?? 0) }))
    .sort((one, other) => one.distance - other.distance);
  const fast = reached.filter(({ file }) => !SLOW.test(file)).map(({ file }) => file);
  const slow = reached.filter(({ file }) => SLOW.test(file)).map(({ file }) => file);
  const chosen = new Set([...own, ...byFolder, ...fast, ...slow.slice(0, limit)]);
  return { chosen: [...chosen], left: slow.filter((file) => !chosen.has(file)).length };
}

/** How many imports are between each file and the nearest changed file. */
function distancesFrom(changed, imports) {
  const importers = new Map();
  for (const [file, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  const distances = new Map(changed.map((file) => [file, 0]));
  const queue = [...changed];
  for (const file of queue)
    for (const importer of importers.get(file) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, (distances.get(file) ?? 0) + 1);
      queue.push(importer);
    }
  return distances;
}

/** "src/web/features/leads/popup/popup-rules.ts" is about "popup-rules" and "popup". */
function namesOf(file) {
  const name = posix.basename(file).replace(/\..*$/, "");
  return [name, posix.basename(posix.dirname(file))].filter((part) => part.length > 3 && part !== "page");
}

function isNamedLike(test, names) {
  return names.has(posix.basename(test).replace(/\.test\.tsx?$/, ""));
}

const IMPORT = /(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;

/** The files that a source imports by relative paths. */
export function importsIn(file, source) {
  return [...source.matchAll(IMPORT)].map(([, path]) => posix.normalize(join(dirname(file), path)));
}
