import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrationNames } from "../../src/platform/database/migrate.ts";
import { exportDatabase } from "../../src/platform/database/moving/export-database.ts";
import { carriedTables } from "../../src/platform/database/moving/table-rows.ts";
import { eachEngine } from "./each-engine.ts";

eachEngine("migrations", ({ engine, newDatabaseOptions, open }) => {
  test("run once, and then have nothing to do", async () => {
    const database = await open(await newDatabaseOptions());
    expect(await database.pendingMigrations()).toEqual(migrationNames(database.tables));
    expect(await database.migrate()).toEqual(migrationNames(database.tables));
    expect(await database.pendingMigrations()).toEqual([]);
    expect(await database.migrate()).toEqual([]);
  });

  test("give every table in an export a key in its first column", async () => {
    const database = await open(await newDatabaseOptions());
    await database.migrate();
    const tables = await carriedTables(database);
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(["documents", "jobs", "leads"]));
    for (const { name, key } of tables) {
      const { rows } =
        engine === "sqlite"
          ? await sql`select name from pragma_table_info(${name}) where pk > 0`.execute(database.db)
          : await sql`
              select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
              where indrelid = ${name}::regclass and indisprimary
            `.execute(database.db);
      expect(rows, name).toEqual([{ name: key }]);
    }
  });

  test.runIf(engine === "postgres")("several processes may run them concurrently", async () => {
    const databaseOptions = await newDatabaseOptions();
    const processes = await Promise.all([1, 2, 3, 4].map(() => open(databaseOptions)));
    const ran = await Promise.all(processes.map((database) => database.migrate()));
    expect(ran.flat().toSorted()).toEqual(processes[0] && migrationNames(processes[0].tables));
  });

  test("a database of a newer release is used, unless that release removed what this one needs", async () => {
    const database = await open(await newDatabaseOptions());
    await database.migrate();
    const run = (name: string) =>
      sql`insert into kysely_migration (name, timestamp) values (${name}, '2999-01-01')`.execute(database.db);
    await run("9990-later");
    await run("9991-remove-after-0028");
    expect(await database.migrate()).toEqual([]);
    expect(await database.pendingMigrations()).toEqual([]);
    expect(await database.newerMigrations()).toEqual(["9990-later", "9991-remove-after-0028"]);
    await run("9992-remove-after-9990");
    await expect(database.migrate()).rejects.toThrow(/^A newer release of Atrium .*9992-remove-after-9990/);
  });

  test("a database of a newer release is not exported, because its columns are not all known", async () => {
    const database = await open(await newDatabaseOptions());
    await database.migrate();
    await sql`insert into kysely_migration (name, timestamp) values ('9990-later', '2999-01-01')`.execute(
      database.db,
    );
    await expect(exportDatabase(database).next()).rejects.toThrow(/newer release of Atrium \(9990-later\)/);
  });
});
