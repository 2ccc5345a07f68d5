import type { Deletion } from "../../../contracts/calls/customer/my-deletion.ts";
import { maskEmail, maskPhone } from "../../../contracts/mask-contact.ts";
import { editionOf } from "../../../editions/edition.ts";
import type { Region } from "../../../editions/regions.ts";
import { refuseTooOften } from "../../http/limit-visits.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Contact } from "../../identity/accounts.ts";
import { identityTools } from "../../identity/identity-tools.ts";
import { MOST_TRIES } from "../../identity/passwords/one-time-passwords.ts";
import type { ServiceParts } from "../../service-parts.ts";
import type { Customer } from "../claims/which-customer.ts";
import { isFreshLogin } from "./fresh-login.ts";

interface Sending {
  region: Region;
  address: string | undefined;
}

/** That it is the customer who wants to leave, and not somebody at their unlocked phone. */
export function deletionProof(parts: ServiceParts) {
  const { passwords, delivery } = identityTools(parts);
  const purposeOf = ({ id }: Customer) => `delete-account:${id}`;

  function contactOf({ phone, email }: Customer): Contact | undefined {
    const known: Contact[] = [
      ...(phone ? [{ channel: "phone" as const, target: phone }] : []),
      ...(email ? [{ channel: "email" as const, target: email }] : []),
    ];
    return known.find(({ channel }) => delivery.channels.includes(channel));
  }

  return {
    async ask(customer: Customer, token: string): Promise<Deletion["proof"]> {
      const contact = contactOf(customer);
      if (!contact) return { by: "login", isFresh: await isFreshLogin(parts, customer.id, token) };
      const last = await passwords.last(purposeOf(customer));
      const isSent =
        last?.state === "open" && last.tries < MOST_TRIES && last.expires_at > new Date().toISOString();
      return { by: "password", target: masked(contact), isSent };
    },
    async send(customer: Customer, { region, address }: Sending): Promise<Refusal | undefined> {
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
    async check(customer: Customer, token: string, typed: string | undefined): Promise<Refusal | undefined> {
      if (!contactOf(customer))
        return (await isFreshLogin(parts, customer.id, token)) ? undefined : refuse("stale");
      if (!typed) return refuse("missing");
      const outcome = await passwords.check(purposeOf(customer), typed);
      return outcome === "right" ? undefined : refuse(outcome);
    },
  };
}

function refuse(reason: string): Refusal {
  return new Refusal(403, "That does not show that it is you.", { reason });
}

function masked({ channel, target }: Contact): string {
  return channel === "phone" ? maskPhone(target, "", () => {}) : maskEmail(target, () => {});
}
