import { browserCall } from "../../../contracts/browser/browser-call.ts";
import { getCustomerDescriptor } from "../../../contracts/calls/customer/get-customer-descriptor.ts";
import type { StateStore } from "./state.ts";

/**
 * GS-08, CH-03: pages are the same for everybody, so who is logged in comes after. A browser that bears the mark of a login
 * which the provider does not know any more has no valid user. Any other failure says nothing about anybody.
 */
export async function knowCustomer(store: StateStore): Promise<void> {
  const answer = await browserCall(getCustomerDescriptor, {});
  if (answer.ok) {
    const inValidUser = !answer.value.authList.some(({ valid, deleted }) => valid && !deleted);
    store.setState("customer", { isLoggedIn: true, info: answer.value, inValidUser });
  } else if (answer.problem.status === 401)
    store.setState("customer", { isLoggedIn: false, info: null, inValidUser: true });
}
