import type { ExpressionBuilder, Kysely } from "kysely";
import { latestPlausible } from "../../../platform/database/clock-difference.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import type { IdentityConfig } from "../../config/identity-config.ts";
import { mailboxOf } from "../../mail/mailbox.ts";
import type { Contact } from "../accounts.ts";

export type PasswordLimits = IdentityConfig["passwordLimits"];

const HOUR_MS = 3600_000;
const MONTH_MS = 30 * 24 * HOUR_MS;
/** How many networks may use up their share of one number or mailbox. */
const NETWORKS_FOR_A_TARGET = 10;

interface Asked {
  countedAs: string;
  network: string | null;
  now: Date;
}

/** The key of a contact for the limits: all spellings of an address that reach one mailbox have the same key. */
export function countedAs({ channel, target }: Contact): string {
  return channel === "email" ? mailboxOf(target) : target;
}

/**
 * Minutes until another password may be sent; undefined if it may be sent now. The rows themselves are counted, so
 * that all processes on a database count together, and a restart loses nothing. The caller holds the lock of all
 * passwords. Each network has its own share of a number or a mailbox, so that a stranger in another network cannot
 * use up the owner's share. A limit for all networks together bounds messages and guesses; a network from which the
 * owner has logged in before is exempt from it.
 */
export async function minutesToWait(
  db: Kysely<Schema>,
  { perTarget, perAddress, inAll }: PasswordLimits,
  { countedAs: target, network, now }: Asked,
): Promise<number | undefined> {
  const sent = db
    .selectFrom("one_time_passwords")
    .select("created_at")
    .where("created_at", ">", new Date(now.getTime() - HOUR_MS).toISOString())
    .where("created_at", "<", latestPlausible(now));
  const toTarget = sent.where("counted_as", "=", target);
  const limits = [
    { query: toTarget.where("network", network === null ? "is" : "=", network), most: perTarget },
    { query: toTarget, most: perTarget * NETWORKS_FOR_A_TARGET, isExempt: isProvenNetwork },
    ...(network === null ? [] : [{ query: sent.where("network", "=", network), most: perAddress }]),
    { query: sent, most: inAll },
  ];
  for (const { query, most, isExempt } of limits) {
    // The row that must be an hour old before another one is allowed.
    const row = await query
      .orderBy("created_at", "desc")
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst();
    if (!row || (await isExempt?.())) continue;
    const waitMs = Date.parse(row.created_at) + HOUR_MS - now.getTime();
    return Math.max(1, Math.ceil(waitMs / 60_000));
  }
  return undefined;

  async function isProvenNetwork(): Promise<boolean> {
    const proven = await db
      .selectFrom("one_time_passwords")
      .select("id")
      .where("counted_as", "=", target)
      .where("network", "=", network)
      .where("state", "=", "used")
      .executeTakeFirst();
    return proven !== undefined;
  }
}

/** Deletes rows that no limit needs any more. */
export async function deletePasswords(db: Kysely<Schema>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db
    .deleteFrom("one_time_passwords")
    .where("created_at", "<", before(HOUR_MS))
    .where((row: ExpressionBuilder<Schema, "one_time_passwords">) =>
      row.or([row("state", "!=", "used"), row("created_at", "<", before(MONTH_MS))]),
    )
    .execute();
}
