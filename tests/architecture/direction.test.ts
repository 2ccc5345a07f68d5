import { expect, test } from "vitest";
import { parseModule } from "../support/parse-module.ts";
import { projectFiles, readProjectFile } from "../support/project-files.ts";
import { physicalDirectionsInCss, physicalDirectionsInModule } from "./rules/physical-direction.ts";

/** Physical sides are allowed for drawings that look the same in both directions. */
const SAME_IN_BOTH = [
  {
    file: "src/ui/forms/checkbox.css",
    declaration: "border-width: 0 0 2px 2px",
    reason: "a tick is never mirrored",
  },
];

test("no style sheet names a side of the screen", () => {
  const files = projectFiles("src/**/*.css", "public/**/*.css");
  const problems = files.flatMap((file) => physicalDirectionsInCss(file, readProjectFile(file)));
  const excuses = ({ file, declaration }: (typeof SAME_IN_BOTH)[number], problem: string) =>
    problem.startsWith(file) && problem.includes(declaration);
  const rest = problems.filter((problem) => !SAME_IN_BOTH.some((entry) => excuses(entry, problem)));
  expect(rest).toEqual([]);
  const idle = SAME_IN_BOTH.filter((entry) => !problems.some((problem) => excuses(entry, problem)));
  expect(idle).toEqual([]);
});

test("no view or script names a side of the screen", () => {
  const files = projectFiles("src/{ui,web}/**/*.{ts,tsx}");
  const modules = files.map((file) => parseModule(file, readProjectFile(file)));
  expect(modules.flatMap(physicalDirectionsInModule)).toEqual([]);
});

test.each([
  "margin-left: 4px",
  "padding-right: var(--space-4)",
  "left: 0",
  "right: auto",
  "text-align: left",
  "text-align: right",
  "border-left: 1px solid",
  "border-right-color: red",
  "border-top-left-radius: 4px",
  "float: left",
  "scroll-margin-left: 2px",
  "margin: 1px 2px 3px 4px",
  "padding: 0 var(--a, calc(1px + 2px)) 0 0",
  "transform-origin: left center",
])("reports a physical side in a style sheet: %s", (declaration) => {
  const css = `.a {\n  color: red;\n  ${declaration};\n}`;
  expect(physicalDirectionsInCss("a.css", css)).toEqual([expect.stringContaining("a.css:3: ")]);
});

test.each([
  "margin-inline-start: 4px",
  "inset: 0 1px 2px 3px",
  "inset-inline-end: 0",
  "text-align: start",
  "margin: 1px 2px 3px 2px",
  "--left: 4px",
  "grid-area: left",
])("accepts a logical declaration: %s", (declaration) => {
  expect(physicalDirectionsInCss("a.css", `/* left: 0; */ .left:hover { ${declaration} }`)).toEqual([]);
});

test.each([
  "const a = <div style={{ marginLeft: 4 }} />;",
  'const a = <div style={{ textAlign: "right" }} />;',
  'element.style.left = "4px";',
])("reports a physical side in a view: %s", (source) => {
  expect(physicalDirectionsInModule(parseModule("a.tsx", source))).toEqual([
    expect.stringContaining("a.tsx:1: "),
  ]);
});

test("accepts logical styles in a view", () => {
  const source =
    'const a = <div style={{ marginInlineStart: 4, "--x": 1 }} />; box.left = element.offsetLeft;';
  expect(physicalDirectionsInModule(parseModule("a.tsx", source))).toEqual([]);
});
