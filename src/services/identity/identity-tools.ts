import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { ServiceParts } from "../service-parts.ts";
import { type Accounts, createAccounts } from "./accounts.ts";
import { createDelivery, type Delivery } from "./passwords/delivery.ts";
import { createPasswords, type OneTimePasswords } from "./passwords/one-time-passwords.ts";
import type { PasswordLimits } from "./passwords/password-limits.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    passkeys: PasskeyRow;
  }
}

interface PasskeyRow {
  id: string;
  account_id: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: string;
  used_at: string | null;
}

export interface IdentityTools {
  accounts: Accounts;
  passkeys: Passkeys;
  passwords: OneTimePasswords;
  delivery: Delivery;
  limits: PasswordLimits;
}

const USUAL_LIMITS = { perTarget: 5, perAddress: 30, inAll: 5000 };

const opened = new WeakMap<ServiceParts, IdentityTools>();

export function identityTools(parts: ServiceParts): IdentityTools {
  const known = opened.get(parts);
  if (known) return known;
  const { database, signer, passwordLimits: limits = USUAL_LIMITS } = parts;
  const tools = {
    accounts: createAccounts(database),
    passkeys: createPasskeys(database.db),
    passwords: createPasswords({ database, signer, limits }),
    delivery: createDelivery(parts),
    limits,
  };
  opened.set(parts, tools);
  return tools;
}

interface Passkeys {
  has(accountId: string): Promise<boolean>;
  find(id: string): Promise<PasskeyRow | undefined>;
  idsOf(accountId: string): Promise<string[]>;
  add(passkey: Omit<PasskeyRow, "created_at" | "used_at">): Promise<void>;
  /** Stores the counter, if the authenticator has one: a counter that decreases means that the passkey was copied. */
  used(id: string, counter: number): Promise<void>;
}

function createPasskeys(db: Kysely<Schema>): Passkeys {
  const idsOf = async (accountId: string) => {
    const rows = await db.selectFrom("passkeys").select("id").where("account_id", "=", accountId).execute();
    return rows.map(({ id }) => id);
  };
  return {
    idsOf,
    has: async (accountId) => (await idsOf(accountId)).length > 0,
    find: (id) => db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst(),
    async add(passkey) {
      await db
        .insertInto("passkeys")
        .values({ ...passkey, created_at: new Date().toISOString(), used_at: null })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    },
    async used(id, counter) {
      const used_at = new Date().toISOString();
      await db.updateTable("passkeys").set({ counter, used_at }).where("id", "=", id).execute();
    },
  };
}
