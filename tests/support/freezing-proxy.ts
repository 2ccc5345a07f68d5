import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface FreezingProxy {
  /** The address of the server behind it, through it. */
  url: string;
  /** How many connections were made through it. */
  readonly connections: number;
  /** Nothing passes any more, and nothing is closed: as with a server whose processes stand still. */
  freeze(): void;
  /** What was held back arrives, and all goes on. */
  thaw(): void;
  /** Only the connections that there are stop, for good: as with a cable that was pulled out. */
  abandon(): void;
  close(): Promise<void>;
}

/** Stands between a client and a server that speaks TCP. */
export async function openFreezingProxy(serverUrl: string): Promise<FreezingProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const abandoned = new Set<Socket>();
  let isFrozen = false;
  let connections = 0;

  const proxy = createServer((client) => {
    connections += 1;
    const server = connect(Number(target.port), target.hostname);
    pass(client, server);
    pass(server, client);
  });

  function pass(from: Socket, to: Socket): void {
    sockets.add(from);
    if (isFrozen) from.pause();
    from.on("data", (bytes) => void to.write(bytes));
    from.on("error", () => to.destroy());
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  const url = new URL(serverUrl);
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" ? address?.port : "");
  return {
    url: url.href,
    get connections() {
      return connections;
    },
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) if (!abandoned.has(socket)) socket.resume();
    },
    abandon() {
      for (const socket of sockets) {
        abandoned.add(socket);
        socket.pause();
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, "close");
    },
  };
}
