import { posix } from "node:path";
import { Visitor } from "rolldown/utils";
import type { ParsedModule } from "../../support/parse-module.ts";
import { isTestFile, lineOf } from "../../support/project-files.ts";

export const LONGEST_FILE = 350;

export function tooLong(file: string, source: string): string[] {
  const lines = source.trimEnd().split("\n").length;
  return lines > LONGEST_FILE
    ? [
        `${file}:${LONGEST_FILE}: ${lines} lines; find a second subject in the file, and move it to another file`,
      ]
    : [];
}

export const FULLEST_FOLDER = 25;

/** Test files do not count, because they are beside the files that they test. */
export function fullFolders(files: readonly string[]): string[] {
  const folders = Map.groupBy(
    files.filter((file) => !isTestFile(file)),
    (file) => posix.dirname(file),
  );
  return [...folders].flatMap(([folder, { length }]) =>
    length > FULLEST_FOLDER
      ? [`${folder}: ${length} files; move the files of one subject into a separate folder`]
      : [],
  );
}

export function badName(file: string): string[] {
  const name = posix.basename(file);
  if (name === "README.md") return [];
  if (/^index\.\w+$/.test(name)) return [`${file}:1: no index files; name the file after its content`];
  return /^\.?[a-z0-9_]+(?:[-.][a-z0-9_]+)*$/.test(name)
    ? []
    : [`${file}:1: write the name in lower case with hyphens`];
}

export function unfinishedWork({ file, comments }: ParsedModule): string[] {
  return comments
    .filter(({ text }) => /\b(?:TODO|FIXME|XXX|HACK)\b/.test(text))
    .map(({ text, line }) => `${file}:${line}: "${text.trim()}": do it now, or create an issue`);
}

export function untypedValues({ file, source, program }: ParsedModule): string[] {
  const problems: string[] = [];
  const visitor = new Visitor({
    TSAnyKeyword: ({ start }) => {
      problems.push(`${file}:${lineOf(source, start)}: "any"; use unknown and parse it, or name its type`);
    },
  });
  visitor.visit(program);
  return problems;
}

export function consoleCalls({ file, source, program }: ParsedModule): string[] {
  const problems: string[] = [];
  const visitor = new Visitor({
    MemberExpression: ({ object, start }) => {
      if (object.type !== "Identifier" || object.name !== "console") return;
      problems.push(`${file}:${lineOf(source, start)}: console; use the log that is passed in`);
    },
  });
  visitor.visit(program);
  return problems;
}

/**
 * A test must wait for an event, not for a fixed time, and must not force an action that the browser would refuse to
 * a visitor.
 */
export function impatience({ file, source, program }: ParsedModule): string[] {
  const problems: string[] = [];
  const visitor = new Visitor({
    CallExpression: ({ callee, arguments: given, start }) => {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      const { object, property } = callee;
      const tell = (fault: string) => problems.push(`${file}:${lineOf(source, start)}: ${fault}`);
      const options = given.map((argument) => source.slice(argument.start, argument.end));
      if (property.name === "waitForTimeout") tell("a pause; wait for the expected event");
      if (options.some((option) => /^\{[^()]*\bforce: true\b/.test(option)))
        tell("force; act like a visitor, when the element has stopped moving");
      const isVitests = object.type === "Identifier" && object.name === "vi";
      if (isVitests && property.name === "waitFor" && options[1] !== "PATIENT")
        tell("vi.waitFor gives up after a second; pass PATIENT");
    },
  });
  visitor.visit(program);
  return problems;
}
