import type { Server as HttpServer } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";

export interface Place {
  host: string;
  port: number;
}

export interface ListeningSockets {
  port: number;
  /** Lets nobody in any more; resolves when all who are inside have gone. */
  close(): Promise<void>;
}

/**
 * Node lets in one connection for each turn of the event loop at every socket, and beside a page that is being made a turn
 * takes tens of milliseconds. Behind a single socket a crowd would wait outside, where it can neither be served by what is
 * ready nor be told to come back; leads would stand among it.
 */
const MOST_SOCKETS = 32;

/** Only Linux shares a port among several sockets, and spreads those who come. */
const socketsHere = () => (process.platform === "linux" ? MOST_SOCKETS : 1);

export async function openSockets(
  server: HttpServer,
  place: Place,
  count = socketsHere(),
): Promise<ListeningSockets> {
  // They share their port with whoever shares it too, so a port that somebody else has would go unnoticed.
  if (count > 1 && place.port !== 0) await close(await open(createServer(), place));
  const first = await open(server, { ...place, reusePort: count > 1 });
  const port = portOf(first);
  const others = Array.from({ length: count - 1 }, () =>
    open(socketOf(server), { ...place, port, reusePort: true }),
  );
  const sockets = [first, ...(await Promise.all(others))];
  return { port, close: async () => void (await Promise.all(sockets.map(close))) };
}

function socketOf(server: HttpServer): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket));
}

function open<Listening extends Server>(
  socket: Listening,
  options: Place & { reusePort?: boolean },
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.listen(options, () => resolve(socket));
  });
}

function close(socket: Server): Promise<void> {
  return new Promise((resolve) => socket.close(() => resolve()));
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
