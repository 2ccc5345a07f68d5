import type { Kysely } from "kysely";
import { Secret, TOTP } from "otpauth";
import type { Schema } from "../../../platform/database/schema.ts";
import type { Sealer } from "../../../platform/sealing.ts";
import { takePendingAuthenticator } from "./staff-sessions.ts";

type Db = Kysely<Schema>;

/** What authenticator apps understand: six digits, a new code every 30 seconds. */
const USUAL = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** A code is accepted for one step before and after its own, because clocks differ. */
const WINDOW = 1;

export function newAuthenticator(brand: string, email: string): { secret: string; address: string } {
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ ...USUAL, issuer: brand, label: email, secret });
  return { secret: secret.base32, address: totp.toString() };
}

/**
 * Accepts a code of the member's authenticator once: the time step is stored by the statement that compares it, so
 * that of two requests with the same code one is refused, also in two processes.
 */
export async function acceptCode(
  db: Db,
  memberId: string,
  { secret, code, sealer }: { secret: string; code: string; sealer: Sealer },
): Promise<boolean> {
  const step = stepOf(secret, code);
  if (step === undefined) return false;
  const stored = await db
    .updateTable("staff_members")
    .set({ authenticator: sealer.seal(secret), authenticator_step: step })
    .where("id", "=", memberId)
    .where((row) => row.or([row("authenticator_step", "is", null), row("authenticator_step", "<", step)]))
    .returning("id")
    .executeTakeFirst();
  return stored !== undefined;
}

/** Accepts the first code of a new authenticator, which then replaces the member's former one. */
export async function acceptFirstCode(
  db: Db,
  session: { id: string; memberId: string },
  { secret, code, sealer }: { secret: string; code: string; sealer: Sealer },
): Promise<boolean> {
  const step = stepOf(secret, code);
  if (step === undefined) return false;
  return db.transaction().execute(async (transaction) => {
    if (!(await takePendingAuthenticator(transaction, session.id))) return false;
    await transaction
      .updateTable("staff_members")
      .set({ authenticator: sealer.seal(secret), authenticator_step: step })
      .where("id", "=", session.memberId)
      .execute();
    return true;
  });
}

function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const totp = new TOTP({ ...USUAL, secret: Secret.fromBase32(secret) });
  const difference = totp.validate({ token: code, window: WINDOW, timestamp: now });
  return difference === null ? undefined : Math.floor(now / 1000 / USUAL.period) + difference;
}
