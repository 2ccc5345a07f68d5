import type { AccountRow } from "./accounts.ts";

export function claimsOf(account: AccountRow) {
  return {
    sub: account.id,
    ...(account.name !== null && { name: account.name }),
    ...(account.email !== null && { email: account.email, email_verified: true }),
    ...(account.phone !== null && { phone_number: account.phone, phone_number_verified: true }),
  };
}
