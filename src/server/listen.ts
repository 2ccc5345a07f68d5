import { createServer, type RequestListener, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { StartupProblem } from "../platform/startup-problem.ts";
import type { App } from "./create-app.ts";
import { type ListeningSockets, openSockets, type Place } from "./listening-sockets.ts";
import type { ReadyPages } from "./pages/ready-pages.ts";

export interface Listener {
  port: number;
  /** Takes no new connection, lets the requests under way finish, then resolves. */
  drain(): Promise<void>;
}

const DRAIN_LIMIT_MS = 10_000;

export async function listen(listener: RequestListener, place: Place): Promise<Listener> {
  const server = createServer(listener);
  const sockets = await openSockets(server, place).catch((error) => {
    throw explainListenError(error, place);
  });
  return { port: sockets.port, drain: () => drain(server, sockets) };
}

/** The app as Node's server wants it, with pages that are ready in front of it. */
export function requestListener(app: App, readyPages: ReadyPages = () => false): RequestListener {
  const answer = getRequestListener((request, bindings) => {
    const { socket } = bindings.incoming;
    return app.fetch(request, { address: socket.remoteAddress, secure: "encrypted" in socket }, bindings);
  });
  return (incoming, outgoing) => {
    if (!readyPages(incoming, outgoing)) void answer(incoming, outgoing);
  };
}

async function drain(server: Server, sockets: ListeningSockets): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
  const empty = sockets.close();
  server.closeIdleConnections();
  await empty;
  clearTimeout(limit);
}

function explainListenError(error: NodeJS.ErrnoException, { host, port }: Place): Error {
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
        `HOST=${host} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`,
      );
    default:
      return error;
  }
}
