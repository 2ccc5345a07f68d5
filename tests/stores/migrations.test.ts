import { sql } from "kysely";
import { expect, test } from "vitest";
import { TABLES } from "../../src/platform/database/carried-tables.ts";
import { migrationNames } from "../../src/platform/database/migrations/all-migrations.ts";
import { eachEngine } from "./each-engine.ts";

eachEngine("migrations", ({ engine, newPlace, open }) => {
  test("run once, and then have nothing to do", async () => {
    const database = await open(await newPlace());
    expect(await database.pendingMigrations()).toEqual(migrationNames());
    expect(await database.migrate()).toEqual(migrationNames());
    expect(await database.pendingMigrations()).toEqual([]);
    expect(await database.migrate()).toEqual([]);
  });

  test("make every column that the schema names", async () => {
    const database = await open(await newPlace());
    await database.migrate();
    const tables = await database.db.introspection.getTables();
    for (const [name, { columns }] of Object.entries(TABLES)) {
      const table = tables.find((candidate) => candidate.name === name);
      const found = table?.columns.map((column) => column.name);
      expect(found, name).toEqual(expect.arrayContaining([...columns]));
    }
  });

  test.runIf(engine === "postgres")("several processes may start them at once", async () => {
    const place = await newPlace();
    const processes = await Promise.all([1, 2, 3, 4].map(() => open(place)));
    const ran = await Promise.all(processes.map((database) => database.migrate()));
    expect(ran.flat().toSorted()).toEqual(migrationNames());
  });

  test("a database of a newer version is refused in words", async () => {
    const database = await open(await newPlace());
    await database.migrate();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2999-01-01')`.execute(
      database.db,
    );
    await expect(database.migrate()).rejects.toThrow(/last used by another version of Atrium/);
  });
});
