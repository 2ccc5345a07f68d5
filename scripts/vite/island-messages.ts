import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type ParseResult, parseSync, Visitor } from "rolldown/utils";
import { mentionedKeys } from "./mentioned-keys.ts";

/** The messages that an island can say: those that it, or a module of ours that it reaches, mentions. */
export function islandMessages<Dictionary extends Readonly<Record<string, string>>>(
  file: string,
  dictionary: Dictionary,
): { messages: Dictionary; files: string[] } {
  const modules = new Map<string, ParseResult["program"]>();
  reach(file, modules);
  const isUsed = mentionedKeys([...modules.values()]);
  return {
    // Of the same type: what is left out is never asked for.
    messages: Object.fromEntries(Object.entries(dictionary).filter(([key]) => isUsed(key))) as Dictionary,
    files: [...modules.keys()],
  };
}

function reach(file: string, reached: Map<string, ParseResult["program"]>): void {
  if (reached.has(file)) return;
  const parsed = parseSync(file, readFileSync(file, "utf8"));
  reached.set(file, parsed.program);
  for (const specifier of importsOf(parsed)) {
    if (/^\..*\.tsx?$/.test(specifier)) reach(resolve(dirname(file), specifier), reached);
  }
}

/** What runs with the module. Types are gone by then. */
function importsOf({ module, program }: ParseResult): string[] {
  const found = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const visitor = new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type === "Literal" && typeof source.value === "string") found.push(source.value);
    },
  });
  visitor.visit(program);
  return [...found, ...exported];
}
