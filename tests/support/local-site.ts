import type { Log } from "../../src/platform/log.ts";
import type { Browser } from "./browser.ts";
import { customerOf, guestOf, LOCAL_SETTINGS, LOCAL_URL } from "./customer.ts";
import { type OwnSite, testSite } from "./open-test-site.ts";

export { LOCAL_URL };

interface LocalSite extends OwnSite {
  /** Somebody who signs in as a person does, with a password from the development page. */
  customer(contact: string): Promise<Browser>;
  guest(): Browser;
}

/** A site on this machine, as a newcomer has it. */
export function localSite(settings: () => Record<string, string> = () => ({}), log?: Log): LocalSite {
  const site = testSite(() => ({ ...LOCAL_SETTINGS, ...settings() }), log);
  return { ...site, guest: () => guestOf(site), customer: (contact) => customerOf(site, contact) };
}
