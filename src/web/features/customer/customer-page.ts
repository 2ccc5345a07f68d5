import { getCustomer } from "../../../contracts/calls/customer/get-customer.ts";
import { getDeletion } from "../../../contracts/calls/customer/my-deletion.ts";
import { getProfile } from "../../../contracts/calls/customer/profile-calls.ts";
import { getProject } from "../../../contracts/calls/customer/project-calls.ts";
import type { CustomerInfo } from "../../../contracts/customer/customer-info.ts";
import { DEFAULT_FREQUENCY, type ProfileRecord } from "../../../contracts/customer/profile-record.ts";
import type { Project } from "../../../contracts/customer/project/project.ts";
import { optional, optionalOwn, type PageInput, page } from "../../frame/page.ts";

export interface Leaving {
  leaving?: { eraseAt: string } | undefined;
}

/** Wraps a page of the account: each of them shows the notice that the account is about to be erased. */
export function customerPage<Data extends object>(load: (input: PageInput) => Promise<Data>) {
  return page(async (input): Promise<Data & Leaving> => {
    const { call, session } = input;
    const [data, deletion] = await Promise.all([
      load(input),
      session
        ? optionalOwn(call(getDeletion, { authorization: session.authorization }), undefined)
        : undefined,
    ]);
    return { ...data, ...(deletion?.asked && { leaving: { eraseAt: deletion.asked.eraseAt } }) };
  });
}

/** Returns the logged-in customer; undefined if the call fails, which is logged and does not stop the page (CH-07). */
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

/** CH-06, CH-07: null if the customer has no project, "unknown" if the call failed. Guests cause no call. */
export async function loadProject({
  call,
  session,
}: Pick<PageInput, "call" | "session">): Promise<Project | null | "unknown"> {
  if (!session) return null;
  const answer = await optional(call(getProject, { authorization: session.authorization }), undefined);
  return answer ? answer.data.project : "unknown";
}
