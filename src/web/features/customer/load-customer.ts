import { getCustomer } from "../../../contracts/calls/customer/get-customer.ts";
import { getProfile } from "../../../contracts/calls/customer/profile.ts";
import type { CustomerInfo } from "../../../contracts/customer/customer-info.ts";
import { DEFAULT_FREQUENCY, type ProfileRecord } from "../../../contracts/customer/profile-record.ts";
import { optionalOwn, type PageInput } from "../../frame/page.ts";

/** Who is logged in; nothing where that cannot be had just now, which is in the log and stops no page (CH-07). */
export async function findCustomer({
  call,
  session,
}: Pick<PageInput, "call" | "session">): Promise<CustomerInfo | undefined> {
  if (!session) return undefined;
  return optionalOwn(call(getCustomer, { authorization: session.authorization }), undefined);
}

const NOTHING_CHOSEN: ProfileRecord = {
  language: null,
  frequency: DEFAULT_FREQUENCY,
  contactsAt: null,
  changes: [],
};

export async function findProfile({
  call,
  session,
}: Pick<PageInput, "call" | "session">): Promise<ProfileRecord> {
  if (!session) return NOTHING_CHOSEN;
  return optionalOwn(call(getProfile, { authorization: session.authorization }), NOTHING_CHOSEN);
}
