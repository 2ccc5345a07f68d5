import type { Log } from "../../src/platform/log.ts";
import type { Browser } from "./browser.ts";
import { customerOf, guestOf, LOCAL_SETTINGS, LOCAL_URL } from "./customer.ts";
import { type OwnSite, testSite } from "./open-test-site.ts";

export { LOCAL_URL };

interface LocalSite extends OwnSite {
  /** Logs a customer in with a password from the development page, as a person does. */
  customer(contact: string): Promise<Browser>;
  guest(): Browser;
}

/** A site on this machine with the default settings. */
export function localSite(settings: () => Record<string, string> = () => ({}), log?: Log): LocalSite {
  const site = testSite(() => ({ ...LOCAL_SETTINGS, ...settings() }), log);
  return { ...site, guest: () => guestOf(site), customer: (contact) => customerOf(site, contact) };
}
