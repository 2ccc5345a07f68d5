import { randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { westernDigits } from "../../../editions/western-digits.ts";
import { CLOCK_DIFFERENCE_MS, latestPlausible } from "../../../platform/database/clock-difference.ts";
import type { Database } from "../../../platform/database/database.ts";
import { lockedTransaction } from "../../../platform/database/locked-transaction.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import type { Signer } from "../../../platform/signing.ts";
import { networkOf } from "../../http/rate-limits.ts";
import type { Contact } from "../accounts.ts";
import { countedAs, deletePasswords, minutesToWait, type PasswordLimits } from "./password-limits.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    one_time_passwords: OneTimePasswordRow;
  }
}

/** A sent password. The limits count it for an hour; a used one shows for a month which network its owner uses. */
interface OneTimePasswordRow {
  id: string;
  /** What it allows: one login, or one change. */
  purpose: string;
  channel: "phone" | "email";
  target: string;
  /** The number or the mailbox for which the limits count it. */
  counted_as: string;
  /** A fingerprint of the network that requested it. */
  network: string | null;
  digest: string;
  tries: number;
  state: "open" | "used" | "replaced";
  created_at: string;
  expires_at: string;
}

export const MINUTES_VALID = 10;
export const MAX_TRIES = 5;
/** The time before another one may be requested. */
export const SECONDS_BETWEEN = 30;
const DIGITS = 6;
const VALID_MS = MINUTES_VALID * 60_000;

export type PasswordOutcome = "right" | "wrong" | "spent" | "expired" | "incomplete";

export interface OneTimePasswords {
  /** Creates a password for a purpose; the previous one becomes invalid. It is returned only here. */
  make(
    purpose: string,
    contact: Contact,
    address: string | undefined,
  ): Promise<{ password: string } | { waitMinutes: number } | { waitSeconds: number }>;
  /** The last one of a purpose, valid or not. */
  last(purpose: string): Promise<OneTimePasswordRow | undefined>;
  /** Counts the try before it compares, so that parallel tries gain nothing. */
  check(purpose: string, typed: string): Promise<PasswordOutcome>;
  /** The same, but a correct password stays valid: for a form that needs two. Then call `use`. */
  compare(purpose: string, typed: string): Promise<PasswordOutcome>;
  /** Whether it was still valid. Of two concurrent uses only one gets true. */
  use(purpose: string): Promise<boolean>;
}

interface Parts {
  database: Pick<Database, "db">;
  signer: Signer;
  limits: PasswordLimits;
}

export function createPasswords({ database: { db }, signer, limits }: Parts): OneTimePasswords {
  const digestOf = (id: string, password: string) =>
    signer.fingerprint("one-time-password", `${id}\n${password}`);

  async function compare(purpose: string, typed: string): Promise<PasswordOutcome> {
    const password = westernDigits(typed).replace(/\D/g, "");
    // An incomplete password is not a guess, so it does not count as a try.
    if (password.length < DIGITS) return "incomplete";
    const now = new Date();
    const tried = await db
      .updateTable("one_time_passwords")
      .set((eb) => ({ tries: eb("tries", "+", 1) }))
      .where("purpose", "=", purpose)
      .where("state", "=", "open")
      .where("tries", "<", MAX_TRIES)
      .where("expires_at", ">", now.toISOString())
      // A password from before a clock was set back would be valid for too long.
      .where("expires_at", "<", latestPlausible(now, VALID_MS))
      .returning(["id", "digest", "tries"])
      .executeTakeFirst();
    if (!tried) return (await lastOf(db, purpose))?.tries === MAX_TRIES ? "spent" : "expired";
    const given = Buffer.from(digestOf(tried.id, password), "hex");
    if (timingSafeEqual(given, Buffer.from(tried.digest, "hex"))) return "right";
    return tried.tries >= MAX_TRIES ? "spent" : "wrong";
  }

  const use = async (purpose: string) => (await close(db, purpose, "used")).length > 0;

  return {
    compare,
    use,
    last: (purpose) => lastOf(db, purpose),
    async make(purpose, contact, address) {
      const network = address ? signer.fingerprint("network", networkOf(address)) : null;
      const id = randomUUID();
      const password = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
      // Counting and storing are one step, so that concurrent requests cannot exceed the limits.
      const wait = await lockedTransaction(db, "one-time-passwords", async (transaction) => {
        const now = new Date();
        const waitSeconds = secondsToWait(await lastOf(transaction, purpose), contact, now);
        if (waitSeconds !== undefined) return { waitSeconds };
        await deletePasswords(transaction, now);
        const counted = { countedAs: countedAs(contact), network, now };
        const waitMinutes = await minutesToWait(transaction, limits, counted);
        if (waitMinutes !== undefined) return { waitMinutes };
        await close(transaction, purpose, "replaced");
        await transaction
          .insertInto("one_time_passwords")
          .values({
            id,
            purpose,
            channel: contact.channel,
            target: contact.target,
            counted_as: counted.countedAs,
            network,
            digest: digestOf(id, password),
            tries: 0,
            state: "open",
            created_at: now.toISOString(),
            expires_at: new Date(now.getTime() + VALID_MS).toISOString(),
          })
          .execute();
        return undefined;
      });
      return wait ?? { password };
    },
    async check(purpose, typed) {
      const outcome = await compare(purpose, typed);
      if (outcome !== "right") return outcome;
      // Of two concurrent correct tries only one succeeds.
      return (await use(purpose)) ? "right" : "expired";
    },
  };
}

/** The valid one comes first, even if an older row has a later date. */
function lastOf(db: Kysely<Schema>, purpose: string): Promise<OneTimePasswordRow | undefined> {
  return db
    .selectFrom("one_time_passwords")
    .selectAll()
    .where("purpose", "=", purpose)
    .orderBy((row) => row.case().when("state", "=", "open").then(0).else(1).end())
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

function close(db: Kysely<Schema>, purpose: string, state: "used" | "replaced") {
  return db
    .updateTable("one_time_passwords")
    .set({ state })
    .where("purpose", "=", purpose)
    .where("state", "=", "open")
    .returning("id")
    .execute();
}

/** The time before another one may be sent to the same contact. */
function secondsToWait(
  before: OneTimePasswordRow | undefined,
  { target }: Contact,
  now: Date,
): number | undefined {
  if (before?.target !== target) return undefined;
  const restedMs = now.getTime() - Date.parse(before.created_at);
  if (restedMs >= SECONDS_BETWEEN * 1000 || restedMs < -CLOCK_DIFFERENCE_MS) return undefined;
  return Math.min(SECONDS_BETWEEN, Math.ceil(SECONDS_BETWEEN - restedMs / 1000));
}
