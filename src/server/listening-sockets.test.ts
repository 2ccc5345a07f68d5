import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { setImmediate } from "node:timers";
import { expect, test } from "vitest";
import { openSockets } from "./listening-sockets.ts";

const HOST = "127.0.0.1";
const CROWD = 64;

/** The highest number of connections that are accepted within one turn of the event loop, when many are waiting. */
async function mostInOneTurn(socketCount: number): Promise<number> {
  const server = createServer((_, response) => response.end());
  const sockets = await openSockets(server, { host: HOST, port: 0 }, { count: socketCount });
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const turns: number[] = [];
  const allIn = new Promise<void>((resolve) => {
    server.on("connection", () => {
      turns.push(turn);
      if (turns.length === CROWD) resolve();
    });
  });
  const visitors = Array.from({ length: CROWD }, () => connect(sockets.port, HOST));
  await allIn;
  isOver = true;
  for (const visitor of visitors) visitor.destroy();
  await sockets.close();
  const crowds = [...Map.groupBy(turns, (at) => at).values()];
  return Math.max(...crowds.map(({ length }) => length));
}

test.runIf(process.platform === "linux")(
  "accepts many waiting connections at the same time through several sockets",
  async () => {
    expect(await mostInOneTurn(32)).toBeGreaterThan(await mostInOneTurn(1));
  },
);

test("every socket leads to the same server, and closing closes all of them", async () => {
  const server = createServer((_, response) => response.end("in"));
  const sockets = await openSockets(server, { host: HOST, port: 0 }, { count: 4 });
  const address = `http://${HOST}:${sockets.port}`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const response = await fetch(address, { headers: { connection: "close" } });
      return response.text();
    }),
  );
  expect(new Set(answers)).toEqual(new Set(["in"]));
  await sockets.close();
  await expect(fetch(address)).rejects.toThrow("fetch failed");
});

test("does not share a port that another program uses", async () => {
  const other = createServer();
  other.listen({ host: HOST, port: 0 });
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(openSockets(createServer(), { host: HOST, port }, { count: 4 })).rejects.toThrow("EADDRINUSE");
  other.close();

  const first = await openSockets(createServer(), { host: HOST, port: 0 }, { count: 4 });
  const second = openSockets(createServer(), { host: HOST, port: first.port }, { count: 4 });
  await expect(second).rejects.toThrow("EADDRINUSE");
  await first.close();
});
