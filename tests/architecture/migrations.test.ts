import { expect, test } from "vitest";
import type { Engine } from "../../src/platform/database/database.ts";
import { PLATFORM_MIGRATIONS } from "../../src/platform/database/platform-migrations.ts";
import { SERVICE_MIGRATIONS } from "../../src/services/migrations.ts";

/** Migrations until this one were released before the rule. */
const BEFORE_THE_RULE = "0028";
const ENGINES: readonly Engine[] = ["sqlite", "postgres"];
const AFTER = /-after-(\d{4})$/;

const migrations = Object.entries({ ...PLATFORM_MIGRATIONS, ...SERVICE_MIGRATIONS }).toSorted(
  ([one], [other]) => (one < other ? -1 : 1),
);
const numberOf = (name: string) => name.slice(0, 4);

test("a migration changes nothing that the former release uses; see decision 60", () => {
  const found = migrations
    .filter(([name]) => numberOf(name) > BEFORE_THE_RULE && !AFTER.test(name))
    .flatMap(([name, written]) =>
      ENGINES.flatMap((engine) =>
        removals(typeof written === "string" ? written : written(engine)).map((part) => `${name}: ${part}`),
      ),
    );
  expect(found).toEqual([]);
});

test("migrations have numbers of their own, and one that removes something names an earlier one", () => {
  const numbers = migrations.map(([name]) => numberOf(name));
  expect(numbers).toEqual([...new Set(numbers)]);
  for (const [name] of migrations) {
    expect(name).toMatch(/^\d{4}-[a-z-]+/);
    const after = AFTER.exec(name)?.[1];
    if (after) expect(numbers.slice(0, numbers.indexOf(numberOf(name)))).toContain(after);
  }
});

test("reports what breaks the former release, except in a table of the same migration", () => {
  expect(
    removals(`
      create table notes (id text primary key not null, "text" text not null) strict;
      create unique index notes_once on notes ("text");
      alter table notes add column size bigint not null;
      alter table leads add column note text;
      alter table leads add column tries bigint default 0 not null;
      create index leads_by_note on leads (note);
      drop index leads_by_time;
      update leads set note = 'drop table';
    `),
  ).toEqual([]);
  const breaking = [
    "drop table leads",
    "alter table leads drop column phone",
    "alter table leads rename to requests",
    "alter table leads rename column phone to number",
    "alter table leads add column size bigint not null",
    "alter table leads alter column phone type bigint",
    "alter table leads alter column email set not null",
    "alter table leads add constraint once unique (phone)",
    "create unique index leads_once on leads (phone)",
  ];
  expect(removals(breaking.join(";\n"))).toEqual(breaking);
});

/** The statements after which the former release could not read or write a table. */
function removals(statements: string): string[] {
  const parts = statements
    .replaceAll(/--.*$/gm, "")
    .split(";")
    .map((part) => part.replaceAll(/\s+/g, " ").trim());
  const created = parts.flatMap((part) => /^create (?:unlogged )?table (\w+)/.exec(part)?.[1] ?? []);
  return parts.filter((part) => {
    const table = /^(?:alter table|create unique index \w+ on|drop table(?: if exists)?) (\w+)/.exec(
      part,
    )?.[1];
    if (!table || created.includes(table)) return false;
    if (/^(?:drop table|create unique index)/.test(part)) return true;
    return (
      / rename | drop (?!default)| alter column \w+ (?:set not null|type )| add constraint /.test(part) ||
      isUnfilled(part)
    );
  });
}

function isUnfilled(part: string): boolean {
  return part
    .split(/ add column /)
    .slice(1)
    .some((column) => column.includes("not null") && !column.includes(" default "));
}
