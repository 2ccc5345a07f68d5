import { claimsOf } from "../identity/claims-of.ts";
import { identityTools } from "../identity/identity-tools.ts";
import type { UserInfo } from "../login/identity.ts";
import type { ServiceParts } from "../service-parts.ts";

export type CurrentCustomer = (who: UserInfo) => Promise<UserInfo>;

/**
 * Claims of a token are cached for some seconds, but customers expect to see their own changes: for our own provider
 * the account is read.
 */
export function currentCustomer(parts: ServiceParts): CurrentCustomer {
  if (!parts.isOwnProvider) return async (who) => who;
  const { accounts } = identityTools(parts);
  return async (who) => {
    const account = await accounts.find(who.sub);
    return account ? claimsOf(account) : who;
  };
}
