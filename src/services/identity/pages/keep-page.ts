import { html } from "hono/html";
import { textOf } from "../../../editions/all-texts.ts";
import type { Edition } from "../../../editions/edition.ts";
import { framePage } from "./page-frame.ts";

interface KeepPage {
  edition: Edition;
  brand: string;
  /** Where the script sends what the authenticator has signed. */
  path: string;
  /** Bound to this offer: no other page can send it. */
  token: string;
  /** Where somebody wanted to go when they signed in. */
  onward: string;
}

/** After somebody has signed in by a password: the offer to do without one next time. */
export function keepPage({ edition, brand, path, token, onward }: KeepPage): Promise<string> {
  const { t } = textOf(edition.language);
  const title = t("signIn.keep.title");
  return framePage({
    edition,
    brand,
    title,
    home: onward,
    isScripted: true,
    body: html`<h1>${title}</h1>
<p class="soft">${t("signIn.keep.text")}</p>
<div data-keep="${path}" data-token="${token}" data-onward="${onward}" hidden>
<button type="button">${t("signIn.keep")}</button>
<p class="failed" role="alert" data-words="${t("signIn.keep.failed")}"></p>
</div>
<p class="back"><a href="${onward}">${t("signIn.keep.later")}</a></p>`,
  });
}
