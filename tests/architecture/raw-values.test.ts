import { expect, test } from "vitest";
import { projectFiles, readProjectFile } from "../support/project-files.ts";
import { rawValuesInCss } from "./rules/raw-values.ts";

/** These sheets define the tokens, or are loaded without the token sheet. */
const SHEETS_WITHOUT_TOKENS = [
  { file: "src/ui/base/tokens.css", reason: "it defines the tokens" },
  { file: "src/ui/base/fonts.css", reason: "a font face names the weights of its file" },
  { file: "src/services/api-docs/api-docs.css", reason: "served alone, without the token sheet" },
];

const EXCEPTIONS: readonly { file: string; declaration: string; reason: string }[] = [
  {
    file: "src/web/features/embeds/embed-layout.css",
    declaration: "clamp(var(--s4), 4cqi, var(--s6))",
    reason: "an embed measures its frame, and no token can use the units of a container",
  },
  {
    file: "src/web/features/lists/filters/filter-options.css",
    declaration: "clamp(20px, var(--chip-start), 100% - 460px)",
    reason: "keeps the panel under its chip inside the page",
  },
  {
    file: "src/web/features/leads/drawer/lead-drawer.css",
    declaration: "clamp(88px, 18vb, 200px)",
    reason: "the only size that depends on the height of the window",
  },
  {
    file: "src/web/frame/consent/consent.css",
    declaration: "padding-block-end: 200px",
    reason: "the height of the banner, so that it covers nothing at the end of the page",
  },
  {
    file: "src/web/sections/before-after/before-after.css",
    declaration: "clamp(0px, calc(var(--share) * 100% - 24px), 100% - 48px)",
    reason: "keeps the handle inside the photograph",
  },
];

test("style sheets take colours, weights, spaces, fluid sizes and hairlines from tokens", () => {
  const files = projectFiles("src/**/*.css").filter(
    (file) => !SHEETS_WITHOUT_TOKENS.some((sheet) => sheet.file === file),
  );
  const problems = files.flatMap((file) => rawValuesInCss(file, readProjectFile(file)));
  const excuses = ({ file, declaration }: (typeof EXCEPTIONS)[number], problem: string) =>
    problem.startsWith(file) && problem.includes(declaration);
  const rest = problems.filter((problem) => !EXCEPTIONS.some((entry) => excuses(entry, problem)));
  expect(rest).toEqual([]);
  const unused = EXCEPTIONS.filter((entry) => !problems.some((problem) => excuses(entry, problem)));
  expect(unused).toEqual([]);
});

test.each([
  "color: #fff",
  "background: rgb(0 0 0 / 0.5)",
  "font-weight: 600",
  "font: 600 var(--t-17) / 1.4 var(--font-text)",
  "padding-inline: var(--s2) 12px",
  "margin: -8px",
  "gap: 1.5rem",
  "--gap: 20px",
  "inline-size: clamp(20px, 4vw, 60px)",
  "border-block-start: 1px solid var(--line)",
])("reports a raw value: %s", (declaration) => {
  expect(rawValuesInCss("a.css", `.a {\n  ${declaration};\n}`)).toEqual([
    expect.stringContaining("a.css:2: "),
  ]);
});

test.each([
  "color: var(--ink)",
  "font-weight: var(--w-strong)",
  "padding: var(--s2) 0 3px",
  "margin-block-start: calc(-1 * var(--s3))",
  "inline-size: 44px",
  "margin-block-start: calc((1lh - 16px) / 2)",
  "border: var(--hairline)",
  "border: 1px solid var(--edge)",
])("accepts a token or a size: %s", (declaration) => {
  expect(rawValuesInCss("a.css", `/* color: #fff; */ .a { ${declaration}; }`)).toEqual([]);
});
