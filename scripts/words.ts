// Counts the avoided words in comments, test titles and documents, and the commit subjects that are not imperatives.
// Usage: node scripts/words.ts [list], where "list" prints every text with such a word.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import {
  AVOIDED,
  avoidedIn,
  type FoundText,
  insteadOf,
  textsInCode,
  textsInDocument,
} from "./lib/avoided-words.ts";
import { isPlainSubject } from "./lib/commit-subjects.mjs";

const COMMITS = 200;

const files = git("ls-files").filter((file) => !/^(?:docs\/spec|content)\//.test(file));
const texts = files.flatMap((file): FoundText[] => {
  if (/\.(?:ts|tsx|mjs|css)$/.test(file)) return textsInCode(file, readFileSync(file, "utf8"));
  return file.endsWith(".md") ? textsInDocument(file, readFileSync(file, "utf8")) : [];
});
const found = texts.flatMap((text) => avoidedIn(text.text).map((word) => ({ ...text, word })));

for (const word of AVOIDED) {
  const uses = found.filter((use) => use.word === word);
  const of = (kind: FoundText["kind"]) => uses.filter((use) => use.kind === kind).length;
  console.log(
    `${word.padEnd(16)} ${String(uses.length).padStart(4)}   comments ${of("comment")}, titles ${of("title")}, documents ${of("document")}`,
  );
}
if (process.argv[2] === "list")
  for (const { file, line, word, text } of found)
    console.log(`${file}:${line}: "${word}" (write ${insteadOf(word)}): ${text.trim()}`);

const subjects = git("log", `-${COMMITS}`, "--format=%s");
const odd = subjects.filter((subject) => !isPlainSubject(subject));
console.log(`${odd.length} of the last ${subjects.length} commit subjects are not imperatives.`);
if (process.argv[2] === "list") for (const subject of odd) console.log(`  ${subject}`);

function git(...words: string[]): string[] {
  return execFileSync("git", words, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
    .trim()
    .split("\n");
}
