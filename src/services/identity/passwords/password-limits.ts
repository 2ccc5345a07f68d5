import type { ExpressionBuilder, Kysely } from "kysely";
import { latestBelievable } from "../../../platform/database/clock-difference.ts";
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

/** What limits count a contact as: every spelling of an address that reaches one mailbox is the same. */
export function countedAs({ channel, target }: Contact): string {
  return channel === "email" ? mailboxOf(target) : target;
}

/**
 * Minutes until another password may be sent; nothing where it may be now. The rows themselves are the count, so that all
 * processes on a database count together, and a restart forgets nothing. The caller holds the lock of all passwords.
 *
 * A number or a mailbox has a share for each network, so that a stranger elsewhere cannot use up what its owner needs. All
 * networks together have a share, too, which bounds messages and guesses; it does not count for a network from which the
 * owner has signed in before.
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
    .where("created_at", "<", latestBelievable(now));
  const toTarget = sent.where("counted_as", "=", target);
  const limits = [
    { query: toTarget.where("network", network === null ? "is" : "=", network), most: perTarget },
    { query: toTarget, most: perTarget * NETWORKS_FOR_A_TARGET, isExempt: isProvenNetwork },
    ...(network === null ? [] : [{ query: sent.where("network", "=", network), most: perAddress }]),
    { query: sent, most: inAll },
  ];
  for (const { query, most, isExempt } of limits) {
    // The one that has to be an hour old before there is room again.
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

/** Deletes what no limit looks at any more. */
export async function forgetPasswords(db: Kysely<Schema>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db
    .deleteFrom("one_time_passwords")
    .where("created_at", "<", before(HOUR_MS))
    .where((row: ExpressionBuilder<Schema, "one_time_passwords">) =>
      row.or([row("state", "!=", "used"), row("created_at", "<", before(MONTH_MS))]),
    )
    .execute();
}
