import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The ways in which an upstream can behave; any other response comes from the test. */
export type Mood = keyof typeof MOODS;

export interface MoodyHost {
  url: string;
  mood: Mood;
  /** All requests that it received, as "GET /path". */
  requests: string[];
  close(): Promise<void>;
}

/** A host on a real port, which works until its mood changes. A host that is down accepts no connection. */
export async function openMoodyHost(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown,
): Promise<MoodyHost> {
  const requests: string[] = [];
  const server = createServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    MOODS[host.mood](incoming, outgoing, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const host: MoodyHost = {
    url: `http://127.0.0.1:${port}`,
    mood: "well",
    requests,
    close: () => end(server),
  };
  return host;
}

type Answering = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

const MOODS = {
  well: (incoming, outgoing, answer) => answer(incoming, outgoing),
  down: ({ socket }) => socket.destroy(),
  hanging: () => {},
  "begun and hanging": (_, outgoing) => outgoing.write('{"id":'),
  failing: (_, outgoing) => outgoing.writeHead(500).end("{}"),
  html: (_, outgoing) => outgoing.writeHead(200, { "content-type": "text/html" }).end("<h1>Maintenance</h1>"),
  "half a body": ({ socket }, outgoing) => {
    outgoing.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    outgoing.write('{"id":"1', () => socket.destroy());
  },
  "half a document": (_, outgoing) => outgoing.end('{"id":"1'),
  "other types": (_, outgoing) => outgoing.end('{"id":{},"contents":5,"data":[1]}'),
  endless: (_, outgoing) => {
    const more = () => {
      while (!outgoing.destroyed && outgoing.write(" ".repeat(1 << 16)));
    };
    outgoing.on("drain", more);
    more();
  },
} as const satisfies Record<
  string,
  (incoming: IncomingMessage, outgoing: ServerResponse, answer: Answering) => unknown
>;

async function end(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
