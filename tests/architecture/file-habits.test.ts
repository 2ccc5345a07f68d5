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
} from "./rules/file-habits.ts";

/** Programs that speak to the person at the terminal, not to a log. */
const SPEAKS_TO_A_PERSON = [
  "src/server/main.ts",
  "src/server/run-site.ts",
  "src/server/commands/backends-command.ts",
  "src/server/commands/content-command.ts",
  "src/server/commands/database-command.ts",
  "src/server/commands/leads-command.ts",
  "src/server/commands/project-command.ts",
  "src/server/commands/tickets-command.ts",
  "src/server/commands/rates-command.ts",
  "src/server/dev.ts",
];

/** Names that are not ours to choose. */
const GIVEN_NAMES = ["src/ui/base/fonts/OFL.txt", "src/services/images/fonts/OFL.txt"];

const texts = projectFiles("{src,scripts,tests}/**/*.{ts,tsx,mjs,css}", "*.config.ts");
const modules = texts
  .filter((file) => !file.endsWith(".css"))
  .map((file) => parseModule(file, readProjectFile(file)));

test(`no file is longer than ${LONGEST_FILE} lines`, () => {
  expect(texts.flatMap((file) => tooLong(file, readProjectFile(file)))).toEqual([]);
});

test(`no folder has more than ${FULLEST_FOLDER} files of its own`, () => {
  expect(fullFolders(projectFiles("src/**"))).toEqual([]);
});

test("files are named in lower case with hyphens, and none is called index", () => {
  const files = projectFiles("{src,scripts,tests,messages,public}/**");
  expect(files.filter((file) => !GIVEN_NAMES.includes(file)).flatMap(badName)).toEqual([]);
});

test("no work is left for later, and nothing is untyped", () => {
  expect(modules.flatMap(unfinishedWork)).toEqual([]);
  expect(modules.flatMap(untypedValues)).toEqual([]);
});

test("the site writes to its log, not to the console", () => {
  const own = modules.filter(({ file }) => file.startsWith("src/") && !SPEAKS_TO_A_PERSON.includes(file));
  expect(own.flatMap(consoleCalls)).toEqual([]);
});

test("no test is in a hurry: a machine with other work passes it too", () => {
  const tests = modules.filter(({ file }) => file.startsWith("tests/") || file.includes(".test."));
  expect(tests.flatMap(impatience)).toEqual([]);
});

test("each habit can be broken", () => {
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
