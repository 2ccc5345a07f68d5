import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { StartupProblem } from "../platform/startup-problem.ts";
import type { App } from "./create-app.ts";
import {
  adoptedSockets,
  checkPort,
  type ListenAddress,
  type ListeningSockets,
  openSockets,
} from "./listening-sockets.ts";
import type { ReadyPages } from "./pages/ready-pages.ts";

export interface Listener extends Pick<ListeningSockets, "port" | "adopt" | "handOver"> {
  /** Answers the requests of a connection that another process has accepted and not read. */
  take(connection: Socket): void;
  /** Every further response ends its connection, so that clients open a new one elsewhere. */
  sendAway(): void;
  /** Accepts no new connection, waits for the running requests, then resolves. */
  drain(): Promise<void>;
}

export interface ListenOptions extends ListenAddress {
  /** `own` checks that no other program uses the port; `shared` joins other processes; `adopted` opens no socket. */
  sockets?: "own" | "shared" | "adopted";
}

const DRAIN_LIMIT_MS = 10_000;

/** A connection on which nothing is read or written for this long is closed: its client does not read the response. */
const IDLE_LIMIT_MS = 60_000;

/** Requests that a client may send before it has read the responses to earlier ones. Browsers and proxies send one. */
const MAX_PIPELINED = 32;

export async function listen(
  listener: RequestListener,
  { sockets: kind = "own", ...address }: ListenOptions,
): Promise<Listener> {
  let isLeaving = false;
  const server = createServer(
    oneAtATime((incoming, outgoing) => {
      if (isLeaving) outgoing.shouldKeepAlive = false;
      listener(incoming, outgoing);
    }),
  );
  server.setTimeout(IDLE_LIMIT_MS);
  const sockets =
    kind === "adopted"
      ? adoptedSockets(server, address)
      : await openSockets(server, address, { isShared: kind === "shared" }).catch((error) => {
          throw explainListenError(error, address);
        });
  return {
    ...sockets,
    take(connection) {
      server.emit("connection", connection);
      connection.resume();
    },
    sendAway() {
      isLeaving = true;
    },
    drain: () => drain(server, sockets),
  };
}

/** Fails with a sentence for the operator if the site cannot listen there. */
export async function checkAddress(address: ListenAddress): Promise<void> {
  await checkPort(address).catch((error) => {
    throw explainListenError(error, address);
  });
}

export function requestListener(app: App, readyPages: ReadyPages = () => false): RequestListener {
  const answer = getRequestListener((request, bindings) => {
    const { socket } = bindings.incoming;
    return app.fetch(request, { address: socket.remoteAddress, secure: "encrypted" in socket }, bindings);
  });
  return (incoming, outgoing) => {
    if (!readyPages(incoming, outgoing)) void answer(incoming, outgoing);
  };
}

/**
 * Handles the requests of a connection one after the other. Node emits all pipelined requests of a packet together,
 * and a client that never reads could cause thousands of renderings while others wait.
 */
function oneAtATime(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, { last: ServerResponse; waiting: number }>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const connection = connections.get(socket);
    if (!connection || connection.last.writableFinished) {
      connections.set(socket, { last: outgoing, waiting: 0 });
      listener(incoming, outgoing);
      return;
    }
    if (connection.waiting === MAX_PIPELINED) {
      socket.destroy();
      return;
    }
    connection.waiting += 1;
    connection.last.once("close", () => {
      connection.waiting -= 1;
      if (!socket.destroyed) listener(incoming, outgoing);
    });
    connection.last = outgoing;
  };
}

async function drain(server: Server, sockets: ListeningSockets): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
  const empty = sockets.close();
  server.closeIdleConnections();
  await empty;
  clearTimeout(limit);
}

function explainListenError(error: NodeJS.ErrnoException, { host, port }: ListenAddress): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new StartupProblem(
        `Port ${port} on ${host} is in use. Stop the program that listens there, or choose another: PORT=3001 npm start.`,
      );
    case "EACCES":
      return new StartupProblem(
        `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartupProblem(
        `HOST=${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`,
      );
    default:
      return error;
  }
}
