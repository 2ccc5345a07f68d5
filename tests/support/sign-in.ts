import type { Browser, Opened } from "./browser.ts";

interface SignInOptions {
  /** An address that leads to the sign-in: an address of the provider, or a page of the site. */
  start: string;
  contact: string;
  /** Reads the password; the default is the development page, which only a site on localhost has. */
  readPassword?: () => Promise<string>;
  until?: (url: URL) => boolean;
}

/** Signs in as a person does: types a contact, reads the password, and types it. */
export async function signIn(browser: Browser, options: SignInOptions): Promise<Opened> {
  const { start, contact, until } = options;
  const first = await browser.open(start, until);
  // A browser that is already signed in is redirected back immediately.
  if (!first.url.pathname.startsWith("/auth/sign-in/")) return first;
  const second = await askForPassword(browser, first, contact);
  const password = await (options.readPassword ?? (() => developmentPassword(browser, targetOf(second))))();
  return browser.send(second.url.pathname, { token: tokenOf(second), password }, until);
}

export function askForPassword(browser: Browser, page: Opened, contact: string): Promise<Opened> {
  return browser.send(page.url.pathname, { token: tokenOf(page), contact });
}

/** The newest password that would have been sent to a contact. */
export async function developmentPassword(browser: Browser, target: string): Promise<string> {
  const { text } = await browser.open("/auth/development/letters");
  const letter = text.split("<li>").find((part) => part.includes(`>${target} ·`));
  return /#(\d{6})/.exec(letter ?? "")?.[1] ?? "";
}

/** The token that proves that a form came from our own page. */
export function tokenOf({ text }: Opened): string {
  return /name="token" value="([^"]+)"/.exec(text)?.[1] ?? "";
}

/** The contact to which the password was sent, as the page shows it. */
export function targetOf({ text }: Opened): string {
  return /class="target">([^<]+)</.exec(text)?.[1] ?? "";
}
