import { html } from "hono/html";
import { textOf } from "../../../editions/all-texts.ts";
import { framePage } from "./page-frame.ts";
import type { SignInView } from "./sign-in-pages.ts";

/** After the password was right: the offer to do without one next time. */
export function keepPage({ view, onward }: { view: SignInView; onward: string }): Promise<string> {
  const { edition, brand, path, token } = view;
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
<div data-keep="${path}/keep" data-token="${token}" hidden>
<button type="button">${t("signIn.keep")}</button>
<p class="failed" role="alert" data-words="${t("signIn.keep.failed")}"></p>
</div>
<p class="back"><a href="${onward}">${t("signIn.keep.later")}</a></p>`,
  });
}
