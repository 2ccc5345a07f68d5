import { type Browser, newBrowser } from "./browser.ts";
import type { TestSite } from "./open-test-site.ts";
import { developmentPassword, signIn } from "./sign-in.ts";

/** A name of this machine: there the passwords stand on a page. */
const LOCAL_URL = "http://localhost:3999";

/** The settings of a site whose customers a test can be. */
export const LOCAL_SETTINGS = { PUBLIC_URL: LOCAL_URL, PASSWORDS_PER_ADDRESS: "1000" };

/** A guest of such a site. */
export function guestOf(site: Pick<TestSite, "fetch">): Browser {
  return newBrowser((url, init) => site.fetch(url.slice(LOCAL_URL.length), init, LOCAL_URL), LOCAL_URL);
}

/** Somebody who has logged in there by a number or an address. */
export async function customerOf(
  site: Pick<TestSite, "fetch">,
  contact: string,
  region = "in",
): Promise<Browser> {
  const browser = guestOf(site);
  await signIn(browser, { start: `/bumblebee/login?redirectPath=/${region}/profile`, contact });
  return browser;
}

/** An operation of the hub, as a script of the site asks for it. */
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
