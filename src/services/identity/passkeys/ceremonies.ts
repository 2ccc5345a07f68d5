import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { AccountRow } from "../../../platform/database/moving/account-rows.ts";
import type { IdentityParts } from "../sign-in/identity-parts.ts";
import type { Visit } from "../sign-in/visit.ts";

type Parts = Pick<IdentityParts, "publicUrl" | "brand" | "signer" | "passkeys">;

/**
 * The same for one sign-in, and for no other: it is over when the sign-in is, so that nothing signed for it can be used
 * again. No process has to remember it.
 */
function challengeOf({ signer }: Parts, { interaction }: Visit, use: "make" | "use"): string {
  return signer.fingerprint(`passkey-${use}`, interaction.uid);
}

const expectations = (parts: Parts, visit: Visit, use: "make" | "use") => ({
  expectedChallenge: Buffer.from(challengeOf(parts, visit, use)).toString("base64url"),
  expectedOrigin: new URL(parts.publicUrl).origin,
  expectedRPID: new URL(parts.publicUrl).hostname,
  requireUserVerification: true,
});

export function optionsToUse(parts: Parts, visit: Visit) {
  return generateAuthenticationOptions({
    rpID: new URL(parts.publicUrl).hostname,
    challenge: challengeOf(parts, visit, "use"),
    userVerification: "required",
  });
}

/** Whose passkey it is; nothing where it is none of ours, or does not fit. */
export async function accountOfPasskey(
  parts: Parts,
  visit: Visit,
  response: AuthenticationResponseJSON,
): Promise<string | undefined> {
  const known = await parts.passkeys.find(response.id);
  if (!known) return undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expectations(parts, visit, "use"),
    response,
    credential: {
      id: known.id,
      publicKey: new Uint8Array(Buffer.from(known.public_key, "base64url")),
      counter: known.counter,
    },
  });
  if (!verified) return undefined;
  await parts.passkeys.used(known.id, authenticationInfo.newCounter);
  return known.account_id;
}

export async function optionsToMake(parts: Parts, visit: Visit, account: AccountRow) {
  const ids = await parts.passkeys.idsOf(account.id);
  return generateRegistrationOptions({
    rpName: parts.brand,
    rpID: new URL(parts.publicUrl).hostname,
    userID: new TextEncoder().encode(account.id),
    userName: account.email ?? account.phone ?? account.id,
    userDisplayName: account.name ?? "",
    challenge: challengeOf(parts, visit, "make"),
    attestationType: "none",
    excludeCredentials: ids.map((id) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

export async function keepPasskey(
  parts: Parts,
  visit: Visit,
  { accountId, response }: { accountId: string; response: RegistrationResponseJSON },
): Promise<boolean> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expectations(parts, visit, "make"),
    response,
  });
  if (!verified) return false;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  await parts.passkeys.add({
    id,
    account_id: accountId,
    public_key: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: JSON.stringify(transports),
  });
  return true;
}
