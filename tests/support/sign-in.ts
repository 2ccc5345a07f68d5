import type { Browser, Opened } from "./browser.ts";

interface SignInOptions {
  /** An address that leads to the sign-in: the provider's own, or a page of the site. */
  start: string;
  contact: string;
  /** Where the password is read; from the development page by itself, which only a site on localhost has. */
  readPassword?: () => Promise<string>;
  until?: (url: URL) => boolean;
}

/** Signs somebody in as a person does: types a number or an address, reads the password, and types it. */
export async function signIn(browser: Browser, options: SignInOptions): Promise<Opened> {
  const { start, contact, until } = options;
  const first = await browser.open(start, until);
  // Whoever is signed in already is sent back at once.
  if (!first.url.pathname.startsWith("/auth/sign-in/")) return first;
  const second = await askForPassword(browser, first, contact);
  const password = await (options.readPassword ?? (() => developmentPassword(browser, targetOf(second))))();
  return browser.send(second.url.pathname, { token: tokenOf(second), password }, until);
}

export function askForPassword(browser: Browser, page: Opened, contact: string): Promise<Opened> {
  return browser.send(page.url.pathname, { token: tokenOf(page), contact });
}

/** The newest password that would have gone to a number or an address. */
export async function developmentPassword(browser: Browser, target: string): Promise<string> {
  const { text } = await browser.open("/auth/development/letters");
  const letter = text.split("<li>").find((part) => part.includes(`>${target} ·`));
  return /#(\d{6})/.exec(letter ?? "")?.[1] ?? "";
}

/** What proves that a form came from our own page. */
export function tokenOf({ text }: Opened): string {
  return /name="token" value="([^"]+)"/.exec(text)?.[1] ?? "";
}

/** Where the password went, as the page says. */
export function targetOf({ text }: Opened): string {
  return /class="target">([^<]+)</.exec(text)?.[1] ?? "";
}
