import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { checkNotification } from "./check-notification.ts";
import type { Database } from "./database.ts";

const CHANNEL = "atrium";
const FIRST_RETRY = 100;
const LONGEST_RETRY = 10_000;

interface Listener {
  channel: string;
  handler: (payload: string) => void;
  onGap: (() => void) | undefined;
}

interface PostgresNotifications extends Pick<Database, "notify" | "listen"> {
  close(): Promise<void>;
}

/** All channels travel over one LISTEN on one connection of its own, which is opened by the first listener. */
export function postgresNotifications(pool: pg.Pool, connection: pg.ClientConfig): PostgresNotifications {
  const listeners = new Set<Listener>();
  const closing = new AbortController();
  let opening: Promise<pg.Client> | undefined;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...connection, application_name: "atrium notifications" });
    client.on("notification", ({ payload = "" }) => deliver(payload));
    client.on("error", () => {});
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    client.once("end", () => void reconnect());
    return client;
  }

  function deliver(message: string): void {
    const colon = message.indexOf(":");
    const channel = message.slice(0, colon);
    for (const listener of listeners) {
      if (listener.channel === channel) listener.handler(message.slice(colon + 1));
    }
  }

  async function reconnect(): Promise<void> {
    for (let wait = FIRST_RETRY; !closing.signal.aborted; wait = Math.min(wait * 2, LONGEST_RETRY)) {
      const attempt = connect();
      const client = await attempt.catch(() => undefined);
      if (client) {
        opening = attempt;
        for (const listener of listeners) listener.onGap?.();
        return;
      }
      await pause(wait, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }

  return {
    async notify(channel, payload) {
      checkNotification(channel, payload);
      await pool.query("select pg_notify($1, $2)", [CHANNEL, `${channel}:${payload}`]);
    },
    async listen(channel, handler, onGap) {
      const listener = { channel, handler, onGap };
      listeners.add(listener);
      opening ??= connect();
      await opening;
      return () => listeners.delete(listener);
    },
    async close() {
      closing.abort();
      listeners.clear();
      const client = await opening?.catch(() => undefined);
      await client?.end();
    },
  };
}
