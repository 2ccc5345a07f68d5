import { type Browser, newBrowser } from "./browser.ts";
import type { TestSite } from "./open-test-site.ts";
import { developmentPassword, signIn } from "./sign-in.ts";

/** A site on this machine shows its one-time passwords on a page, and so tests can log in through the front door. */
const LOCAL_SITE = "http://localhost:3999";
export const LOCAL_SETTINGS = { PUBLIC_URL: LOCAL_SITE, LEADS_PER_ADDRESS: "1000" };

export function guestOf(site: Pick<TestSite, "fetch">): Browser {
  return newBrowser((url, init) => {
    const { pathname, search } = new URL(url);
    return site.fetch(pathname + search, init, LOCAL_SITE);
  }, LOCAL_SITE);
}

/** Somebody who has logged in on their way to a page. */
export async function customerOf(site: Pick<TestSite, "fetch">, contact: string, path = "/in/profile") {
  const browser = guestOf(site);
  const opened = await signIn(browser, { start: path, contact });
  return { browser, opened, readPassword: (target: string) => developmentPassword(browser, target) };
}
