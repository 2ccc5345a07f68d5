import { html, raw } from "hono/html";
import { textOf } from "../../../editions/all-texts.ts";
import type { Edition } from "../../../editions/edition.ts";
import type { Text } from "../../../editions/text.ts";
import { editionOfLocales } from "./edition-of-locales.ts";
import { framePage, type Markup } from "./page-frame.ts";

export interface IdentityPages {
  failure(locales: string | undefined): Promise<string>;
  unavailable(locales: string | undefined): Promise<string>;
  /** For a network that begins too many logins. */
  busy(locales: string | undefined): Promise<string>;
  confirmLogout(locales: string | undefined, form: string): Promise<string>;
  loggedOut(locales: string | undefined): Promise<string>;
}

interface PageText {
  title: string;
  text: Markup;
  /** The text of the link to the home page. */
  back?: string;
}

export function createPages(brand: string): IdentityPages {
  const inLanguage = (locales: string | undefined, write: (t: Text["t"], edition: Edition) => PageText) => {
    const edition = editionOfLocales(locales);
    const { t } = textOf(edition.language);
    const { title, text, back = t("signIn.back", { brand }) } = write(t, edition);
    const home = `/${edition.region}`;
    const body = html`<h1>${title}</h1>${text}
<p class="back"><a href="${home}">${back}</a></p>`;
    return framePage({ edition, brand, title, home, body });
  };
  const loginLink = ({ region }: Edition, words: string) =>
    html`<p><a class="button" href="/bumblebee/login?redirectPath=/${region}">${words}</a></p>`;
  return {
    failure: (locales) =>
      inLanguage(locales, (t, edition) => ({
        title: t("signIn.over.title"),
        text: html`<p>${t("signIn.over.text")}</p>${loginLink(edition, t("signIn.begin"))}`,
      })),
    unavailable: (locales) =>
      inLanguage(locales, (t, edition) => ({
        title: t("error.titleUnavailable"),
        text: html`<p>${t("error.helpUnavailable")}</p>${loginLink(edition, t("error.tryAgain"))}`,
      })),
    busy: (locales) =>
      inLanguage(locales, (t) => ({
        title: t("signIn.busy.title"),
        text: html`<p>${t("signIn.error.busy")}</p>`,
      })),
    confirmLogout: (locales, form) =>
      inLanguage(locales, (t) => ({
        title: t("signIn.out.title"),
        text: html`<p>${t("signIn.out.text", { brand })}</p>${raw(form)}
<button form="op.logoutForm" name="logout" value="yes">${t("signIn.out")}</button>`,
        back: t("signIn.out.stay"),
      })),
    loggedOut: (locales) =>
      inLanguage(locales, (t) => ({
        title: t("signIn.out.done"),
        text: html`<p>${t("signIn.out.doneText")}</p>`,
      })),
  };
}
