import { expect, test, vi } from "vitest";
import { contentReplica } from "../../src/platform/database/postgres/content-replica.ts";
import { PATIENT } from "../support/patient.ts";

const STATEMENT = { sql: "select", parameters: [] };

/** A replica that has replayed the log until a position; undefined: it does not answer. */
function newReplica() {
  const server: { replayed: string | undefined; readFails: boolean } = { replayed: "0/10", readFails: false };
  const hasReplayed = vi.fn(async (position: string) => {
    if (server.replayed === undefined) throw new Error("connect ECONNREFUSED");
    return Number.parseInt(server.replayed.slice(2), 16) >= Number.parseInt(position.slice(2), 16);
  });
  const answers =
    (name: string) =>
    async <Row>() => [name as Row];
  const content = contentReplica({
    primary: answers("primary"),
    async replica<Row>() {
      if (server.replayed === undefined || server.readFails) throw new Error("Connection terminated");
      return answers("replica")<Row>();
    },
    hasReplayed,
    askEveryMs: 1,
  });
  const read = async () => (await content.read<string>(STATEMENT))[0];
  const untilUsed = () => vi.waitFor(() => expect(content.isUsed()).toBe(true), PATIENT);
  return { ...content, server, hasReplayed, read, untilUsed };
}

test("the replica is read only when it has replayed the last announced change", async () => {
  const { read, require, restartAt, server, untilUsed } = newReplica();
  // A process that has not asked yet does not know which changes it missed.
  expect(await read()).toBe("primary");
  restartAt("0/10");
  await untilUsed();
  expect(await read()).toBe("replica");

  require("0/20");
  expect(await read()).toBe("primary");
  server.replayed = "0/1F";
  await new Promise((resolve) => setImmediate(resolve));
  expect(await read()).toBe("primary");
  server.replayed = "0/20";
  await untilUsed();
  expect(await read()).toBe("replica");
});

test("an earlier position does not replace a later one, unless the log starts again after a failover", async () => {
  const { read, require, restartAt, server, untilUsed, hasReplayed } = newReplica();
  server.replayed = "0/18";
  require("0/20");
  require("0/18");
  await vi.waitFor(() => expect(hasReplayed.mock.calls.length).toBeGreaterThan(3), PATIENT);
  expect(await read()).toBe("primary");
  expect(new Set(hasReplayed.mock.calls.flat())).toEqual(new Set(["0/20"]));
  restartAt("0/18");
  await untilUsed();
});

test("a read that the replica fails is answered by the primary, and the replica must show again that it is new", async () => {
  const { read, restartAt, server, untilUsed } = newReplica();
  restartAt("0/10");
  await untilUsed();
  server.replayed = undefined;
  expect(await read()).toBe("primary");
  expect(await read()).toBe("primary");
  // It comes back with a state from before the change.
  server.replayed = "0/F";
  await new Promise((resolve) => setImmediate(resolve));
  expect(await read()).toBe("primary");
  server.replayed = "0/10";
  await untilUsed();
  expect(await read()).toBe("replica");
});
