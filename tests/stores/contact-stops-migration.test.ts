import { expect, test } from "vitest";
import { migrationsFor } from "../../src/platform/database/migrate.ts";
import { eachEngine } from "./each-engine.ts";

const PACT = {
  customer_id: "asha",
  channel: "call",
  hours: "any",
  language: "en",
  frequency: "as-needed",
  designer: "any",
  stop_scope: null,
  updated_at: "2026-11-01T00:00:00.000Z",
};

eachEngine("the migration of stops", ({ engine, newDatabase }) => {
  test("a stop for a whole number stays one, and no other stop becomes one", async () => {
    const { db, tables } = await newDatabase();
    const stopped_at = "2026-11-02T00:00:00.000Z";
    await db
      .insertInto("contact_pacts")
      .values([
        { ...PACT, lead_id: "stopped", stopped_at },
        { ...PACT, lead_id: "open", stopped_at: null },
      ])
      .execute();
    for (const table of ["contact_stops", "stop_requests", "spent_links", "mailbox_letters"])
      await db.schema.dropTable(table).execute();
    await db.schema.alterTable("contact_pacts").dropColumn("stop_scope").execute();

    await migrationsFor(engine, tables)["0011-contact-stops"]?.up(db);
    const pacts = await db
      .selectFrom("contact_pacts")
      .select(["lead_id", "stopped_at", "stop_scope"])
      .orderBy("lead_id")
      .execute();
    expect(pacts).toEqual([
      { lead_id: "open", stopped_at: null, stop_scope: null },
      { lead_id: "stopped", stopped_at, stop_scope: "number" },
    ]);
  });
});
