import { html, raw } from "hono/html";
import { textOf } from "../../../editions/all-texts.ts";
import type { Edition } from "../../../editions/edition.ts";
import { editionOfLocales } from "./edition-of-locales.ts";
import { framePage, type Markup } from "./page-frame.ts";

/** The pages that the provider itself shows; each in the language that the client asked for. */
export interface IdentityPages {
  trouble(locales: string | undefined): Promise<string>;
  /** For when nothing can be stored, or the provider itself has failed. */
  unavailable(locales: string | undefined): Promise<string>;
  /** For a network that begins too many sign-ins. */
  busy(locales: string | undefined): Promise<string>;
  confirmLogout(locales: string | undefined, form: string): Promise<string>;
  loggedOut(locales: string | undefined): Promise<string>;
}

export function createPages(brand: string): IdentityPages {
  const frame = (edition: Edition, title: string, body: Markup) =>
    framePage({ edition, brand, title, home: `/${edition.region}`, body: html`<h1>${title}</h1>${body}` });
  const back = (edition: Edition, words: string) =>
    html`<p class="back"><a href="/${edition.region}">${words}</a></p>`;
  return {
    trouble(locales) {
      const edition = editionOfLocales(locales);
      const { t } = textOf(edition.language);
      return frame(
        edition,
        t("signIn.over.title"),
        html`<p>${t("signIn.over.text")}</p>
<p><a class="button" href="/bumblebee/login?redirectPath=/${edition.region}">${t("signIn.begin")}</a></p>
${back(edition, t("signIn.back", { brand }))}`,
      );
    },
    unavailable(locales) {
      const edition = editionOfLocales(locales);
      const { t } = textOf(edition.language);
      return frame(
        edition,
        t("error.titleUnavailable"),
        html`<p>${t("error.helpUnavailable")}</p>
<p><a class="button" href="/bumblebee/login?redirectPath=/${edition.region}">${t("error.tryAgain")}</a></p>
${back(edition, t("signIn.back", { brand }))}`,
      );
    },
    busy(locales) {
      const edition = editionOfLocales(locales);
      const { t } = textOf(edition.language);
      return frame(
        edition,
        t("signIn.busy.title"),
        html`<p>${t("signIn.error.busy")}</p>
${back(edition, t("signIn.back", { brand }))}`,
      );
    },
    confirmLogout(locales, form) {
      const edition = editionOfLocales(locales);
      const { t } = textOf(edition.language);
      return frame(
        edition,
        t("signIn.out.title"),
        html`<p>${t("signIn.out.text", { brand })}</p>
${raw(form)}
<button form="op.logoutForm" name="logout" value="yes">${t("signIn.out")}</button>
${back(edition, t("signIn.out.stay"))}`,
      );
    },
    loggedOut(locales) {
      const edition = editionOfLocales(locales);
      const { t } = textOf(edition.language);
      return frame(
        edition,
        t("signIn.out.done"),
        html`<p>${t("signIn.out.doneText")}</p>
${back(edition, t("signIn.back", { brand }))}`,
      );
    },
  };
}
