import type { Server as HttpServer } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";

export interface ListenAddress {
  host: string;
  port: number;
}

export interface ListeningSockets {
  port: number;
  /** Accepts no new connection; resolves when all open connections have ended. */
  close(): Promise<void>;
}

/**
 * Node accepts one connection per socket and turn of the event loop, and a turn takes tens of milliseconds while a
 * page is rendered. With a single socket many connections would wait in the kernel, where they get neither a cached
 * page nor a busy response, and leads would wait among them.
 */
const MAX_SOCKETS = 32;

/** Only Linux shares a port among several sockets and distributes the connections. */
const socketsHere = () => (process.platform === "linux" ? MAX_SOCKETS : 1);

export async function openSockets(
  server: HttpServer,
  address: ListenAddress,
  count = socketsHere(),
): Promise<ListeningSockets> {
  // Sockets with reusePort share their port with other programs that also set it, so a port in use would not be
  // noticed.
  if (count > 1 && address.port !== 0) await close(await open(createServer(), address));
  const first = await open(server, { ...address, reusePort: count > 1 });
  const port = portOf(first);
  const others = Array.from({ length: count - 1 }, () =>
    open(socketOf(server), { ...address, port, reusePort: true }),
  );
  const sockets = [first, ...(await Promise.all(others))];
  return { port, close: async () => void (await Promise.all(sockets.map(close))) };
}

function socketOf(server: HttpServer): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket));
}

function open<Listening extends Server>(
  socket: Listening,
  options: ListenAddress & { reusePort?: boolean },
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
