import { posix } from "node:path";
import type { ParsedModule } from "../../support/parse-module.ts";

/**
 * Reports exported values that no other file imports. Types are not reported, because they may describe an exported
 * value.
 */
export function unusedExports(
  modules: readonly ParsedModule[],
  isTakenElsewhere: (file: string, name: string) => boolean,
): string[] {
  const taken = new Map<string, Set<string>>();
  for (const { file, imports } of modules) {
    for (const { specifier, names } of imports) {
      if (!specifier.startsWith(".")) continue;
      const target = posix.join(posix.dirname(file), specifier.split("?")[0] ?? "");
      const known = taken.get(target) ?? new Set();
      for (const name of names) known.add(name);
      taken.set(target, known);
    }
  }
  return modules.flatMap(({ file, exports }) => {
    const names = taken.get(file);
    if (names?.has("*")) return [];
    return exports
      .filter(({ name, isType }) => !isType && !names?.has(name) && !isTakenElsewhere(file, name))
      .map(({ name, line }) => `${file}:${line}: no other file uses "${name}"; drop "export", or delete it`);
  });
}
