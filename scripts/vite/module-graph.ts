import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type ParseResult, parseSync, Visitor } from "rolldown/utils";

export type ModuleGraph = Map<string, ParseResult["program"]>;

/** A module with all modules that it imports, statically or, with `withLater`, also dynamically. */
export function moduleGraph(
  file: string,
  { withLater, without }: { withLater: boolean; without?: string },
  reached: ModuleGraph = new Map(),
): ModuleGraph {
  if (reached.has(file) || file === without) return reached;
  const parsed = parseSync(file, readFileSync(file, "utf8"));
  reached.set(file, parsed.program);
  const imports = [...importsOf(parsed), ...(withLater ? laterImportsOf(parsed) : [])];
  for (const specifier of imports)
    if (/^\..*\.tsx?$/.test(specifier))
      moduleGraph(resolve(dirname(file), specifier), { withLater, without }, reached);
  return reached;
}

/** The imports that exist at run time; type imports are erased. */
function importsOf({ module }: ParseResult): string[] {
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  return [...imported, ...passedOn];
}

function laterImportsOf({ program }: ParseResult): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type === "Literal" && typeof source.value === "string") found.push(source.value);
    },
  });
  visitor.visit(program);
  return found;
}
