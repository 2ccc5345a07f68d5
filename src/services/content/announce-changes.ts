import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import { CONTENT_CHANNEL } from "./content-channel.ts";

const MOST_BYTES = 7000;
const Announcement = z.object({ changed: z.array(z.string()).optional() });

/** Tells every process on this database which ingredients have changed; more than fit into a notice are "anything". */
export async function announceChanges(database: Database, changed: readonly string[]): Promise<void> {
  const notice = JSON.stringify({ changed });
  await database.notify(CONTENT_CHANNEL, Buffer.byteLength(notice) > MOST_BYTES ? "{}" : notice);
}

/** The ingredients of an announcement; nothing when anything may have changed. */
export function readAnnouncement(notice: string): string[] | undefined {
  return Announcement.parse(JSON.parse(notice)).changed;
}
