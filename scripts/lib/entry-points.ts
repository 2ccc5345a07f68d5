import { posix } from "node:path";
import { type ParseResult, parseSync, Visitor } from "rolldown/utils";
import { testsIn } from "./test-titles.ts";

/**
 * The entry points by which a test uses the product: the site, a backend, a command, a rendered component or a
 * browser.
 */
const DOORS: { module: RegExp; name: RegExp }[] = [
  { module: /^src\/server\/(open-site|create-app)\.ts$/, name: /^(openSite|createApp)$/ },
  { module: /^src\/services\/embedded-backends\.ts$/, name: /^createEmbeddedBackends$/ },
  { module: /^src\/services\/(leads\/leads|.+-app)\.ts$/, name: /^create/ },
  { module: /^src\/server\/commands\/.+-command\.ts$/, name: /^run\w+Command$/ },
  // Pages call a backend only through this function.
  { module: /^src\/contracts\/create-caller\.ts$/, name: /^createCaller$/ },
  { module: /^node:child_process$/, name: /./ },
  { module: /^react-dom\/(server|client)$/, name: /./ },
  { module: /^@playwright\/test$/, name: /^test$/ },
];

/** Test helpers are followed. The product's own modules are not, because calling them is not a request. */
const HELPERS = /^tests\/|\.(test|spec|fixture)\.tsx?$/;

type Read = (file: string) => string;

/** The titles of the tests in a file that use an entry point of the product, directly or through a helper. */
export function provedTitles(file: string, read: Read, known: Known = new Map()): string[] {
  const { names, identifiers } = doorsIn(file, read, known);
  const uses = identifiers.filter(({ name }) => names.has(name));
  return testsIn(file, read(file))
    .filter((test) => uses.some(({ at }) => isWithin(test, at)))
    .map(({ title }) => title);
}

/** Files that were analysed already, because several tests share their helpers. */
export type Known = Map<string, FileDoors>;

interface FileDoors {
  /** Names in this file that lead to an entry point. */
  names: Set<string>;
  identifiers: { name: string; at: number }[];
}

function doorsIn(file: string, read: Read, known: Known): FileDoors {
  const before = known.get(file);
  if (before) return before;
  const parsed = parseSync(file, read(file));
  const found: FileDoors = { names: new Set(), identifiers: identifiersOf(parsed) };
  known.set(file, found);
  for (const { local, name, module } of importsOf(parsed, file))
    if (isDoor(module, name) || (HELPERS.test(module) && doorsIn(module, read, known).names.has(name)))
      found.names.add(local);
  spread(found, bindingsOf(parsed, found, testsIn(file, read(file))));
  return found;
}

function isDoor(module: string, name: string): boolean {
  return DOORS.some((door) => door.module.test(module) && door.name.test(name));
}

interface Span {
  start: number;
  end: number;
}

interface Binding {
  name: string;
  made: Span;
}

/** Adds each name whose definition mentions a name that leads to an entry point, until no more are found. */
function spread({ names, identifiers }: FileDoors, bindings: readonly Binding[]): void {
  for (let size = -1; size < names.size; ) {
    size = names.size;
    const uses = identifiers.filter(({ name }) => names.has(name));
    for (const { name, made } of bindings) if (uses.some(({ at }) => isWithin(made, at))) names.add(name);
  }
}

function importsOf({ module }: ParseResult, file: string): { local: string; name: string; module: string }[] {
  return module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const { value } = moduleRequest;
    const target = value.startsWith(".") ? posix.join(posix.dirname(file), value) : value;
    return entries
      .filter(({ isType }) => !isType)
      .map(({ localName, importName }) => ({
        local: localName.value,
        name: importName.name ?? "default",
        module: target,
      }));
  });
}

/** Identifiers in use; property names (`.name` and `name:`) do not count. */
function identifiersOf({ program }: ParseResult): FileDoors["identifiers"] {
  const found: FileDoors["identifiers"] = [];
  const passedOver = new Set<number>();
  new Visitor({
    MemberExpression: ({ computed, property }) => void (computed || passedOver.add(property.start)),
    Property: ({ shorthand, computed, key }) => void (shorthand || computed || passedOver.add(key.start)),
    Identifier: ({ name, start }) => void found.push({ name, at: start }),
  }).visit(program);
  return found.filter(({ at }) => !passedOver.has(at));
}

/**
 * Constants, functions, and variables that are assigned later, such as in beforeAll. Bindings inside a test are
 * ignored.
 */
function bindingsOf({ program }: ParseResult, { identifiers }: FileDoors, tests: readonly Span[]): Binding[] {
  const found: Binding[] = [];
  const add = (target: Span, made: Span) => {
    if (tests.some((test) => isWithin(test, target.start))) return;
    for (const { name, at } of identifiers) if (isWithin(target, at)) found.push({ name, made });
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => void (init && add(id, init)),
    FunctionDeclaration: (node) => void (node.id && add(node.id, node)),
    AssignmentExpression: ({ left, right }) => add(left, right),
  }).visit(program);
  return found;
}

function isWithin({ start, end }: Span, at: number): boolean {
  return at >= start && at < end;
}
