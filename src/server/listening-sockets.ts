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
  /** Accepts also the connections of a socket that another process has opened. */
  adopt(handle: Server): Promise<void>;
  /**
   * Gives each socket to another process before it is closed here. The kernel would reset the connections that wait in
   * a socket which no process has open.
   */
  handOver(give: (socket: Server) => Promise<void>): Promise<void>;
}

interface SocketOptions {
  count?: number;
  /** Another process of the same site may already use the port. */
  isShared?: boolean;
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
  { count = socketsHere(), isShared = false }: SocketOptions = {},
): Promise<ListeningSockets> {
  if (count > 1 && !isShared) await checkPort(address);
  const first = await open(server, { ...address, reusePort: count > 1 });
  const port = portOf(first);
  const others = Array.from({ length: count - 1 }, () =>
    open(socketOf(server), { ...address, port, reusePort: true }),
  );
  return socketSet(server, port, [first, ...(await Promise.all(others))]);
}

/** No socket of its own: another process gives its sockets. */
export function adoptedSockets(server: HttpServer, { port }: ListenAddress): ListeningSockets {
  return socketSet(server, port, []);
}

function socketSet(server: HttpServer, port: number, sockets: Server[]): ListeningSockets {
  return {
    port,
    close: async () => void (await Promise.all(sockets.splice(0).map(close))),
    async adopt(handle) {
      sockets.push(await open(sockets.length === 0 ? server : socketOf(server), handle));
    },
    async handOver(give) {
      for (const socket of [...sockets]) {
        await give(socket);
        // Closing the server itself would also close its idle connections; both processes accept from it until then.
        if (socket === server) continue;
        sockets.splice(sockets.indexOf(socket), 1);
        void close(socket);
      }
    },
  };
}

/**
 * Sockets with reusePort share their port with other programs that also set it, so a port in use would not be noticed.
 */
export async function checkPort(address: ListenAddress): Promise<void> {
  if (address.port !== 0) await close(await open(createServer(), address));
}

function socketOf(server: HttpServer): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket));
}

function open<Listening extends Server>(
  socket: Listening,
  options: (ListenAddress & { reusePort?: boolean }) | Server,
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
