import { html } from "hono/html";
import { SIGN_IN } from "../../../contracts/browser/backend-paths.ts";
import { textOf } from "../../../editions/all-texts.ts";
import { COUNTRIES, ISO_CODES, isCountry } from "../../../editions/countries.ts";
import type { Edition } from "../../../editions/edition.ts";
import type { Country } from "../../../editions/regions.ts";
import type { Contact } from "../accounts.ts";
import { LETTERS_PATH } from "../assets/serve-assets.ts";
import { MINUTES_VALID, SECONDS_BETWEEN } from "../passwords/one-time-passwords.ts";
import { framePage, type Markup, type Problem, problemSummary } from "./page-frame.ts";

export interface SignInView {
  edition: Edition;
  brand: string;
  path: string;
  token: string;
  channels: readonly Contact["channel"][];
  isDevelopment: boolean;
  problem?: Problem | undefined;
}

type Words = ReturnType<typeof textOf>["t"];

interface ContactView extends SignInView {
  contact: string;
  country: Country;
}

export function contactPage(view: ContactView): Promise<string> {
  const { t } = textOf(view.edition.language);
  const label = contactLabel(view.channels, t);
  const body = view.channels.length === 0 ? notice(t("signIn.none")) : contactForm(view, label, t);
  return signInFrame(
    view,
    t("signIn.title"),
    html`<h1>${t("signIn.title")}</h1>
<ul class="reasons">
${REASONS.map((reason) => html`<li>${t(reason)}</li>`)}
</ul>
<p class="soft">${t("signIn.text")}</p>
${body}`,
  );
}

const REASONS = ["signIn.reason.designs", "signIn.reason.project", "signIn.reason.tickets"] as const;

/** If only one channel is available, the label names it. */
export function contactLabel(channels: SignInView["channels"], t: Words): string {
  const [only, ...more] = channels;
  return more.length > 0 || !only ? t("signIn.contact") : t(`signIn.contact.${only}`);
}

function contactForm(view: ContactView, label: string, t: Words): Markup {
  const { path, token, contact, problem } = view;
  return html`${summary(problem, "contact", t)}
<form method="post" action="${path}" novalidate>
${hidden(token)}
<label for="contact">${label}</label>
<input id="contact" name="contact" value="${contact}" dir="ltr" autocomplete="username webauthn" autocapitalize="none" spellcheck="false" maxlength="254" ${problem ? html` aria-describedby="contact-problem" aria-invalid="true"` : ""}>
${fieldProblem(problem, "contact", t)}
${view.channels.includes("phone") ? countryChoice(view, t) : ""}
<button>${t("signIn.send")}</button>
<p class="hint">${t("signIn.privacy")}</p>
</form>
<div class="passkey" data-passkey="${path}/passkey" data-token="${token}" hidden>
<p class="or"><span>${t("signIn.or")}</span></p>
<button type="button" class="second">${t("signIn.passkey")}</button>
<p class="failed" role="alert" data-words="${t("signIn.passkey.failed")}"></p>
</div>`;
}

/** Shows the country that is assumed for a number without a code, and lets the visitor change it. */
function countryChoice({ edition, country }: ContactView, t: Words): Markup {
  const names = new Intl.DisplayNames(edition.locale, { type: "region" });
  const options = Object.keys(COUNTRIES)
    .filter(isCountry)
    .map((name) => {
      const words = `${names.of(ISO_CODES[name])} (\u2066${COUNTRIES[name].dialCode}\u2069)`;
      return html`<option value="${name}"${name === country ? html` selected` : ""}>${words}</option>`;
    });
  return html`<label for="country">${t("signIn.country")}</label>
<select id="country" name="country" aria-describedby="country-hint" autocomplete="off">${options}</select>
<p class="hint" id="country-hint">${t("signIn.countryHint")}</p>
`;
}

export function passwordPage(view: SignInView & { target: string }): Promise<string> {
  const { path, token, target, problem } = view;
  const { t } = textOf(view.edition.language);
  const [before = "", after = ""] = t("signIn.password.sentTo", { minutes: MINUTES_VALID }).split("{target}");
  const development = html`<div class="notice"><p>${t("signIn.development")}</p>
<p><a href="${SIGN_IN + LETTERS_PATH}" target="_blank">${t("signIn.developmentLink")}</a></p></div>`;
  return signInFrame(
    view,
    t("signIn.password.title"),
    html`<h1>${t("signIn.password.title")}</h1>
<p class="soft">${before}<bdi dir="ltr" class="target">${target}</bdi>${after}</p>
${summary(problem, "password", t)}
<form method="post" action="${path}/password" novalidate>
${hidden(token)}
<input type="hidden" name="passkeys" value="" data-passkeys>
<label for="password">${t("signIn.password")}</label>
<p class="hint" id="password-hint">${t("signIn.password.hint")}</p>
<input id="password" class="digits" name="password" dir="ltr" inputmode="numeric" autocomplete="one-time-code" maxlength="12" autofocus aria-describedby="password-hint${problem ? " password-problem" : ""}"${problem ? html` aria-invalid="true"` : ""}>
${fieldProblem(problem, "password", t)}
<button>${t("signIn.check")}</button>
</form>
<div class="others">
<form method="post" action="${path}/again">${hidden(token)}<button class="link" data-wait="${SECONDS_BETWEEN}" data-words="${t("signIn.againIn")}">${t("signIn.again")}</button></form>
<a href="${path}?change=1">${t("signIn.change")}</a>
</div>
${view.isDevelopment ? development : ""}`,
  );
}

function signInFrame(view: SignInView, title: string, body: Markup): Promise<string> {
  const { edition, brand, path, problem } = view;
  const { t } = textOf(edition.language);
  return framePage({
    edition,
    brand,
    title,
    home: `${path}/back`,
    isScripted: true,
    problem: problem?.message,
    body: html`${body}
<p class="back"><a href="${path}/back">${t("signIn.back", { brand })}</a></p>`,
  });
}

function hidden(token: string): Markup {
  return html`<input type="hidden" name="token" value="${token}">`;
}

function notice(words: string): Markup {
  return html`<p class="notice">${words}</p>`;
}

function summary(problem: Problem | undefined, field: string, t: Words): Markup | string {
  if (!problem) return "";
  return problemSummary({
    title: t("signIn.error.title"),
    problem: t(problem.message, problem.values),
    field,
  });
}

function fieldProblem(problem: Problem | undefined, field: string, t: Words): Markup | string {
  return problem
    ? html`<p class="wrong" id="${field}-problem">${t(problem.message, problem.values)}</p>`
    : "";
}
