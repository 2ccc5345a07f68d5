import type { Kysely } from "kysely";
import type { Schema } from "../../../platform/database/schema.ts";
import type { IdentityConfig } from "../../../platform/identity-config.ts";

export type PasswordLimits = IdentityConfig["passwordLimits"];

const HOUR_MS = 3600_000;

interface Asked {
  target: string;
  network: string | null;
  now: Date;
}

/**
 * Minutes until another password may be sent; nothing where it may be now. The rows themselves are the count, so that all
 * processes on a database count together, and a restart forgets nothing.
 */
export async function minutesToWait(
  db: Kysely<Schema>,
  { perTarget, perAddress, inAll }: PasswordLimits,
  { target, network, now }: Asked,
): Promise<number | undefined> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const sent = db.selectFrom("one_time_passwords").select("created_at").where("created_at", ">", since);
  const counts: [query: typeof sent, most: number][] = [
    [sent.where("target", "=", target), perTarget],
    ...(network === null
      ? []
      : ([[sent.where("network", "=", network), perAddress]] as [typeof sent, number][])),
    [sent, inAll],
  ];
  for (const [query, most] of counts) {
    // The one that has to be an hour old before there is room again.
    const row = await query
      .orderBy("created_at", "desc")
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst();
    if (row) return Math.max(1, Math.ceil((Date.parse(row.created_at) + HOUR_MS - now.getTime()) / 60_000));
  }
  return undefined;
}

/** What no limit counts any more. */
export async function forgetPasswords(db: Kysely<Schema>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  await db.deleteFrom("one_time_passwords").where("created_at", "<", since).execute();
}
