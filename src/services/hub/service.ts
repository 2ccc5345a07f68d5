import { Hono } from "hono";
import {
  fetchCustomerInfo,
  generateOtp,
  HUB,
  verifyOtp,
} from "../../contracts/calls/customer/hub-operations.ts";
import { trackCustomerServices } from "../../contracts/calls/customer/project-calls.ts";
import type { CallAnswer } from "../../contracts/define-call.ts";
import { COUNTRIES } from "../../editions/countries.ts";
import { DEFAULT_REGION, type Edition, editionOf } from "../../editions/edition.ts";
import { isRegion, regionIn } from "../../editions/regions.ts";
import { changeContact } from "../customers/contact-change/change-contact.ts";
import { currentCustomer } from "../customers/current-customer.ts";
import { describeCustomer } from "../customers/describe-customer.ts";
import { customerProof, type ProofProblem } from "../customers/proof/customer-proof.ts";
import { isFreshLogin } from "../customers/proof/fresh-login.ts";
import { Refusal } from "../http/refusal.ts";
import type { Contact } from "../identity/accounts.ts";
import { identityTools } from "../identity/identity-tools.ts";
import { MAX_TRIES } from "../identity/passwords/one-time-passwords.ts";
import { readContact } from "../identity/passwords/read-contact.ts";
import { findRecord } from "../profile/record-store.ts";
import { trackServices } from "../projects/track-services.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { answerOperations } from "./answer-operations.ts";
import { type HubOperation, operation } from "./operation.ts";

export function serveHub(parts: ServiceParts): Service {
  const app = new Hono();
  app.all(HUB.path, answerOperations(hubOperations(parts), parts.identifyCaller));
  return { mounts: [{ host: "bumblebee", app }] };
}

function hubOperations(parts: ServiceParts): HubOperation[] {
  const current = currentCustomer(parts);
  return [
    ...otpOperations(parts),
    operation(fetchCustomerInfo, async (_, { who }) => describeCustomer(await current(who))),
    operation(trackCustomerServices, async (_, { who }) => trackServices(parts.database, await current(who))),
  ];
}

type Sent = CallAnswer<typeof generateOtp>;
type SendProblem = NonNullable<Sent["reason"]>;

const SENT = "A one-time password is on its way.";
const SENT_TWO =
  "A one-time password is on its way. Another one goes to a contact that you have: send it as payload.proof.";

const WHY_NOT: Record<SendProblem, string> = {
  missing: "Write a phone number or an e-mail address.",
  phone: "That is no phone number.",
  email: "That is no e-mail address.",
  soon: "One was sent a moment ago. It still works.",
  "too-many": "Too many were sent. Try again later.",
  channel: "Nothing can be sent there.",
  elsewhere: "Phone numbers and e-mail addresses are changed where customers log in.",
  login: "Log in again first: this login is too old to change a phone number or an e-mail address.",
};

const VERIFIED = {
  right: { success: true, status: "VERIFIED", message: "It is yours now." },
  wrong: { success: false, status: "WRONG", message: "That is not the password." },
  spent: {
    success: false,
    status: "SPENT",
    message: `After ${MAX_TRIES} tries another password is needed.`,
  },
  incomplete: { success: false, status: "INCOMPLETE", message: "A password has six digits." },
  expired: { success: false, status: "EXPIRED", message: "The password is too old. Ask for another one." },
  taken: { success: false, status: "TAKEN", message: "Another account has it. Log in with it instead." },
} as const;

const NOT_PROVEN: Record<ProofProblem, string> = {
  missing:
    "Prove that it is you: send the password that went to a contact that you have as payload.proof, or log in again and repeat this.",
  stale: "Log in again and repeat this: the login is too old to change a phone number or an e-mail address.",
  wrong: "That is not the password that went to a contact that you have.",
  spent: `After ${MAX_TRIES} tries another password is needed for payload.proof. Ask for another one.`,
  incomplete: "The password in payload.proof has six digits.",
  expired: "The password in payload.proof is too old. Ask for another one.",
};

