import { browserCall } from "../../../contracts/browser/browser-call.ts";
import { getCustomerDescriptor } from "../../../contracts/calls/customer/get-customer-descriptor.ts";
import type { StateStore } from "../state/page-state.ts";
import type { AccountWords } from "./account-words.ts";
import { forgetMark } from "./forget-mark.ts";

/**
 * GS-08, CH-03: who is logged in, asked once on a page and told to everybody on it by the state. A browser that bears the
 * mark of a login which the provider does not know any more has no valid user. Any other failure says nothing of anybody.
 */
export async function showAccount(state: StateStore): Promise<void> {
  const answer = await browserCall(getCustomerDescriptor, {});
  if (answer.ok) {
    const inValidUser = answer.value.authList?.every(({ valid, deleted }) => !valid || deleted) ?? false;
    state.setState("customer", { isLoggedIn: true, info: answer.value, inValidUser });
    for (const sign of document.querySelectorAll<HTMLElement>("[data-account]"))
      showName(sign, answer.value.name?.trim() ?? "");
  }
  // Nobody asked for anything of theirs: the page stays, and says what is true.
  else if (answer.problem.status === 401) {
    forgetMark();
    state.setState("customer", { isLoggedIn: false, info: null, inValidUser: true });
  }
}

function showName(sign: HTMLElement, name: string): void {
  const words: AccountWords = JSON.parse(sign.dataset.account ?? "");
  const label = name ? words.named.replace("{name}", () => name) : words.unnamed;
  sign.setAttribute("aria-label", label);
  sign.title = label;
  const [initial] = name.toLocaleUpperCase();
  if (!initial) return;
  const shown = document.createElement("span");
  shown.className = "account-initial";
  shown.ariaHidden = "true";
  shown.append(initial);
  sign.replaceChildren(shown);
}
