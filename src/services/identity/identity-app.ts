import { Hono } from "hono";
import { html } from "hono/html";
import { SIGN_IN } from "../../contracts/browser/backend-paths.ts";
import { DEFAULT_REGION, editionOf } from "../../editions/edition.ts";
import { troubleOf } from "../../platform/database/health/trouble.ts";
import { limitVisits } from "../http/limit-visits.ts";
import { ASSET_FOLDER, assetsApp, LETTERS_PATH } from "./assets/serve-assets.ts";
import { askedLocales, localesCookie } from "./pages/asked-locales.ts";
import { framePage } from "./pages/page-frame.ts";
import { OFFER_PATH } from "./passkeys/passkey-offer.ts";
import { passkeyOfferApp, passkeysApp } from "./passkeys/passkeys-app.ts";
import type { DevelopmentLetter } from "./passwords/delivery.ts";
import { askProvider } from "./provider/send-own-forms.ts";
import type { IdentityParts } from "./sign-in/identity-parts.ts";
import { signInApp } from "./sign-in/sign-in-app.ts";

/** Nothing inline, nothing from elsewhere. */
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

/** Of a network in ten minutes. */
const BEGINNINGS_FOR_A_PASSWORD = 10;

/** Everything below /auth. */
export function createIdentityApp(parts: IdentityParts): Hono {
  const app = new Hono().basePath(SIGN_IN);
  const limit = limitVisits(parts.limits.perAddress * BEGINNINGS_FOR_A_PASSWORD, 600);
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
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    parts.log.warn({ trouble }, "A sign-in cannot go on without the database.");
    context.header("retry-after", "5");
    return context.html(await parts.pages.unavailable(askedLocales(context.req.raw)), 503);
  });
  app.route(ASSET_FOLDER, assetsApp());
  const letters = parts.delivery.developmentLetters;
  if (letters)
    app.get(LETTERS_PATH, async (context) => {
      // In no other spelling ("%6Cetters"): the server guards this address by its exact path.
      if (new URL(context.req.url).pathname !== SIGN_IN + LETTERS_PATH) return context.notFound();
      return context.html(await lettersPage(letters, parts.brand));
    });
  app.route(OFFER_PATH, passkeyOfferApp(parts));
  app.route("/sign-in", passkeysApp(parts));
  app.route("/sign-in", signInApp(parts));
  app.all("/*", async (context) => {
    const { raw, path } = context.req;
    // The provider stores something for each sign-in that begins. It reads paths in small and large letters alike.
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

/** For whoever tries the site on their own machine: what would have been sent. */
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
