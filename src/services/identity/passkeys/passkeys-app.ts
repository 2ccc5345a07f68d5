import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { Hono } from "hono";
import { html } from "hono/html";
import { SIGN_IN } from "../../../contracts/browser/backend-paths.ts";
import { textOf } from "../../../editions/all-texts.ts";
import { type Edition, matchEdition } from "../../../editions/edition.ts";
import { returnPath } from "../../../urls/return-path.ts";
import { limitVisits } from "../../http/limit-visits.ts";
import { readText } from "../../http/read-text.ts";
import { Refusal } from "../../http/refusal.ts";
import { framePage } from "../pages/page-frame.ts";
import type { IdentityParts } from "../sign-in/identity-parts.ts";
import { stepsOf } from "../sign-in/step.ts";
import { finishVisit, isToken } from "../sign-in/visit.ts";
import { noOfferCookie, OFFER_PATH, type PasskeyOffer, readOffer } from "./passkey-offer.ts";

/** Tries of a network in ten minutes, for each password that it may request. */
const TRIES_FOR_A_PASSWORD = 2;
/** The same response for an unknown passkey and for an invalid one. */
const refused = () => new Refusal(403, "The passkey was not accepted.").respond();

/** Login with a passkey. It needs JavaScript, and every customer can log in without it. */
export function passkeysApp(parts: IdentityParts): Hono {
  const app = new Hono();
  const limit = limitVisits(parts.openLimit("passkeys", parts.limits.perAddress * TRIES_FOR_A_PASSWORD, 600));
  const step = stepsOf(parts);

  app.get(
    "/:uid/passkey",
    step(async (visit, context) => context.json(await (await ceremonies()).optionsToUse(parts, visit))),
  );
  app.post(
    "/:uid/passkey",
    step(async (visit, context) => {
      if (await limit(visit.address)) return refused();
      const sent = parseSent<AuthenticationResponseJSON>(await readText(context.req.raw));
      if (!sent || !isToken(sent.token, visit.view.token)) return refused();
      const accountId = await (await ceremonies())
        .accountOfPasskey(parts, visit, sent.response)
        .catch(() => undefined);
      if (!accountId) return refused();
      const login = { accountId, amr: ["hwk"] };
      context.header("set-cookie", noOfferCookie(parts.publicUrl), { append: true });
      return context.json({ onward: await finishVisit(context.req.raw, parts, { login }) });
    }),
  );
  return app;
}

export function passkeyOfferApp(parts: IdentityParts): Hono {
  const app = new Hono();
  const limit = limitVisits(
    parts.openLimit("passkey-offers", parts.limits.perAddress * TRIES_FOR_A_PASSWORD, 600),
  );
  const offerOf = ({ headers }: Request) => readOffer(headers.get("cookie"), parts.signer);
  const tokenOf = ({ key }: PasskeyOffer) => parts.signer.fingerprint("passkey-offer-form", key);

  app.get("/", async (context) => {
    const offer = offerOf(context.req.raw);
    const onward = returnPath(context.req.query("to") ?? null);
    if (!offer) return context.redirect(onward, 303);
    const edition = matchEdition(onward);
    const view = { edition, brand: parts.brand, path: SIGN_IN + OFFER_PATH, token: tokenOf(offer), onward };
    return context.html(await keepPage(view));
  });
  app.get("/options", async (context) => {
    const offer = offerOf(context.req.raw);
    const account = offer && (await parts.accounts.find(offer.accountId));
    return account
      ? context.json(await (await ceremonies()).optionsToMake(parts, offer, account))
      : refused();
  });
  app.post("/", async (context) => {
    const { raw } = context.req;
    if (await limit(raw.headers.get("x-forwarded-for") ?? undefined)) return refused();
    const offer = offerOf(raw);
    const sent = parseSent<RegistrationResponseJSON>(await readText(raw));
    if (!offer || !sent || !isToken(sent.token, tokenOf(offer))) return refused();
    const isKept = await (await ceremonies()).storePasskey(parts, offer, sent.response).catch(() => false);
    if (!isKept) return refused();
    context.header("set-cookie", noOfferCookie(parts.publicUrl), { append: true });
    return context.json({});
  });
  return app;
}

const ceremonies = () => import("./ceremonies.ts");

/** Checks only the outer structure: the rest is checked with the signature. */
function parseSent<Answer>(body: string | undefined): { token: string; response: Answer } | undefined {
  try {
    const sent = JSON.parse(body ?? "");
    const isWhole = typeof sent?.token === "string" && typeof sent.response?.id === "string";
    return isWhole ? sent : undefined;
  } catch {
    return undefined;
  }
}

interface KeepPage {
  edition: Edition;
  brand: string;
  path: string;
  token: string;
  onward: string;
}

function keepPage({ edition, brand, path, token, onward }: KeepPage): Promise<string> {
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
