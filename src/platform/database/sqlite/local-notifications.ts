import { EventEmitter } from "node:events";
import { checkNotification } from "../check-notification.ts";
import type { Database } from "../database.ts";

/** Notifications for the embedded engine, where this process is the only one. */
export function localNotifications(): Pick<Database, "notify" | "listen"> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    async notify(channel, payload) {
      checkNotification(channel, payload);
      // Later, as on PostgreSQL: a handler never runs inside the call that caused it.
      setImmediate(() => emitter.emit(`channel:${channel}`, payload));
    },
    async listen(channel, handler) {
      emitter.on(`channel:${channel}`, handler);
      return () => emitter.off(`channel:${channel}`, handler);
    },
  };
}
