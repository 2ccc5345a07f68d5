import { generateOtp, verifyOtp } from "../../contracts/calls/customer/hub-operations.ts";
import type { CallAnswer } from "../../contracts/define-call.ts";
import { COUNTRIES } from "../../editions/countries.ts";
import { DEFAULT_REGION, type Edition, editionOf } from "../../editions/edition.ts";
import { isRegion, regionIn } from "../../editions/regions.ts";
import type { Contact } from "../identity/accounts.ts";
import { identityTools } from "../identity/identity-tools.ts";
import { MOST_TRIES } from "../identity/passwords/one-time-passwords.ts";
import { readContact } from "../identity/passwords/read-contact.ts";
import { findRecord } from "../profile/record-store.ts";
import type { ServiceParts } from "../service-parts.ts";
import { type HubOperation, operation } from "./operation.ts";

type Sent = CallAnswer<typeof generateOtp>;
type SendProblem = NonNullable<Sent["reason"]>;

const SENT = "A one-time password is on its way.";

const WHY_NOT: Record<SendProblem, string> = {
  missing: "Write a phone number or an e-mail address.",
  phone: "That is no phone number.",
  email: "That is no e-mail address.",
  soon: "One was sent a moment ago. It still works.",
  "too-many": "Too many were sent. Try again later.",
  channel: "Nothing can be sent there.",
  elsewhere: "Phone numbers and e-mail addresses are changed where customers log in.",
};

const VERIFIED = {
  right: { success: true, status: "VERIFIED", message: "It is yours now." },
  wrong: { success: false, status: "WRONG", message: "That is not the password." },
  spent: {
    success: false,
    status: "SPENT",
    message: `After ${MOST_TRIES} tries another password is needed.`,
  },
  incomplete: { success: false, status: "INCOMPLETE", message: "A password has six digits." },
  expired: { success: false, status: "EXPIRED", message: "The password is too old. Ask for another one." },
  taken: { success: false, status: "TAKEN", message: "Another account has it. Log in with it instead." },
} as const;

/** CH-05: a number or an address becomes a customer's by a password that was sent to it. */
export function otpOperations(parts: ServiceParts): HubOperation[] {
  const { accounts, passwords, delivery } = identityTools(parts);
  const { brand, publicUrl } = parts;

  /** Where they came by, in the language that they have chosen. */
  const homeOf = async (customerId: string): Promise<Edition> => {
    const region = (await accounts.find(customerId))?.region ?? DEFAULT_REGION;
    const home = editionOf(isRegion(region) ? region : DEFAULT_REGION);
    const language = (await findRecord(parts.database.db, customerId))?.language;
    return editionOf(regionIn(home.country, language ?? home.language) ?? home.region);
  };

  return [
    operation(generateOtp, async ({ username, isdcode }, { who, address }) => {
      const answer = (reason: SendProblem | null, requestId = "", target = username): Sent => {
        const message = reason ? WHY_NOT[reason] : SENT;
        return { success: reason === null, message, username: target, requestId, reason };
      };
      if (!parts.isOwnProvider) return answer("elsewhere");
      const edition = await homeOf(who.sub);
      const contact = readUsername(username, isdcode, edition);
      if ("problem" in contact) return answer(contact.problem);
      if (!delivery.channels.includes(contact.channel)) return answer("channel");
      // A number is shown back as it is stored.
      const shown = contact.channel === "phone" ? contact.target : username;
      const purpose = purposeOf(who.sub, contact);
      const made = await passwords.make(purpose, contact, address);
      const requestId = (await passwords.last(purpose))?.id;
      if ("waitMinutes" in made) return answer("too-many");
      if ("waitSeconds" in made) return answer("soon", requestId, shown);
      const { password } = made;
      delivery.begin(contact.channel, { target: contact.target, password, edition, brand, publicUrl });
      return answer(null, requestId, shown);
    }),
    operation(verifyOtp, async ({ payload }, { who }) => {
      const edition = await homeOf(who.sub);
      const contact = readUsername(payload.username, payload.isdcode, edition);
      if (!parts.isOwnProvider || "problem" in contact) return VERIFIED.expired;
      const purpose = purposeOf(who.sub, contact);
      const last = await passwords.last(purpose);
      if (payload.requestId && payload.requestId !== last?.id) return VERIFIED.expired;
      const outcome = await passwords.check(purpose, payload.otp);
      if (outcome !== "right") return VERIFIED[outcome];
      return (await accounts.changeContact(who.sub, contact)) === "taken" ? VERIFIED.taken : VERIFIED.right;
    }),
  ];
}

/** A password works for this customer and this number or address, and for nobody and nothing else. */
function purposeOf(customerId: string, { target }: Contact): string {
  return `change:${customerId}:${target}`;
}

/** As it was typed; with the code of its country where it was written without one. */
function readUsername(username: string, isdcode: string | undefined, home: Edition) {
  const isPlain = !username.includes("@") && !/^\s*(\+|00)/.test(username);
  const isLocal = isdcode === undefined || isdcode === COUNTRIES[home.country].dialCode;
  return readContact(isPlain && !isLocal ? `${isdcode}${username}` : username, home);
}
