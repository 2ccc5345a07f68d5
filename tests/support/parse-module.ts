import { type ParseResult, parseSync, Visitor } from "rolldown/utils";
import { lineOf } from "./project-files.ts";

export interface ModuleImport {
  specifier: string;
  /** The imported names; "*" for the whole module. */
  names: string[];
  line: number;
}

export interface ModuleExport {
  name: string;
  isType: boolean;
  line: number;
}

export interface ParsedModule {
  file: string;
  source: string;
  program: ParseResult["program"];
  comments: { text: string; line: number }[];
  imports: ModuleImport[];
  exports: ModuleExport[];
}

/** A TypeScript or JavaScript file with its imports and exports. Types count like values. */
export function parseModule(file: string, source: string): ParsedModule {
  const parsed = parseSync(file, source);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file} cannot be read: ${error.message}`);
  const line = (offset: number) => lineOf(source, offset);
  return {
    file,
    source,
    program: parsed.program,
    comments: parsed.comments.map(({ value, start }) => ({ text: value, line: line(start) })),
    imports: [...staticImports(parsed, line), ...reExports(parsed, line), ...dynamicImports(parsed, line)],
    exports: exportsOf(parsed, line),
  };
}

type Line = (offset: number) => number;

function staticImports({ module }: ParseResult, line: Line): ModuleImport[] {
  return module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    names: entries.map(({ importName }) =>
      importName.kind === "Name" ? (importName.name ?? "") : importName.kind === "Default" ? "default" : "*",
    ),
    line: line(start),
  }));
}

function reExports({ module }: ParseResult, line: Line): ModuleImport[] {
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  return entries.flatMap(({ moduleRequest, importName, start }) =>
    moduleRequest
      ? [{ specifier: moduleRequest.value, names: [importName.name ?? "*"], line: line(start) }]
      : [],
  );
}

function dynamicImports({ program }: ParseResult, line: Line): ModuleImport[] {
  const found: ModuleImport[] = [];
  const visitor = new Visitor({
    ImportExpression: ({ source, start }) => {
      if (source.type === "Literal" && typeof source.value === "string") {
        found.push({ specifier: source.value, names: ["*"], line: line(start) });
      }
    },
  });
  visitor.visit(program);
  return found;
}

function exportsOf({ module }: ParseResult, line: Line): ModuleExport[] {
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  return entries.flatMap(({ exportName, isType, start }) => {
    const name = exportName.kind === "Default" ? "default" : exportName.name;
    return name ? [{ name, isType, line: line(start) }] : [];
  });
}
