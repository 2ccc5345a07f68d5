import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { SIGN_IN } from "../../contracts/browser/backend-paths.ts";
import { textOf } from "../../editions/all-texts.ts";
import { ISO_CODES, isCountry } from "../../editions/countries.ts";
import { DEFAULT_REGION, editionOf } from "../../editions/edition.ts";
import type { Country } from "../../editions/regions.ts";
import { databaseFailureOf } from "../../platform/database/health/database-failure.ts";
import { limitVisits } from "../http/limit-visits.ts";
import type { Contact } from "./accounts.ts";
import { ASSET_FOLDER, assetsApp, LETTERS_PATH } from "./assets/serve-assets.ts";
import { askedLocales, localesCookie } from "./pages/asked-locales.ts";
import { framePage, type Problem } from "./pages/page-frame.ts";
import { contactLabel, contactPage, passwordPage } from "./pages/sign-in-pages.ts";
import { OFFER_PATH } from "./passkeys/passkey-offer.ts";
import { passkeyOfferApp, passkeysApp } from "./passkeys/passkeys-app.ts";
import type { DevelopmentLetter } from "./passwords/delivery.ts";
import { MAX_TRIES, MINUTES_VALID } from "./passwords/one-time-passwords.ts";
import { readContact } from "./passwords/read-contact.ts";
import { askProvider } from "./provider/send-own-forms.ts";
import { enter } from "./sign-in/enter.ts";
import type { IdentityParts } from "./sign-in/identity-parts.ts";
import { stepsOf } from "./sign-in/step.ts";
import { finishVisit, readForm, type Visit } from "./sign-in/visit.ts";

