import { posix } from "node:path";
import type { ParsedModule } from "../../support/parse-module.ts";

/** Reports each import cycle once, starting with its first file. Type imports count as imports. */
export function importCycles(modules: readonly ParsedModule[]): string[] {
  const targets = withoutLoose(new Map(modules.map((module) => [module.file, targetsOf(module)])));
  const circles = [...targets.keys()].map((file) => fromItsFirst(shortestCircle(file, targets)));
  const once = new Map(circles.map((circle) => [circle.join(), circle]));
  return [...once.values()]
    .filter((circle) => circle.length > 0)
    .map(
      ([first, ...rest]) =>
        `${first}:1: imports itself through ${[...rest, first].join(", ")}; move the shared code into a separate file`,
    )
    .sort();
}

type Targets = Map<string, string[]>;

function targetsOf({ file, imports }: ParsedModule): string[] {
  const relative = imports.filter(({ specifier }) => specifier.startsWith("."));
  return relative.map(({ specifier }) => posix.join(posix.dirname(file), specifier));
}

/** Removes files without imports repeatedly, until every remaining file is in a cycle or leads to one. */
function withoutLoose(targets: Targets): Targets {
  const kept = [...targets].map(([file, list]): [string, string[]] => [
    file,
    list.filter((target) => targets.has(target)),
  ]);
  const bound = kept.filter(([, list]) => list.length > 0);
  return bound.length === targets.size ? new Map(bound) : withoutLoose(new Map(bound));
}

function shortestCircle(start: string, targets: Targets): string[] {
  const paths = [[start]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const target of targets.get(path.at(-1) ?? "") ?? []) {
      if (target === start) return path;
      if (seen.has(target)) continue;
      seen.add(target);
      paths.push([...path, target]);
    }
  }
  return [];
}

function fromItsFirst(circle: string[]): string[] {
  const start = circle.indexOf([...circle].sort()[0] ?? "");
  return [...circle.slice(start), ...circle.slice(0, start)];
}
