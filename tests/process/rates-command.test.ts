import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { runContentCommand } from "../../src/server/commands/content-command.ts";
import { runRatesCommand } from "../../src/server/commands/rates-command.ts";
import { FIXTURE_CONTENT } from "../services/fixture-backends.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A site that has imported only the shipped rates. */
async function newDatabaseOptions() {
  const folder = mkdtempSync(join(tmpdir(), "atrium-rates-"));
  folders.push(folder);
  const content = join(folder, "content");
  cpSync(join(FIXTURE_CONTENT, "photographs"), join(content, "photographs"), { recursive: true });
  const rates = join(content, "documents/calculator-rates");
  cpSync(join(PROJECT_ROOT, "content/documents/calculator-rates"), rates, { recursive: true });
  const environment = { CONTENT_DIR: content, DATA_DIR: join(folder, "data") };
  expect(await runContentCommand(["import"], environment, () => {})).toBe(0);
  return { rates, environment };
}

async function run(environment: Record<string, string>, words: string[] = []) {
  const said: string[] = [];
  const code = await runRatesCommand(words, environment, (sentence) => said.push(sentence));
  return { code, said };
}

function write(folder: string, name: string, change: (text: string) => string): void {
  writeFileSync(join(folder, name), change(readFileSync(join(folder, "rates-in.json"), "utf8")));
}

const DEARER_CEILING = (text: string) => text.replace('"premium": 150,', '"premium": 180,');

test("the shipped rates equal those in the database, and change nothing", async () => {
  const { environment } = await newDatabaseOptions();
  const { code, said } = await run(environment);
  expect(code).toBe(0);
  expect(said).toHaveLength(4);
  expect(said.every((line) => line.endsWith("as in the database."))).toBe(true);
  expect((await run(environment, ["compare"])).code).toBe(2);
});

test("a changed rate lists the worked examples that it changes, and by how much", async () => {
  const { rates, environment } = await newDatabaseOptions();
  write(rates, "rates-in.json", DEARER_CEILING);
  const [first, ...moved] = (await run(environment)).said;
  expect(first).toBe(
    "rates-in (from 2026-04-01), changed since the last import: 2 of 9 worked examples change.",
  );
  expect(moved[0]).toMatch(
    /^ {2}IN home 2BHK premium bengaluru: INR [\d,]+ → [\d,]+ \(\+[\d,]+, \+\d\.\d %\)$/,
  );
  expect(moved[1]).toContain("IN home 3BHK premium mumbai");
});

test("later rates are compared with the rates that they follow, before and after the import", async () => {
  const { rates, environment } = await newDatabaseOptions();
  const later = (text: string) =>
    DEARER_CEILING(text)
      .replace('"slug": "rates-in"', '"slug": "rates-in-2099-04-01"')
      .replace("2026-04-01", "2099-04-01");
  write(rates, "rates-in-2099-04-01.json", later);
  const expected =
    "rates-in-2099-04-01 (from 2099-04-01), compared with the rates from 2026-04-01: 2 of 9 worked examples change.";
  expect((await run(environment)).said).toContain(expected);
  expect(await runContentCommand(["import"], environment, () => {})).toBe(0);
  const { said } = await run(environment);
  expect(said).toContain(expected);
  expect(said).toContain("rates-in (from 2026-04-01): as in the database.");
});

test("later rates that cannot price everything that the first ones price are refused, with their line", async () => {
  const { rates, environment } = await newDatabaseOptions();
  write(rates, "rates-in-2099-04-01.json", (text) =>
    text.replace('"slug": "rates-in"', '"slug": "rates-in-2099-05-01"').replace('    "pune": 0.98,\n', ""),
  );
  const { code, said } = await run(environment);
  expect(code).toBe(1);
  const text = said.join("\n");
  expect(text).toContain("the slug must be rates-in-2026-04-01");
  expect(text).toContain("must be after 2026-04-01");
  expect(text).toContain("pune is missing");
});
