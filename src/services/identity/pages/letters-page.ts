import { html } from "hono/html";
import { DEFAULT_REGION, editionOf } from "../../../editions/edition.ts";
import type { DevelopmentLetter } from "../passwords/delivery.ts";
import { framePage } from "./page-frame.ts";

/** For whoever tries the site on their own machine: what would have been sent. */
export function lettersPage(letters: readonly DevelopmentLetter[], brand: string): Promise<string> {
  const edition = editionOf(DEFAULT_REGION);
  const title = "Development: passwords that were not sent";
  const list = letters.map(
    ({ target, text, at }) =>
      html`<li><p class="hint">${target} · ${at.toISOString().slice(11, 19)} UTC</p><pre dir="auto">${text}</pre></li>`,
  );
  return framePage({
    edition,
    brand,
    title,
    home: `/${edition.region}`,
    body: html`<h1>${title}</h1>
<p class="notice">This page exists because no gateway is set (SMS_WEBHOOK_URL, SMTP_URL) and the site runs on this machine.
Nobody has it on a public site.</p>
${letters.length === 0 ? html`<p>Nobody has asked for one yet.</p>` : html`<ol class="letters">${list}</ol>`}`,
  });
}
