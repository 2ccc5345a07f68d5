import { Visitor } from "rolldown/utils";
import { expect, test } from "vitest";
import { SERVICE_MIGRATIONS } from "../../src/services/migrations.ts";
import { type ParsedModule, parseModule } from "../support/parse-module.ts";
import { projectFiles, readProjectFile } from "../support/project-files.ts";

const TABLES = [...JSON.stringify(SERVICE_MIGRATIONS).matchAll(/(?:create table|rename to) (\w+)/g)].map(
  ([, name]) => name,
);
const DOMAIN = /^(lead|wishlist|project|estimate|ticket|customer|referral|kitchen|interior|career)s?$/i;

test("the platform contains no name of a service", () => {
  const files = projectFiles("src/platform/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  expect(files.flatMap((file) => domainNames(parseModule(file, readProjectFile(file))))).toEqual([]);
});

test("reports the name of a service", () => {
  const source =
    'const leadLimit = 3; db.selectFrom("boards"); sql`from visit_bookings`; say("Leads are kept.");';
  expect(domainNames(parseModule("a.ts", source))).toEqual([
    "a.ts: leadLimit",
    "a.ts: boards",
    "a.ts: visit_bookings",
  ]);
});

/**
 * Returns domain identifiers and service tables that a module mentions. Sentences for the operator may mention leads.
 */
function domainNames({ file, program }: ParsedModule): string[] {
  const found: string[] = [];
  const findTables = (text: string, tables: readonly (string | undefined)[]) =>
    found.push(...tables.flatMap((table) => (table && text.split(/\W+/).includes(table) ? [table] : [])));
  new Visitor({
    Identifier: ({ name }) =>
      void (name.split(/(?=[A-Z])|_/).some((word) => DOMAIN.test(word)) && found.push(name)),
    Literal: ({ value }) => void findTables(String(value), TABLES.includes(String(value)) ? TABLES : []),
    TemplateElement: ({ value }) =>
      void findTables(value.raw, /\b(from|into|update|table)\b/.test(value.raw) ? TABLES : []),
  }).visit(program);
  return found.map((name) => `${file}: ${name}`);
}
