import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DataFolderInUse } from "../../platform/database/sqlite/lock-data-directory.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";
import { ALL_PAGES_KEY } from "../../platform/surrogate-keys.ts";
import { purgeCdn } from "../../services/cdn/purge-cdn.ts";
import type { Config } from "../../services/config/config.ts";
import { readStoredFiles } from "../../services/content/content-files.ts";
import { type DocumentChange, diffContent } from "../../services/content/diff-content.ts";
import { DOCUMENT_TYPES } from "../../services/content/document-types.ts";
import { loadContent } from "../../services/content/load-content.ts";
import { checkUses } from "../../services/content/photograph-uses/check-uses.ts";
import { findUses, type PhotographUse } from "../../services/content/photograph-uses/find-uses.ts";
import { readContentFiles } from "../../services/content/read-content.ts";
import { type ReadContent, readDocuments } from "../../services/content/read-documents.ts";
import { bannedWords, checkVoice, type VoiceFinding } from "../../services/content/texts/check-voice.ts";
import { ContentProblem } from "../../services/files/content-problem.ts";
import { openPhotographs, type Photographs } from "../../services/images/photographs.ts";
// Registers the pages that have their own view: a document of sections cannot be one of these.
import "../../web/pages/all-pages.ts";
import { requestReload } from "../running-site.ts";
import { type ExitCode, type ReadCommand, runCommand, type Say, withDatabase } from "./command-line.ts";
import { describeChanges, describePlanned, nameOfDocument } from "./describe-changes.ts";

const USAGE = `Usage: npm run content -- <command>
  check          read every file and report errors with file and line; changes nothing
  photographs    list the photographs of rooms with the pages that show them
  diff           list what an import would add, change and remove
  import         update the database from the files; a running site uses the changes immediately
  purge          remove all pages from the CDN, for example after a change that the site does not know of
  export FOLDER  write the files that the database was filled from into a new FOLDER
CONTENT_DIR names the folder of the files. DATABASE_URL or DATA_DIR names the database.`;

export function runContentCommand(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  say: Say,
): Promise<ExitCode> {
  const readCommand: ReadCommand = ([command, folder, ...more]) => {
    if (command === "export" && folder && more.length === 0) return (config) => exportTo(folder, config, say);
    if (folder !== undefined) return undefined;
    if (command === "check") return (config) => check(config, say);
    if (command === "photographs") return (config) => listPhotographs(config, say);
    if (command === "purge") return (config) => purge(config, say);
    if (command === "diff") return (config) => diff(config, say);
    return command === "import" ? (config) => importContent(config, say) : undefined;
  };
  return runCommand(words, environment, { readCommand, usage: USAGE, say });
}

async function check(config: Config, say: Say): Promise<void> {
  const { documents, planned, drafts } = await readFolder(config);
  const types = Map.groupBy(documents, (document) => document.content_type);
  for (const [type, members] of [...types].sort(([one], [other]) => one.localeCompare(other))) {
    const editions = Map.groupBy(members, ({ country, language }) =>
      [country, language].filter(Boolean).join("-"),
    );
    const counts = [...editions].map(([edition, { length }]) => `${length} ${edition || "for all"}`);
    say(`${type}: ${counts.join(", ")}.`);
  }
  for (const { ids, at } of planned) for (const id of ids) say(describePlanned({ id, at }));
  if (drafts > 0) say(`${drafts} drafts.`);
  say(`${documents.length} documents without errors.`);
  await checkWordsAndPictures(config, say);
}

async function checkWordsAndPictures(config: Config, say: Say): Promise<void> {
  const files = await readContentFiles(config.contentDirectory);
  const findings = files.flatMap(({ text }) => checkVoice(text));
  const count = (rule: VoiceFinding["rule"]) => findings.filter((finding) => finding.rule === rule).length;
  say(
    `Words to avoid: ${count("banned")}. Sentences of more than 25 words: ${count("long")}. ` +
      `Double negatives: ${count("double-negative")}. Missing contractions: ${count("contraction")}.`,
  );
  const faults = [...bannedWords(files), ...checkUses(await findUses(files, await photographsOf(config)))];
  if (faults.length > 0) throw new ContentProblem(faults);
}

async function listPhotographs(config: Config, say: Say): Promise<void> {
  const files = await readContentFiles(config.contentDirectory);
  const photographs = await photographsOf(config);
  const uses = Map.groupBy(await findUses(files, photographs), ({ photograph }) => photograph);
  const rooms = photographs.list().filter(({ kind }) => kind === "room");
  for (const { name } of rooms) {
    const pages = new Set((uses.get(name) ?? []).map(describeUse));
    say(`${name}: ${pages.size === 0 ? "on no page" : [...pages].join(", ")}`);
  }
}

function describeUse({ country, page, isFirst }: PhotographUse): string {
  return `${country} ${page}${isFirst ? " (first picture)" : ""}`;
}

async function diff(config: Config, say: Say): Promise<void> {
  const { documents } = await readFolder(config);
  await withDatabase({ ...config, readOnly: true }, async ({ db }) => {
    const stored = await db.selectFrom("documents").select(["id", "position", "body"]).execute();
    const changes = diffContent(stored, documents);
    for (const change of changes) say(describeChange(change));
    say(changes.length === 0 ? "The database matches the files." : `${changes.length} documents differ.`);
  });
}

const SIGNS = { added: "+", changed: "~", removed: "-" } as const;

function describeChange({ id, kind, fields }: DocumentChange): string {
  return `${SIGNS[kind]} ${nameOfDocument(id)}${fields.length > 0 ? `: ${fields.join(", ")}` : ""}`;
}

async function importContent(config: Config, say: Say): Promise<void> {
  // Errors are reported here, where the editor sees them, and not only in the log of the site.
  await readFolder(config);
  try {
    await importInto(config, say);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    say(`The running site now uses the changes. ${await requestReload(config.dataDirectory)}`);
  }
}

function importInto(config: Config, say: Say): Promise<void> {
  return withDatabase(config, async (database) => {
    await database.migrate();
    const photographs = await photographsOf(config);
    const { contentDirectory, brandName } = config;
    const hasCdn = config.cdn !== undefined;
    const load = { database, contentDirectory, photographs, brandName, hasCdn };
    say(describeChanges(await loadContent(load)));
  });
}

async function purge({ cdn }: Config, say: Say): Promise<void> {
  if (!cdn) throw new StartupProblem("There is no CDN to purge: set CDN and CDN_PURGE_URL.");
  await purgeCdn(cdn, [ALL_PAGES_KEY], new AbortController().signal);
  say("The CDN has removed all pages.");
}

async function exportTo(folder: string, config: Config, say: Say): Promise<void> {
  if (existsSync(folder)) throw new StartupProblem(`${folder} exists already; name a new folder.`);
  await withDatabase({ ...config, readOnly: true }, async ({ db, location }) => {
    const files = await readStoredFiles(db);
    for (const { name, text } of files) {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    say(`${files.length} files of ${location} are now in ${folder}.`);
  });
}

async function readFolder(config: Config): Promise<ReadContent> {
  const { contentDirectory, brandName } = config;
  const files = await readContentFiles(contentDirectory);
  return readDocuments(files, DOCUMENT_TYPES, await photographsOf(config), { brandName });
}

function photographsOf({ contentDirectory }: Config): Promise<Photographs> {
  return openPhotographs(join(contentDirectory, "photographs"));
}

if (import.meta.main) {
  process.exitCode = await runContentCommand(process.argv.slice(2), process.env, (sentence) =>
    console.log(sentence),
  );
}
