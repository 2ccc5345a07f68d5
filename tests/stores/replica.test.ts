import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "../../src/services/open-database.ts";
import { copyOfContent, loadedBackends, newFolder } from "../services/fixture-backends.ts";
import { onCleanUp } from "../support/clean-up.ts";
import { PATIENT } from "../support/patient.ts";
import { canReplicate, openReplicatedPostgres } from "../support/replicated-postgres.ts";

const HOME = "documents/website_content/in/home.json";
const IS_REPLICA = { sql: "select pg_is_in_recovery()::int as replica", parameters: [] };

describe.skipIf(!canReplicate)("a streaming replica of PostgreSQL", () => {
  async function open(databaseUrl: string, databaseReplicaUrl?: string) {
    const database = await openDatabase({ dataDirectory: newFolder(), databaseUrl, databaseReplicaUrl });
    onCleanUp(() => database.close());
    return database;
  }

  test("documents are read from it unless it is behind or away, and everything else from the primary", async () => {
    const { primary, replica } = await openReplicatedPostgres();
    const importer = await open(primary.url);
    await importer.migrate();
    const contentDirectory = copyOfContent();
    const { loadContent } = await loadedBackends({ database: importer, contentDirectory });
    const database = await open(primary.url, replica.url);
    const { app } = await loadedBackends({ database, contentDirectory });
    const title = async () => {
      const path = "/api/goobe/document/es/search/website_content/slug/home?filters=country.eq:IN";
      return (await (await app.request(path)).json()).jsonBody.title;
    };
    const rename = async (to: string) => {
      const file = join(contentDirectory, HOME);
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), title: to }));
      await loadContent();
    };
    const isReplica = async (read: typeof database.read) => {
      const [row] = await read<{ replica: number }>(IS_REPLICA);
      return row?.replica === 1;
    };
    const readers = async () => [await isReplica(database.readContent), await isReplica(database.read)];
    const announced = vi.fn();
    await database.listen("content", announced);
    const untilUsed = () => vi.waitFor(() => expect(database.isReplicaUsed?.()).toBe(true), PATIENT);
    await untilUsed();
    expect(await readers()).toEqual([true, false]);
    expect(await title()).toBe("Homes in India");

    const onReplica = await open(replica.url);
    await onReplica.read({ sql: "select pg_wal_replay_pause()", parameters: [], once: true });
    announced.mockClear();
    await rename("Newer homes");
    await vi.waitFor(() => expect(announced).toHaveBeenCalled(), PATIENT);
    expect([database.isReplicaUsed?.(), await title()]).toEqual([false, "Newer homes"]);
    await onReplica.read({ sql: "select pg_wal_replay_resume()", parameters: [], once: true });
    await untilUsed();
    expect([await isReplica(database.readContent), await title()]).toEqual([true, "Newer homes"]);

    await onReplica.close();
    await replica.stop();
    expect(await title()).toBe("Newer homes");
    expect([await isReplica(database.readContent), database.condition.failure]).toEqual([false, undefined]);
    await replica.start();
    await untilUsed();
    expect(await readers()).toEqual([true, false]);
  });
});
