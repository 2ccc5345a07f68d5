import type { ServiceParts } from "../service-parts.ts";
import { type Accounts, createAccounts } from "./accounts.ts";
import { createPasskeys, type Passkeys } from "./passkeys/passkeys.ts";
import { createDelivery, type Delivery } from "./passwords/delivery.ts";
import { createPasswords, type OneTimePasswords } from "./passwords/one-time-passwords.ts";
import type { PasswordLimits } from "./passwords/password-limits.ts";

/** Customers and their proofs, for the provider and for every service that asks for a proof: one of each in a process. */
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
