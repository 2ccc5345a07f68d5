import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { PATIENT } from "../../tests/support/patient.ts";
import { listen } from "./listen.ts";

const HOST = "127.0.0.1";
const REQUEST = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

test("answers pipelined requests in order, one after the other", async () => {
  const pending: ServerResponse[] = [];
  const listener = await listen((_, response) => pending.push(response), { host: HOST, port: 0 });
  const client = connect(listener.port, HOST);
  let received = "";
  client.on("data", (data) => {
    received += data;
  });
  client.write(REQUEST.repeat(3));
  for (const answer of ["first", "second", "third"]) {
    await vi.waitFor(() => expect(pending).toHaveLength(1), PATIENT);
    pending.pop()?.end(answer);
    await vi.waitFor(() => expect(received).toContain(answer), PATIENT);
  }
  client.destroy();
  await listener.drain();
});

test("starts no further request for a client that does not read its responses, and closes a connection with too many requests", async () => {
  let begun = 0;
  const listener = await listen(
    () => {
      begun += 1;
    },
    { host: HOST, port: 0 },
  );
  const client = connect(listener.port, HOST);
  client.on("error", () => {});
  client.write(REQUEST.repeat(200));
  await once(client, "close");
  expect(begun).toBe(1);
  await listener.drain();
});
