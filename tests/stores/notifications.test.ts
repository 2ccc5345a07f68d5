import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { PATIENT } from "../support/patient.ts";
import { eachEngine } from "./each-engine.ts";

eachEngine("notifications", ({ engine, newDatabase, newDatabaseOptions, open }) => {
  test("reach the listeners of their channel until these unsubscribe", async () => {
    const database = await newDatabase();
    const heard: string[] = [];
    const leave = await database.listen("pages", (payload) => heard.push(payload));
    await database.listen("other", () => heard.push("wrong channel"));
    await database.notify("pages", "/in: صفحة");
    await vi.waitFor(() => expect(heard).toEqual(["/in: صفحة"]), PATIENT);
    leave();
    await database.notify("pages", "unheard");
    await database.listen("last", () => heard.push("last"));
    await database.notify("last", "");
    await vi.waitFor(() => expect(heard).toEqual(["/in: صفحة", "last"]), PATIENT);
  });

  test("carry a large payload and refuse one that is too large", async () => {
    const database = await newDatabase();
    const heard: string[] = [];
    await database.listen("pages", (payload) => heard.push(payload));
    await database.notify("pages", "x".repeat(7_900));
    await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENT);
    await expect(database.notify("pages", "x".repeat(7_901))).rejects.toThrow(RangeError);
    await expect(database.notify("Pages!", "x")).rejects.toThrow(RangeError);
  });

  test.runIf(engine === "postgres")("reach other processes", async () => {
    const databaseOptions = await newDatabaseOptions();
    const [one, two] = [await open(databaseOptions), await open(databaseOptions)];
    const heard: string[] = [];
    await one.listen("pages", (payload) => heard.push(payload));
    await two.notify("pages", "hello");
    await vi.waitFor(() => expect(heard).toEqual(["hello"]), PATIENT);
  });

  test.runIf(engine === "postgres")("continue after a lost connection, and report the gap", async () => {
    const database = await newDatabase();
    const heard: string[] = [];
    const onGap = vi.fn();
    await database.listen("pages", (payload) => heard.push(payload), onGap);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'atrium notifications' and datname = current_database()
    `.execute(database.db);
    await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1), PATIENT);
    await database.notify("pages", "again");
    await vi.waitFor(() => expect(heard).toEqual(["again"]), PATIENT);
  });
});
