import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface FreezingProxy {
  /** The address of the server, through this proxy. */
  url: string;
  /** The number of connections that were made through it. */
  readonly connections: number;
  /** Stops all traffic without closing connections, like a server whose processes are frozen. */
  freeze(): void;
  /** Delivers the delayed data and continues. */
  thaw(): void;
  /** Stops only the existing connections, permanently, like an unplugged cable. */
  abandon(): void;
  close(): Promise<void>;
}

/** A proxy between a client and a TCP server. */
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
