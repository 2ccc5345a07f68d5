import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { AccountRow } from "../accounts.ts";
import type { IdentityParts } from "../sign-in/identity-parts.ts";
import type { Visit } from "../sign-in/visit.ts";
import type { PasskeyOffer } from "./passkey-offer.ts";

type Parts = Pick<IdentityParts, "publicUrl" | "brand" | "signer" | "passkeys">;

type Use = "make" | "use";

/**
 * The challenge is the same for one login or one offer, and for no other: it ends with it, so that its signature
 * cannot be reused. No process has to store it.
 */
function challengeOf({ signer }: Parts, key: string, use: Use): string {
  return signer.fingerprint(`passkey-${use}`, key);
}

const expectations = (parts: Parts, key: string, use: Use) => ({
  expectedChallenge: Buffer.from(challengeOf(parts, key, use)).toString("base64url"),
  expectedOrigin: new URL(parts.publicUrl).origin,
  expectedRPID: new URL(parts.publicUrl).hostname,
  requireUserVerification: true,
});

export function optionsToUse(parts: Parts, { interaction }: Visit) {
  return generateAuthenticationOptions({
    rpID: new URL(parts.publicUrl).hostname,
    challenge: challengeOf(parts, interaction.uid, "use"),
    userVerification: "required",
  });
}

/** The account of a passkey; undefined if the passkey is unknown or its signature is invalid. */
export async function accountOfPasskey(
  parts: Parts,
  { interaction }: Visit,
  response: AuthenticationResponseJSON,
): Promise<string | undefined> {
  const known = await parts.passkeys.find(response.id);
  if (!known) return undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expectations(parts, interaction.uid, "use"),
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

export async function optionsToMake(parts: Parts, { key }: PasskeyOffer, account: AccountRow) {
  const ids = await parts.passkeys.idsOf(account.id);
  return generateRegistrationOptions({
    rpName: parts.brand,
    rpID: new URL(parts.publicUrl).hostname,
    userID: new TextEncoder().encode(account.id),
    userName: account.email ?? account.phone ?? account.id,
    userDisplayName: account.name ?? "",
    challenge: challengeOf(parts, key, "make"),
    attestationType: "none",
    excludeCredentials: ids.map((id) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

export async function storePasskey(
  parts: Parts,
  { accountId, key }: PasskeyOffer,
  response: RegistrationResponseJSON,
): Promise<boolean> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expectations(parts, key, "make"),
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