/** CH-05: a number or an address becomes a customer's after a password was sent to it. */
function otpOperations(parts: ServiceParts): HubOperation[] {
  const { accounts, passwords, delivery } = identityTools(parts);
  const { brand, publicUrl } = parts;

  /** The customer's proved contacts, and the edition of their region in their chosen language. */
  const ownerOf = async (id: string) => {
    const account = await accounts.find(id);
    const region = account?.region ?? DEFAULT_REGION;
    const home = editionOf(isRegion(region) ? region : DEFAULT_REGION);
    const language = (await findRecord(parts.database.db, id))?.language;
    const edition = editionOf(regionIn(home.country, language ?? home.language) ?? home.region);
    return { id, phone: account?.phone ?? undefined, email: account?.email ?? undefined, edition };
  };

  /**
   * A new contact can be used to log in, so it needs a fresh login or a password that is sent to an existing contact.
   */
  const proofOf = ({ target }: Contact) => customerProof(parts, `change-contact:${target}`);

  return [
    operation(generateOtp, async ({ username, isdcode }, { who, token, address }) => {
      let proofSentTo: string | null = null;
      const answer = (reason: SendProblem | null, requestId = "", target = username): Sent => {
        const message = reason ? WHY_NOT[reason] : proofSentTo ? SENT_TWO : SENT;
        return { success: reason === null, message, username: target, requestId, reason, proofSentTo };
      };
      if (!parts.isOwnProvider) return answer("elsewhere");
      const owner = await ownerOf(who.sub);
      const { edition } = owner;
      const contact = readUsername(username, isdcode, edition);
      if ("problem" in contact) return answer(contact.problem);
      if (!delivery.channels.includes(contact.channel)) return answer("channel");
      if (!(await isFreshLogin(parts, owner.id, token))) {
        const proof = proofOf(contact);
        const asked = await proof.ask(owner, token);
        if (asked.by === "login") return answer("login");
        const refused = await proof.send(owner, { region: edition.region, address });
        // The previous password is still valid.
        if (refused && !asked.isSent) return answer("too-many");
        proofSentTo = asked.target;
      }
      // A number is returned in its stored form.
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
    operation(verifyOtp, async ({ payload }, { who, token }) => {
      const owner = await ownerOf(who.sub);
      const contact = readUsername(payload.username, payload.isdcode, owner.edition);
      if (!parts.isOwnProvider || "problem" in contact) return VERIFIED.expired;
      const purpose = purposeOf(who.sub, contact);
      const last = await passwords.last(purpose);
      if (payload.requestId && payload.requestId !== last?.id) return VERIFIED.expired;
      const isFresh = await isFreshLogin(parts, owner.id, token);
      const proof = proofOf(contact);
      const unproven = isFresh ? undefined : await proof.compare(owner, token, payload.proof);
      if (unproven) return notProven(unproven);
      const outcome = await passwords.check(purpose, payload.otp);
      if (outcome !== "right") return VERIFIED[outcome];
      // Used last, so that a mistake in the other password does not use up this one.
      const used = isFresh ? undefined : await proof.use(owner);
      if (used) return notProven(used);
      const changed = await changeContact(parts, { id: owner.id, region: owner.edition.region }, contact);
      if (changed instanceof Refusal) return changed;
      return changed === "taken" ? VERIFIED.taken : VERIFIED.right;
    }),
  ];
}

function notProven(problem: ProofProblem) {
  return { success: false, status: `PROOF_${problem.toUpperCase()}`, message: NOT_PROVEN[problem] };
}

/** A password is valid only for this customer and this number or address. */
function purposeOf(customerId: string, { target }: Contact): string {
  return `change:${customerId}:${target}`;
}

/** The contact as typed; a number without a country code gets the given one. */
function readUsername(username: string, isdcode: string | undefined, home: Edition) {
  const isPlain = !username.includes("@") && !/^\s*(\+|00)/.test(username);
  const isLocal = isdcode === undefined || isdcode === COUNTRIES[home.country].dialCode;
  return readContact(isPlain && !isLocal ? `${isdcode}${username}` : username, home);
}
