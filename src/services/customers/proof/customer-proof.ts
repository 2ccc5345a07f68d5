import type { Deletion } from "../../../contracts/calls/customer/my-deletion.ts";
import { maskEmail, maskPhone } from "../../../contracts/mask-contact.ts";
import { editionOf } from "../../../editions/edition.ts";
import type { Region } from "../../../editions/regions.ts";
import { refuseTooOften } from "../../http/limit-visits.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Contact } from "../../identity/accounts.ts";
import { identityTools } from "../../identity/identity-tools.ts";
import { MAX_TRIES, type PasswordOutcome } from "../../identity/passwords/one-time-passwords.ts";
import type { ServiceParts } from "../../service-parts.ts";
import type { Customer } from "../claims/which-customer.ts";
import { isFreshLogin } from "./fresh-login.ts";

interface Sending {
  region: Region;
  address: string | undefined;
}

type Owner = Pick<Customer, "id" | "phone" | "email">;
/** Why a proof is not accepted. "stale": no password can be sent, and the login is too old. */
export type ProofProblem = Exclude<PasswordOutcome, "right"> | "missing" | "stale";

/**
 * A fresh proof that the customer acts, and not another person with their unlocked phone: a one-time password sent to
 * an existing contact, or a fresh login if none can be sent. The password is valid only for this action.
 */
export function customerProof(parts: ServiceParts, action: string) {
  const { passwords, delivery } = identityTools(parts);
  const purposeOf = ({ id }: Owner) => `${action}:${id}`;

  function contactOf({ phone, email }: Owner): Contact | undefined {
    const known: Contact[] = [
      ...(phone ? [{ channel: "phone" as const, target: phone }] : []),
      ...(email ? [{ channel: "email" as const, target: email }] : []),
    ];
    return known.find(({ channel }) => delivery.channels.includes(channel));
  }

  return {
    async ask(customer: Owner, token: string): Promise<Deletion["proof"]> {
      const contact = contactOf(customer);
      if (!contact) return { by: "login", isFresh: await isFreshLogin(parts, customer.id, token) };
      const last = await passwords.last(purposeOf(customer));
      const isSent =
        last?.state === "open" && last.tries < MAX_TRIES && last.expires_at > new Date().toISOString();
      return { by: "password", target: masked(contact), isSent };
    },
    async send(customer: Owner, { region, address }: Sending): Promise<Refusal | undefined> {
      const contact = contactOf(customer);
      if (!contact) return new Refusal(409, "No password can be sent: log in again instead.");
      const made = await passwords.make(purposeOf(customer), contact, address);
      if ("waitSeconds" in made) return refuseTooOften(made.waitSeconds);
      if ("waitMinutes" in made) return refuseTooOften(made.waitMinutes * 60);
      const { target, channel } = contact;
      const { brand, publicUrl } = parts;
      delivery.begin(channel, { target, ...made, edition: editionOf(region), brand, publicUrl });
      return undefined;
    },
    /** A correct password stays valid: call `use` when everything else is correct as well. */
    async compare(
      customer: Owner,
      token: string,
      typed: string | undefined,
    ): Promise<ProofProblem | undefined> {
      if (!contactOf(customer)) return (await isFreshLogin(parts, customer.id, token)) ? undefined : "stale";
      if (!typed) return "missing";
      const outcome = await passwords.compare(purposeOf(customer), typed);
      return outcome === "right" ? undefined : outcome;
    },
    async use(customer: Owner): Promise<ProofProblem | undefined> {
      return !contactOf(customer) || (await passwords.use(purposeOf(customer))) ? undefined : "expired";
    },
  };
}

function masked({ channel, target }: Contact): string {
  return channel === "phone" ? maskPhone(target, "", () => {}) : maskEmail(target, () => {});
}
