import type { Server as HttpServer } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";

export interface Place {
  host: string;
  port: number;
}

export interface Doors {
  port: number;
  /** Lets nobody in any more; resolves when all who are inside have gone. */
  close(): Promise<void>;
}

/**
 * Node lets in one connection for each turn of the event loop at every door, and beside a page that is being made a turn
 * takes tens of milliseconds. Behind a single door a crowd would wait outside, where it can neither be served by what is
 * ready nor be told to come back; leads would stand among it.
 */
const MOST_DOORS = 32;

/** Only Linux shares a port among several doors, and spreads those who come. */
const doorsHere = () => (process.platform === "linux" ? MOST_DOORS : 1);

export async function openDoors(server: HttpServer, place: Place, count = doorsHere()): Promise<Doors> {
  // Doors share their port with whoever shares it too, so a port that somebody else has would go unnoticed.
  if (count > 1 && place.port !== 0) await close(await open(createServer(), place));
  const first = await open(server, { ...place, reusePort: count > 1 });
  const port = portOf(first);
  const others = Array.from({ length: count - 1 }, () =>
    open(doorOf(server), { ...place, port, reusePort: true }),
  );
  const doors = [first, ...(await Promise.all(others))];
  return { port, close: async () => void (await Promise.all(doors.map(close))) };
}

/** With what Node's own server asks of its connections. */
function doorOf(server: HttpServer): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket));
}

function open<Door extends Server>(door: Door, options: Place & { reusePort?: boolean }): Promise<Door> {
  return new Promise((resolve, reject) => {
    door.once("error", reject);
    door.listen(options, () => resolve(door));
  });
}

function close(door: Server): Promise<void> {
  return new Promise((resolve) => door.close(() => resolve()));
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
