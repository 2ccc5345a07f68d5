import { createServer, get, type Server } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { expect, test, vi } from "vitest";
import { createImagesApp } from "../../src/services/images/images-app.ts";
import { openPhotographs } from "../../src/services/images/photographs.ts";
import { FIXTURE_CONTENT, newFolder } from "../services/fixture-backends.ts";
import { newRenditionStore } from "../services/fixture-pictures.ts";
import { PATIENT } from "../support/patient.ts";

test("does not make pictures for clients that have disconnected", async () => {
  const photographs = await openPhotographs(join(FIXTURE_CONTENT, "photographs"));
  const room = photographs.find("test-room");
  if (!room) throw new Error("the fixture has no test-room");
  const print = `test-room-${await photographs.hashOf(room)}`;
  const waiting: (() => void)[] = [];
  const encode = vi.fn(async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Uint8Array(Buffer.from("picture"));
  });
  const store = newRenditionStore({ directory: newFolder(), encoders: { makeSmall: encode } });
  const app = createImagesApp(photographs, store);
  const server = createServer(getRequestListener((request) => app.fetch(request)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const ask = (rendition: string) =>
    get(`http://127.0.0.1:${port}/api/images/${print}/${rendition}`, (response) => response.resume()).on(
      "error",
      () => {},
    );
  try {
    const running = ["320.avif", "480.avif"].map(ask);
    await vi.waitFor(() => expect(encode).toHaveBeenCalledTimes(2), PATIENT);
    const gone = ["640.avif", "800.avif", "1080.avif"].map(ask);
    const stays = ask("1440.avif");
    const answered = new Promise((resolve) => stays.on("response", resolve));
    await vi.waitFor(() => expect(openSockets(server)).resolves.toBe(6), PATIENT);
    // Gives the server time to read the requests; their order does not matter here.
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const request of gone) request.destroy();
    await vi.waitFor(() => expect(openSockets(server)).resolves.toBe(3), PATIENT);
    const letGo = setInterval(() => {
      for (const finish of waiting.splice(0)) finish();
    }, 5);
    await answered;
    clearInterval(letGo);
    expect(encode).toHaveBeenCalledTimes(3);
    for (const request of running) request.destroy();
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

function openSockets(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
