import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import { CONTENT_CHANNEL } from "./content-channel.ts";

const MAX_BYTES = 7000;
const Announcement = z.object({ changed: z.array(z.string()).optional() });

/**
 * Notifies all processes on this database of the changed dependencies; a list that is too long is sent as "anything".
 */
export async function announceChanges(database: Database, changed: readonly string[]): Promise<void> {
  const notice = JSON.stringify({ changed });
  await database.notify(CONTENT_CHANNEL, Buffer.byteLength(notice) > MAX_BYTES ? "{}" : notice);
}

/** The dependencies of an announcement; undefined if anything may have changed. */
export function readAnnouncement(notice: string): string[] | undefined {
  return Announcement.parse(JSON.parse(notice)).changed;
}
