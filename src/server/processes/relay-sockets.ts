import { createServer, Server } from "node:net";
import { type Notice, send } from "./messages.ts";
import type { SiteProcess } from "./site-process.ts";

/**
 * Gives the listening sockets of a process to its successor, one after the other, so that each is open all the time.
 * Returns false if the process ends before it has given all of them.
 */
export async function relaySockets(from: SiteProcess, to: SiteProcess): Promise<boolean> {
  const relayed: Promise<void>[] = [];
  const done = new Promise<true>((resolve) => {
    from.child.on("message", (notice: Notice, handle) => {
      if (notice === "socket" && handle instanceof Server) relayed.push(relay(handle, to));
      if (notice === "handed-over") resolve(true);
    });
  });
  await send(from.child, "hand-over");
  const isComplete = await Promise.race([done, from.ended.then(() => false)]);
  await Promise.all(relayed);
  return isComplete;
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
