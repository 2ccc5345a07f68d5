import { Hono } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import { followStaffChanges } from "../../contracts/staff/calls/session-calls.ts";
import { Refusal } from "../http/refusal.ts";
import { identifyStaff, type StaffAccess } from "./access/identify-staff.ts";

const LOOK_EVERY_MS = 2_000;
/** A proxy closes a connection that is silent for longer. The member's right is checked again as often. */
const SIGN_OF_LIFE_MS = 20_000;

type Mark = string;

/** A record of each resource that changes with every change of it: the newest row, or the last audit line. */
export type StaffMarks = Readonly<Record<string, () => Promise<Mark>>>;

export interface StaffEvents {
  app: Hono;
  /** A process that stops does not wait for screens: they connect to another one. */
  end(): void;
}

/**
 * Tells open screens which resource has changed, also by another process. One look serves all screens of a process,
 * and none is made while no screen is open. No record is sent: the screen reads what its member may see.
 */
export function createStaffEvents(access: StaffAccess, marks: StaffMarks): StaffEvents {
  const app = new Hono();
  const listeners = new Set<(resource: string) => void>();
  const streams = new Set<SSEStreamingApi>();
  let timer: NodeJS.Timeout | undefined;
  let known: Record<string, Mark> = {};

  async function look(): Promise<void> {
    for (const [resource, read] of Object.entries(marks)) {
      // A failing database is reported elsewhere; the next look tries again.
      const mark = await read().catch(() => known[resource] ?? "");
      const before = known[resource];
      known = { ...known, [resource]: mark };
      if (before !== undefined && before !== mark) for (const tell of listeners) tell(resource);
    }
    if (listeners.size > 0) timer = setTimeout(look, LOOK_EVERY_MS).unref();
    else timer = undefined;
  }

  app.get(followStaffChanges.path, async (context) => {
    const staff = await identifyStaff(access, context.req.raw, followStaffChanges);
    if (staff instanceof Refusal) return staff.respond();
    context.header("cache-control", "no-store");
    context.header("x-accel-buffering", "no");
    return streamSSE(context, async (stream) => {
      const tell = (resource: string) => void stream.writeSSE({ event: "changed", data: resource });
      listeners.add(tell);
      streams.add(stream);
      stream.onAbort(() => void listeners.delete(tell));
      if (!timer) {
        known = {};
        timer = setTimeout(look, 0).unref();
      }
      while (listeners.has(tell) && !stream.aborted) {
        await stream.writeSSE({ event: "alive", data: "" });
        await stream.sleep(SIGN_OF_LIFE_MS);
        if ((await identifyStaff(access, context.req.raw, followStaffChanges)) instanceof Refusal) break;
      }
      listeners.delete(tell);
      streams.delete(stream);
    });
  });
  return {
    app,
    end() {
      for (const stream of streams) void stream.close();
      listeners.clear();
    },
  };
}
