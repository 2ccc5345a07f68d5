import { Hono } from "hono";
import type { Kysely } from "kysely";
import {
  chooseAddress,
  listAddresses,
  MAX_ADDRESSES,
  removeAddress,
  saveAddress,
} from "../../contracts/calls/customer/addresses.ts";
import { getPrivacyPreference, savePrivacyPreference } from "../../contracts/calls/customer/privacy-calls.ts";
import { getProfile, saveProfile } from "../../contracts/calls/customer/profile-calls.ts";
import { checkAddress } from "../../contracts/customer/check-address.ts";
import { PRIVACY_DEFAULTS, type PrivacyPreference } from "../../contracts/customer/privacy-preference.ts";
import { DEFAULT_FREQUENCY } from "../../contracts/customer/profile-record.ts";
import type { CallAnswer } from "../../contracts/define-call.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Signer } from "../../platform/signing.ts";
import { stopOfOwner } from "../contact/stop-of-owner.ts";
import { currentCustomer } from "../customers/current-customer.ts";
import { customerWrite } from "../customers/customer-write.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { answerOperations } from "../hub/answer-operations.ts";
import { operation } from "../hub/operation.ts";
import { identityTools } from "../identity/identity-tools.ts";
import { readContact } from "../identity/passwords/read-contact.ts";
import type { UserInfo } from "../login/identity.ts";
import type { Places } from "../places/known-places.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { addressesOf, chooseDefault, dropAddress, storeAddress } from "./address-store.ts";
import { changeRecord, findRecord, listChanges } from "./record-store.ts";

export function serveProfile(parts: ServiceParts): Service {
  const app = new Hono();
  servePreferences(app, parts);
  serveRecord(app, parts);
  serveAddresses(app, parts);
  return { mounts: [{ host: "bumblebee", app }] };
}

function servePreferences(app: Hono, parts: ServiceParts): void {
  const { identifyCaller, signer, crm } = parts;
  const { db } = parts.database;
  const current = currentCustomer(parts);
  serveCall(app, getPrivacyPreference, async ({ authorization, id }) => {
    const who = await identifyCaller(authorization);
    return who instanceof Refusal ? who : preferenceOf(db, await current(who), id);
  });
  const save = operation(savePrivacyPreference, async ({ privacyInput: { type, ...privacy } }, { who }) => {
    const parts = { db, signer, hasCrm: crm !== undefined };
    return (await savePreference(parts, await current(who), privacy)) ?? { success: true };
  });
  app.all(savePrivacyPreference.path, answerOperations([save], identifyCaller));
}

function serveRecord(app: Hono, parts: ServiceParts): void {
  const { identifyCaller, isOwnProvider, identityOrigin } = parts;
  const { db } = parts.database;
  const { accounts } = identityTools(parts);
  serveCall(app, getProfile, async ({ authorization }) => {
    const who = await identifyCaller(authorization);
    if (who instanceof Refusal) return who;
    const record = await findRecord(db, who.sub);
    return {
      language: record?.language ?? null,
      frequency: record?.frequency ?? DEFAULT_FREQUENCY,
      contactsAt: identityOrigin ?? null,
      changes: await listChanges(db, who.sub),
    };
  });
  serveCall(app, saveProfile, async ({ authorization, name, ...record }) => {
    const who = await identifyCaller(authorization);
    if (who instanceof Refusal) return who;
    if (name !== undefined && !isOwnProvider)
      return new Refusal(409, "The name is changed at the login provider.", { field: "name" });
    return customerWrite(db, who.sub, async (transaction) => {
      await changeRecord(transaction, who.sub, record);
      if (name !== undefined) await accounts.rename(who.sub, name, transaction);
      return { saved: true };
    });
  });
}

