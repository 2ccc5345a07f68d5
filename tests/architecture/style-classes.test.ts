import { expect, test } from "vitest";
import { projectFiles, readProjectFile } from "../support/project-files.ts";

/** Classes on elements that a library creates. */
const OF_LIBRARIES = [/^maplibregl-/, /^grecaptcha-/];
/** "stack--fields", "gap-2", "align-start": without a rule for its modifier, a layout silently keeps its default. */
const LAYOUT_MODIFIER =
  /^(?:(?:split|columns|beside|stack|row|line)--|(?:gap|align|above|below|pad|text|rule)-)[\w-]+$/;

const sheets = projectFiles("src/{ui,web}/**/*.css").map(readProjectFile);
const modules = projectFiles("src/**/*.{ts,tsx}").map(readProjectFile);
const classes = new Set(sheets.flatMap(classesIn));

test("every class of a style sheet is used on an element", () => {
  const source = modules.join("\n");
  const words = new Set(source.match(/[\w-]+/g));
  const prefixes = [...source.matchAll(/([\w-]+(?:-|__))\$\{/g)].map(([, prefix = ""]) => prefix);
  const isNamed = (name: string) => words.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const unused = [...classes].filter((name) => !isNamed(name) && !OF_LIBRARIES.some((own) => own.test(name)));
  expect(unused).toEqual([]);
});

test("every layout modifier in a view has a rule", () => {
  const names = modules.flatMap((source) =>
    [...source.matchAll(/className="([^"]*)"/g)].flatMap(([, value = ""]) => value.split(/\s+/)),
  );
  expect(names.length).toBeGreaterThan(1000);
  const missing = names.filter((name) => LAYOUT_MODIFIER.test(name) && !classes.has(name));
  expect([...new Set(missing)]).toEqual([]);
});

function classesIn(css: string): string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const selectors = [...text.matchAll(/([^{};]+)\{/g)].filter(([, prelude = ""]) => !prelude.includes("@"));
  return selectors.flatMap(([, prelude = ""]) =>
    [...prelude.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = ""]) => name),
  );
}