/** Allows no inline code and no other origin. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const BEGINNINGS_FOR_A_PASSWORD = 10;

export function createIdentityApp(parts: IdentityParts): Hono {
  const app = new Hono().basePath(SIGN_IN);
  const limit = limitVisits(
    parts.openLimit("login-beginnings", parts.limits.perAddress * BEGINNINGS_FOR_A_PASSWORD, 600),
  );
  app.use(async (context, next) => {
    await next();
    const locales = localesCookie(context.req.raw, parts.publicUrl);
    if (locales) context.header("set-cookie", locales, { append: true });
    if (!context.res.headers.get("content-type")?.startsWith("text/html")) return;
    context.header("content-security-policy", POLICY);
    context.header("referrer-policy", "same-origin");
    context.header("cache-control", "no-store");
  });
  app.onError(async (error, context) => {
    const failure = databaseFailureOf(error);
    if (!failure) throw error;
    parts.log.warn({ failure }, "A sign-in cannot continue without the database.");
    context.header("retry-after", "5");
    return context.html(await parts.pages.unavailable(askedLocales(context.req.raw)), 503);
  });
  app.route(ASSET_FOLDER, assetsApp());
  const letters = parts.delivery.developmentLetters;
  if (letters)
    app.get(LETTERS_PATH, async (context) => {
      // Rejects other spellings of the path ("%6Cetters"), because the server protects this address by its exact
      // path.
      if (new URL(context.req.url).pathname !== SIGN_IN + LETTERS_PATH) return context.notFound();
      return context.html(await lettersPage(letters, parts.brand));
    });
  app.route(OFFER_PATH, passkeyOfferApp(parts));
  app.route("/sign-in", passkeysApp(parts));
  app.route("/sign-in", signInApp(parts));
  app.all("/*", async (context) => {
    const { raw, path } = context.req;
    // The provider stores a record for each login that begins. It ignores the case of paths.
    const refusal =
      /\/authorize/i.test(path) && (await limit(raw.headers.get("x-forwarded-for") ?? undefined));
    if (refusal) {
      context.header("retry-after", refusal.respond().headers.get("retry-after") ?? "");
      return context.html(await parts.pages.busy(askedLocales(raw)), 429);
    }
    return askProvider(await parts.provider(), raw, parts.publicUrl);
  });
  return app;
}

/** For developers on their own machine: the messages that would have been sent. */
function lettersPage(letters: readonly DevelopmentLetter[], brand: string): Promise<string> {
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
It does not exist on a public site.</p>
${letters.length === 0 ? html`<p>No password has been sent yet.</p>` : html`<ol class="letters">${list}</ol>`}`,
  });
}

const FORMS_FOR_A_PASSWORD = 10;

/** The pages of a login: the contact, the password, and the links back. All of them work without scripts. */
function signInApp(parts: IdentityParts): Hono {
  const app = new Hono();
  const limit = limitVisits(
    parts.openLimit("login-forms", parts.limits.perAddress * FORMS_FOR_A_PASSWORD, 600),
  );
  const { passwords, delivery } = parts;

  const step = stepsOf(parts);
  const form = (onRefused: (visit: Visit, problem: Problem) => Promise<Response>, work: FormStep) =>
    step(async (visit, context) => {
      if (await limit(visit.address)) return onRefused(visit, { message: "signIn.error.busy" });
      const sent = await readForm(context.req.raw, visit);
      return sent ? work(visit, sent, context) : onRefused(visit, { message: "signIn.error.form" });
    });

  const askContact = async ({ view }: Visit, typed: Typed, problem?: Problem) =>
    page(await contactPage({ ...view, country: view.edition.country, ...typed, problem }), problem);
  const askPassword = async (visit: Visit, problem?: Problem) => {
    const sent = await passwords.last(visit.purpose);
    if (!sent) return askContact(visit, { contact: "" }, problem);
    return page(await passwordPage({ ...visit.view, target: sent.target, problem }), problem);
  };

  async function send(visit: Visit, contact: Contact): Promise<Problem | undefined> {
    const { view, purpose, address } = visit;
    if (!view.channels.includes(contact.channel))
      return {
        message: "signIn.error.channel",
        values: { other: contactLabel(view.channels, textOf(view.edition.language).t) },
      };
    const made = await passwords.make(purpose, contact, address);
    if ("waitMinutes" in made)
      return { message: "signIn.error.tooMany", values: { minutes: made.waitMinutes } };
    if ("waitSeconds" in made) return { message: "signIn.error.soon", values: { seconds: made.waitSeconds } };
    const { password } = made;
    const { edition, brand } = view;
    delivery.begin(contact.channel, {
      target: contact.target,
      password,
      edition,
      brand,
      publicUrl: parts.publicUrl,
    });
    return undefined;
  }

  app.get(
    "/:uid",
    step(async (visit, context) => {
      const sent = await passwords.last(visit.purpose);
      if (sent?.state === "open" && !context.req.query("change"))
        return context.redirect(`${visit.view.path}/password`, 303);
      return askContact(visit, { contact: sent?.target ?? "" });
    }),
  );
  app.post(
    "/:uid",
    form(
      (visit, problem) => askContact(visit, { contact: "" }, problem),
      async (visit, sent, context) => {
        const typed = readTyped(sent, visit);
        const contact = readContact(typed.contact, { isoCode: ISO_CODES[typed.country] });
        const problem =
          "problem" in contact
            ? ({ message: `signIn.error.${contact.problem}` } as const)
            : await send(visit, contact);
        // The password that was sent a moment ago is still valid.
        if (problem && problem.message !== "signIn.error.soon") return askContact(visit, typed, problem);
        return context.redirect(`${visit.view.path}/password`, 303);
      },
    ),
  );
  app.get(
    "/:uid/password",
    step((visit) => askPassword(visit)),
  );
  app.post(
    "/:uid/again",
    form(askPassword, async (visit, _sent, context) => {
      const last = await passwords.last(visit.purpose);
      const problem = last && (await send(visit, last));
      return problem ? askPassword(visit, problem) : context.redirect(`${visit.view.path}/password`, 303);
    }),
  );
  app.post(
    "/:uid/password",
    form(askPassword, async (visit, sent, context) => {
      const outcome = await passwords.check(visit.purpose, sent.get("password") ?? "");
      const last = await passwords.last(visit.purpose);
      if (outcome === "right" && last)
        return enter(context, parts, visit, { contact: last, offersPasskey: sent.get("passkeys") === "1" });
      const left = MAX_TRIES - (last?.tries ?? 0);
      return askPassword(visit, {
        message: `signIn.error.${outcome === "right" ? "expired" : outcome}`,
        values: { left, minutes: MINUTES_VALID },
      });
    }),
  );
  app.get(
    "/:uid/back",
    step(async (_visit, context) =>
      context.redirect(await finishVisit(context.req.raw, parts, { error: "access_denied" }), 303),
    ),
  );
  return app;
}

interface Typed {
  contact: string;
  country?: Country;
}

/** An unknown country is replaced by the one that the page assumed. */
function readTyped(sent: URLSearchParams, { view }: Visit): Required<Typed> {
  const country = sent.get("country") ?? "";
  return {
    contact: sent.get("contact") ?? "",
    country: isCountry(country) ? country : view.edition.country,
  };
}

type FormStep = (visit: Visit, sent: URLSearchParams, context: Context) => Promise<Response>;

const STATUS_OF: Partial<Record<Problem["message"], number>> = {
  "signIn.error.busy": 429,
  "signIn.error.tooMany": 429,
  "signIn.error.form": 403,
};

function page(markup: string, problem: Problem | undefined): Response {
  return new Response(markup, {
    status: problem ? (STATUS_OF[problem.message] ?? 422) : 200,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}