function serveAddresses(app: Hono, { identifyCaller, places, database: { db } }: ServiceParts): void {
  const none = () => new Refusal(404, "You have no such address.");
  serveCall(app, listAddresses, async ({ authorization, country }) => {
    const who = await identifyCaller(authorization);
    if (who instanceof Refusal) return who;
    return { addresses: await addressesOf(db, who.sub), places: await placesFor(places, country) };
  });
  serveCall(app, saveAddress, async ({ authorization, fields: typed, ...address }) => {
    const who = await identifyCaller(authorization);
    if (who instanceof Refusal) return who;
    const checked = checkAddress(address.country, typed);
    if ("errors" in checked) {
      const [field = "", reason = "wrong"] = Object.entries(checked.errors)[0] ?? [];
      return new Refusal(400, `The field ${field} is not right: ${reason}.`, { field, reason });
    }
    const stored = await customerWrite(db, who.sub, (transaction) =>
      storeAddress(transaction, who.sub, { ...address, fields: checked.fields }, MAX_ADDRESSES),
    );
    if (stored instanceof Refusal) return stored;
    if (stored === "full") return new Refusal(409, `You have ${MAX_ADDRESSES} already.`, { reason: "full" });
    return stored === "none" ? none() : stored;
  });
  serveCall(app, removeAddress, async ({ authorization, id }) => {
    const who = await identifyCaller(authorization);
    if (who instanceof Refusal) return who;
    return customerWrite(db, who.sub, async (transaction) =>
      (await dropAddress(transaction, who.sub, id)) ? { removed: true as const } : none(),
    );
  });
  serveCall(app, chooseAddress, async ({ authorization, id }) => {
    const who = await identifyCaller(authorization);
    if (who instanceof Refusal) return who;
    return customerWrite(
      db,
      who.sub,
      async (transaction) => (await chooseDefault(transaction, who.sub, id)) ?? none(),
    );
  });
}

type NamedPlaces = CallAnswer<typeof listAddresses>["places"];

async function placesFor(places: Places, country: string | undefined): Promise<NamedPlaces> {
  const known = country === undefined ? undefined : await places.of(country);
  const cities = known?.cities ?? [];
  return {
    cities: cities.map(({ name }) => name),
    localities: cities.flatMap((city) => city.localities.map(({ name }) => name)),
  };
}

interface PrivacyParts {
  db: Kysely<Schema>;
  signer: Signer;
  hasCrm: boolean;
}

/** For a contact that this customer has not proved, the defaults are returned, as for an unknown one. */
async function preferenceOf(
  db: Kysely<Schema>,
  who: UserInfo,
  id: string,
): Promise<Required<PrivacyPreference>> {
  const record = isOwn(who, id) ? await findRecord(db, who.sub) : undefined;
  const { email, sms, whatsapp, is_black } = record?.privacy ?? {};
  return {
    email: email ?? PRIVACY_DEFAULTS.email,
    sms: sms ?? PRIVACY_DEFAULTS.sms,
    whatsapp: whatsapp ?? PRIVACY_DEFAULTS.whatsapp,
    is_black: is_black ?? PRIVACY_DEFAULTS.is_black,
  };
}

/** One choice for all contacts of a customer. Stopping everything also stops e-mails and calls about their requests. */
async function savePreference(
  { db, signer, hasCrm }: PrivacyParts,
  who: UserInfo,
  privacy: Required<PrivacyPreference>,
): Promise<Refusal | undefined> {
  return customerWrite(db, who.sub, async (transaction) => {
    const before = await findRecord(transaction, who.sub);
    await changeRecord(transaction, who.sub, { privacy });
    const isStopped = privacy.is_black === true;
    if (isStopped !== (before?.privacy.is_black ?? false))
      await stopOfOwner(transaction, provenContacts(who), { isStopped, signer, hasCrm });
    return undefined;
  });
}

function provenContacts({ email, email_verified, phone_number, phone_number_verified }: UserInfo) {
  return {
    email: email_verified === true ? email : undefined,
    phone: phone_number_verified === true ? phone_number : undefined,
  };
}

/** In any spelling: with or without the country code, in upper or lower case. */
function isOwn(who: UserInfo, id: string): boolean {
  const { email, phone } = provenContacts(who);
  const asked = readContact(id, { isoCode: "IN" });
  if (email !== undefined && "target" in asked && asked.target === email.toLowerCase()) return true;
  const digits = id.replace(/\D/g, "");
  return phone !== undefined && digits.length >= 7 && phone.replace(/\D/g, "").endsWith(digits);
}
