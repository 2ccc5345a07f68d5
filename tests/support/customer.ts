import { type Browser, newBrowser, type Opened } from "./browser.ts";
import type { TestSite } from "./open-test-site.ts";
import { developmentPassword, signIn } from "./sign-in.ts";

/** A local host name, for which a page shows the passwords. */
export const LOCAL_URL = "http://localhost:3999";

/** The settings of a site on which a test can log in as a customer. */
export const LOCAL_SETTINGS = {
  PUBLIC_URL: LOCAL_URL,
  PASSWORDS_PER_ADDRESS: "1000",
  LEADS_PER_ADDRESS: "1000",
};

type Site = Pick<TestSite, "fetch">;

export function guestOf(site: Site): Browser {
  return newBrowser((url, init) => {
    const { pathname, search } = new URL(url);
    return site.fetch(pathname + search, init, LOCAL_URL);
  }, LOCAL_URL);
}

interface Arrived {
  browser: Browser;
  opened: Opened;
  readPassword(target: string): Promise<string>;
}

/** Logs a customer in by number or e-mail address, and opens a page. */
export async function arriveAt(site: Site, contact: string, path = "/in/profile"): Promise<Arrived> {
  const browser = guestOf(site);
  const opened = await signIn(browser, { start: path, contact });
  return { browser, opened, readPassword: (target) => developmentPassword(browser, target) };
}

/** Logs a customer in at the site. */
export async function customerOf(site: Site, contact: string, region = "in"): Promise<Browser> {
  const start = `/bumblebee/login?redirectPath=/${region}/profile`;
  return (await arriveAt(site, contact, start)).browser;
}

/** Calls an operation of the hub, as a script of the site does. */
export async function askHub(
  browser: Browser,
  operationName: string,
  variables: Record<string, unknown> = {},
  path = "/bumblebee/v1/api/hub/graphql",
) {
  const { status, text } = await browser.sendJson(path, { operationName, variables });
  const body = JSON.parse(text);
  return { status, data: body.data?.[operationName], errors: body.errors };
}

export { developmentPassword };
