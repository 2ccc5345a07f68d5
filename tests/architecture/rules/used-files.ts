import { posix } from "node:path";
import { Visitor } from "rolldown/utils";
import type { ParsedModule } from "../../support/parse-module.ts";

export interface SourceFile {
  path: string;
  /** Undefined for files that are not text, such as fonts. */
  text: string | undefined;
  module: ParsedModule | undefined;
}

/**
 * Reports files that cannot be reached from the entry points by import, by url() or @import, or by a string that
 * contains their path.
 */
export function unusedFiles(files: readonly SourceFile[], entryPoints: readonly string[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const waiting = entryPoints.filter((path) => byPath.has(path));
  const reached = new Set(waiting);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const target of referencesOf(byPath.get(path), byPath)) {
      if (reached.has(target)) continue;
      reached.add(target);
      waiting.push(target);
    }
  }
  return files
    .filter(({ path }) => !reached.has(path))
    .map(({ path }) => `${path}:1: nothing uses this file; delete it, or import it where it is needed`);
}

/** Reports entry points that no longer exist, so that the list stays current. */
export function missingEntryPoints(files: readonly SourceFile[], entryPoints: readonly string[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return entryPoints.filter((path) => !paths.has(path));
}

function referencesOf(file: SourceFile | undefined, files: ReadonlyMap<string, SourceFile>): string[] {
  if (file?.module) return moduleReferences(file.module, files);
  if (file?.text === undefined) return [];
  const texts = file.path.endsWith(".css") ? cssReferences(file.text) : wordsOf(file.text);
  return texts.flatMap((text) => resolvePath(file.path, text, files));
}

function moduleReferences(module: ParsedModule, files: ReadonlyMap<string, SourceFile>): string[] {
  const found = module.imports.flatMap(({ specifier }) => resolvePath(module.file, specifier, files));
  const visitor = new Visitor({
    Literal: ({ value }) => {
      if (typeof value === "string") found.push(...resolvePath(module.file, value, files));
    },
    JSXText: () => {},
    TemplateLiteral: ({ quasis }) => {
      found.push(
        ...resolvePattern(
          module.file,
          quasis.map(({ value }) => value.raw),
          files,
        ),
      );
    },
  });
  visitor.visit(module.program);
  return found;
}

function cssReferences(css: string): string[] {
  const references = css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']/g);
  return [...references].map((match) => match[1] ?? match[2] ?? "");
}

function wordsOf(text: string): string[] {
  return text.split(/["'`()\s]+/);
}

/** The files that a written path can refer to: relative to the file, the project, the web app or the public folder. */
function placesOf(file: string, text: string): string[] {
  const path = text.split(/[?#]/)[0] ?? "";
  if (path.startsWith("/")) return [`public${path}`, path.slice(1)];
  return [posix.join(posix.dirname(file), path), posix.join("src/web", path), posix.normalize(path)];
}

function resolvePath(file: string, text: string, files: ReadonlyMap<string, SourceFile>): string[] {
  if (!text.includes(".")) return [];
  if (text.includes("*")) return resolvePattern(file, text.split(/\*+\/?\*?/), files);
  return placesOf(file, text).filter((place) => files.has(place));
}

/** A path with a part that is filled in at run time, like /share/default-${region}.jpg. */
function resolvePattern(file: string, parts: string[], files: ReadonlyMap<string, SourceFile>): string[] {
  const [first = ""] = parts;
  if (!/[\w-]*\//.test(first) || !parts.at(-1)?.includes(".")) return [];
  const rest = parts.slice(1).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const patterns = placesOf(file, first).map(
    (place) => new RegExp(`^${place.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}.*${rest.join(".*")}$`),
  );
  return [...files.keys()].filter((path) => patterns.some((pattern) => pattern.test(path)));
}
