import type { Log } from "../../src/platform/log.ts";
import { type Browser, newBrowser } from "./browser.ts";
import { type TestSite, testSite } from "./open-test-site.ts";
import { newSharedFolder, takeSharedContent } from "./shared-content.ts";
import { signIn } from "./sign-in.ts";

export const LOCAL_URL = "http://localhost:3000";

export interface LocalSite extends TestSite {
  dataDirectory: string;
  restart(): Promise<void>;
  /** Somebody who signs in as a person does, with a password from the development page. */
  customer(contact: string, start?: string): Promise<Browser>;
  guest(): Browser;
}

/** A site on this machine, as a newcomer has it, with its data in a folder that commands can be given. */
export async function localSite(
  settings: () => Record<string, string> = () => ({}),
  log?: Log,
): Promise<LocalSite> {
  const dataDirectory = newSharedFolder();
  await takeSharedContent(dataDirectory);
  const site = testSite(() => ({ PUBLIC_URL: LOCAL_URL, DATA_DIR: dataDirectory, ...settings() }), log);
  const guest = () =>
    newBrowser((url, init) => {
      const { pathname, search } = new URL(url);
      return site.fetch(pathname + search, init, LOCAL_URL);
    }, LOCAL_URL);
  return {
    ...site,
    dataDirectory,
    guest,
    async customer(contact, start = "/bumblebee/login?redirectPath=/in/profile") {
      const browser = guest();
      await signIn(browser, { start, contact });
      return browser;
    },
  };
}
