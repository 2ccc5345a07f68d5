import { expect, test } from "vitest";
import { parseModule } from "../support/parse-module.ts";
import { projectFiles, readProjectFile } from "../support/project-files.ts";
import {
  badName,
  consoleCalls,
  FULLEST_FOLDER,
  fullFolders,
  impatience,
  LONGEST_FILE,
  tooLong,
  unfinishedWork,
  untypedValues,
} from "./rules/file-rules.ts";

/** These programs write to the terminal for a person, not to the log. */
const SPEAKS_TO_A_PERSON = [
  "src/server/main.ts",
  "src/server/run-site.ts",
  "src/server/commands/backends-command.ts",
  "src/server/commands/content-command.ts",
  "src/server/commands/database-command.ts",
  "src/server/commands/leads-command.ts",
  "src/server/commands/project-command.ts",
  "src/server/commands/tickets-command.ts",
  "src/server/commands/staff-command.ts",
  "src/server/commands/rates-command.ts",
  "src/server/dev.ts",
];

/** These file names are given by others and cannot be changed. */
const GIVEN_NAMES = ["src/ui/base/fonts/OFL.txt", "src/services/images/fonts/OFL.txt"];

const texts = projectFiles("{src,scripts,tests}/**/*.{ts,tsx,mjs,css}", "*.config.ts");
const modules = texts
  .filter((file) => !file.endsWith(".css"))
  .map((file) => parseModule(file, readProjectFile(file)));

test(`no file is longer than ${LONGEST_FILE} lines`, () => {
  expect(texts.flatMap((file) => tooLong(file, readProjectFile(file)))).toEqual([]);
});

test(`no folder has more than ${FULLEST_FOLDER} files directly in it`, () => {
  expect(fullFolders(projectFiles("src/**"))).toEqual([]);
});

test("file names are lower case with hyphens, and no file is called index", () => {
  const files = projectFiles("{src,scripts,tests,messages,public}/**");
  expect(files.filter((file) => !GIVEN_NAMES.includes(file)).flatMap(badName)).toEqual([]);
});

test("no code contains a note for later work or an untyped value", () => {
  expect(modules.flatMap(unfinishedWork)).toEqual([]);
  expect(modules.flatMap(untypedValues)).toEqual([]);
});

test("the site writes to its log, not to the console", () => {
  const own = modules.filter(({ file }) => file.startsWith("src/") && !SPEAKS_TO_A_PERSON.includes(file));
  expect(own.flatMap(consoleCalls)).toEqual([]);
});

test("tests wait for events instead of fixed times, so that they also pass on a busy machine", () => {
  const tests = modules.filter(({ file }) => file.startsWith("tests/") || file.includes(".test."));
  expect(tests.flatMap(impatience)).toEqual([]);
});

test("reports a violation of each rule", () => {
  const long = Array.from({ length: LONGEST_FILE + 1 }, () => "x").join("\n");
  expect(tooLong("a.ts", long)).toEqual([expect.stringContaining("a.ts:350: 351 lines")]);
  expect(tooLong("a.ts", long.slice(2))).toEqual([]);
  const many = Array.from({ length: FULLEST_FOLDER }, (_, index) => `src/ui/${index}.ts`);
  expect(fullFolders([...many, "src/ui/a.test.ts", "src/ui/forms/a.ts", "src/a.ts"])).toEqual([]);
  expect(fullFolders([...many, "src/ui/a.ts"])).toEqual([expect.stringContaining("src/ui: 26 files")]);
  for (const name of ["src/FooBar.ts", "src/fooBar.tsx", "src/foo bar.css", "src/ui/index.ts"]) {
    expect(badName(name)).toHaveLength(1);
  }
  for (const name of ["src/entry.client.ts", "src/foo-bar.test.ts", "migrations/0001-documents.ts"]) {
    expect(badName(name)).toEqual([]);
  }
  const sins = parseModule(
    "a.ts",
    "// TODO later\nconst a: any = 1;\nconsole.log(a);\nconst text = 'any TODO';",
  );
  expect(unfinishedWork(sins)).toEqual([expect.stringContaining("a.ts:1: ")]);
  expect(untypedValues(sins)).toEqual([expect.stringContaining("a.ts:2: ")]);
  expect(consoleCalls(sins)).toEqual([expect.stringContaining("a.ts:3: ")]);
  const hasty = parseModule(
    "a.ts",
    "page.waitForTimeout(5);\npage.locator('a').check({ force: true });\nvi.waitFor(check);\nrmSync(a, { force: true });",
  );
  expect(impatience(hasty).map((fault) => fault.split(" ")[0])).toEqual(["a.ts:1:", "a.ts:2:", "a.ts:3:"]);
});
