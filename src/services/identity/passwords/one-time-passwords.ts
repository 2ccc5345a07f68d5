import { randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { westernDigits } from "../../../editions/western-digits.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { OneTimePasswordRow } from "../../../platform/database/moving/account-rows.ts";
import type { Signer } from "../../../platform/signing.ts";
import { networkOf } from "../../leads/lead-limits.ts";
import type { Contact } from "../accounts.ts";
import { forgetPasswords, minutesToWait, type PasswordLimits } from "./password-limits.ts";

export const MINUTES_VALID = 10;
export const MOST_TRIES = 5;
/** Until another may be asked for. */
export const SECONDS_BETWEEN = 30;
const DIGITS = 6;

type PasswordOutcome = "right" | "wrong" | "spent" | "expired";

export interface OneTimePasswords {
  /** Makes one for a purpose; the one before stops working. It is told here and nowhere else. */
  make(
    purpose: string,
    contact: Contact,
    address: string | undefined,
  ): Promise<{ password: string } | { waitMinutes: number } | { waitSeconds: number }>;
  /** The last one of a purpose, whether it still works or not. */
  last(purpose: string): Promise<OneTimePasswordRow | undefined>;
  /** Counts the try first, and only then compares: nobody wins by trying at the same moment. */
  check(purpose: string, typed: string): Promise<PasswordOutcome>;
}

interface Parts {
  database: Pick<Database, "db">;
  signer: Signer;
  limits: PasswordLimits;
}

export function createPasswords({ database: { db }, signer, limits }: Parts): OneTimePasswords {
  const digestOf = (id: string, password: string) =>
    signer.fingerprint("one-time-password", `${id}\n${password}`);
  const last = (purpose: string) =>
    db
      .selectFrom("one_time_passwords")
      .selectAll()
      .where("purpose", "=", purpose)
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst();
  const close = (purpose: string, state: "used" | "replaced") =>
    db
      .updateTable("one_time_passwords")
      .set({ state })
      .where("purpose", "=", purpose)
      .where("state", "=", "open")
      .returning("id")
      .execute();

  return {
    last,
    async make(purpose, { channel, target }, address) {
      const now = new Date();
      const before = await last(purpose);
      const restedMs = before?.target === target ? now.getTime() - Date.parse(before.created_at) : Infinity;
      if (restedMs < SECONDS_BETWEEN * 1000)
        return { waitSeconds: Math.ceil(SECONDS_BETWEEN - restedMs / 1000) };
      const network = address ? signer.fingerprint("network", networkOf(address)) : null;
      await forgetPasswords(db, now);
      const waitMinutes = await minutesToWait(db, limits, { target, network, now });
      if (waitMinutes !== undefined) return { waitMinutes };
      const id = randomUUID();
      const password = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
      await close(purpose, "replaced");
      await db
        .insertInto("one_time_passwords")
        .values({
          id,
          purpose,
          channel,
          target,
          network,
          digest: digestOf(id, password),
          tries: 0,
          state: "open",
          created_at: now.toISOString(),
          expires_at: new Date(now.getTime() + MINUTES_VALID * 60_000).toISOString(),
        })
        .execute();
      return { password };
    },
    async check(purpose, typed) {
      const password = westernDigits(typed).replace(/\D/g, "");
      const tried = await db
        .updateTable("one_time_passwords")
        .set((eb) => ({ tries: eb("tries", "+", 1) }))
        .where("purpose", "=", purpose)
        .where("state", "=", "open")
        .where("tries", "<", MOST_TRIES)
        .where("expires_at", ">", new Date().toISOString())
        .returning(["id", "digest", "tries"])
        .executeTakeFirst();
      if (!tried) return (await last(purpose))?.tries === MOST_TRIES ? "spent" : "expired";
      const given = Buffer.from(digestOf(tried.id, password), "hex");
      if (!timingSafeEqual(given, Buffer.from(tried.digest, "hex")))
        return tried.tries >= MOST_TRIES ? "spent" : "wrong";
      // Only one of two that are right at the same moment gets in.
      return (await close(purpose, "used")).length > 0 ? "right" : "expired";
    },
  };
}
