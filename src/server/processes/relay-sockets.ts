import { createServer, Server } from "node:net";
import { type Notice, send } from "./messages.ts";
import type { SiteProcess } from "./site-process.ts";

/** Gives the listening sockets of a process to its successor, one after the other, so that each is open all the time. */
export async function relaySockets(from: SiteProcess, to: SiteProcess): Promise<void> {
  const relayed: Promise<void>[] = [];
  const done = new Promise<void>((resolve) => {
    from.child.on("message", (notice: Notice, handle) => {
      if (notice === "socket" && handle instanceof Server) relayed.push(relay(handle, to));
      if (notice === "handed-over") resolve();
    });
  });
  await send(from.child, "hand-over");
  // A process that dies has closed its sockets.
  await Promise.race([done, from.ended]);
  await Promise.all(relayed);
}

/** While the socket is open here, its connections arrive here too; they are passed on unread. */
async function relay(handle: Server, to: SiteProcess): Promise<void> {
  const socket = createServer(
    { pauseOnConnect: true },
    (connection) => void send(to.child, "connection", connection),
  );
  await new Promise<void>((resolve) => socket.listen(handle, resolve));
  await send(to.child, "socket", socket);
  socket.close();
}
