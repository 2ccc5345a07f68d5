import type { Context } from "hono";
import type { Contact } from "../accounts.ts";
import { noOfferCookie, offerCookie } from "../passkeys/passkey-offer.ts";
import type { IdentityParts } from "./identity-parts.ts";
import { finishVisit, type Visit } from "./visit.ts";

interface Proof {
  contact: Contact;
  offersPasskey: boolean;
}

export async function enter(
  context: Context,
  parts: IdentityParts,
  { view }: Visit,
  { contact, offersPasskey }: Proof,
): Promise<Response> {
  const account = await parts.accounts.ofProven(contact, view.edition.region);
  const onward = await finishVisit(context.req.raw, parts, {
    login: { accountId: account.id, amr: ["otp"] },
  });
  const isOffered = offersPasskey && !(await parts.passkeys.has(account.id));
  const { publicUrl, signer } = parts;
  const offer = isOffered ? offerCookie(publicUrl, signer, account.id) : noOfferCookie(publicUrl);
  context.header("set-cookie", offer, { append: true });
  return context.redirect(onward, 303);
}
