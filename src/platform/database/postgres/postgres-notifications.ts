import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { checkNotification } from "../check-notification.ts";
import type { Database } from "../database.ts";
import { within } from "../health/within.ts";
import type { GuardedPool } from "./postgres-pool.ts";

const CHANNEL = "atrium";
const FIRST_RETRY = 100;
const LONGEST_RETRY = 10_000;
/** A connection that only listens does not notice that nobody is there any more: it has to ask. */
const ASK_EVERY = 10_000;
const GOODBYE_LIMIT = 1_000;

interface Listener {
  channel: string;
  handler: (payload: string) => void;
  onGap: (() => void) | undefined;
}

interface PostgresNotifications extends Pick<Database, "notify" | "listen"> {
  close(): Promise<void>;
}

/** All channels travel over one LISTEN on one connection of its own, which is opened by the first listener. */
export function postgresNotifications(
  pool: Pick<GuardedPool, "query">,
  connection: pg.ClientConfig,
  askEvery = ASK_EVERY,
): PostgresNotifications {
  const listeners = new Set<Listener>();
  const closing = new AbortController();
  let opening: Promise<pg.Client> | undefined;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...connection, application_name: "atrium notifications" });
    client.on("notification", ({ payload = "" }) => deliver(payload));
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end();
      throw error;
    }
    const asking = setInterval(() => void askOrLeave(client), askEvery);
    asking.unref();
    client.once("end", () => {
      clearInterval(asking);
      void reconnect();
    });
    return client;
  }

  /** With an unanswered question under way, to leave means to break off the connection: then "end" follows. */
  async function askOrLeave(client: pg.Client): Promise<void> {
    await client.query("select 1").catch(() => client.end());
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
      const values = [CHANNEL, `${channel}:${payload}`];
      await pool.query({ text: "select pg_notify($1, $2)", values });
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
      // A server that stands still does not say goodbye.
      if (client) await within(GOODBYE_LIMIT, client.end());
    },
  };
}
