import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { type Context, Hono } from "hono";
import { limitVisits } from "../../http/limit-visits.ts";
import { readText } from "../../http/read-text.ts";
import { Refusal } from "../../http/refusal.ts";
import { keepPage } from "../pages/keep-page.ts";
import type { IdentityParts } from "../sign-in/identity-parts.ts";
import { stepsOf } from "../sign-in/step.ts";
import { finishVisit, isToken, type Visit } from "../sign-in/visit.ts";

/** Of a network in ten minutes, for every password that it may ask for. */
const TRIES_FOR_A_PASSWORD = 2;
/** The same for a passkey that nobody has and for one that does not fit. */
const refused = () => new Refusal(403, "The passkey was not accepted.").respond();

/** Passkeys: used at the beginning of a sign-in, and made at its end. Everything here needs a script, and nobody needs it. */
export function passkeysApp(parts: IdentityParts): Hono {
  const app = new Hono();
  const limit = limitVisits(parts.limits.perAddress * TRIES_FOR_A_PASSWORD, 600);
  const ceremonies = () => import("./ceremonies.ts");
  const step = stepsOf(parts);
  /** What a script sends: the form's token, and what the authenticator has signed. */
  const signed = <Answer>(work: (visit: Visit, response: Answer, context: Context) => Promise<Response>) =>
    step(async (visit, context) => {
      if (await limit(visit.address)) return refused();
      const sent = parseSent<Answer>(await readText(context.req.raw));
      if (!sent || !isToken(sent.token, visit.view.token)) return refused();
      return work(visit, sent.response, context).catch(refused);
    });

  app.get(
    "/:uid/passkey",
    step(async (visit, context) => context.json(await (await ceremonies()).optionsToUse(parts, visit))),
  );
  app.post(
    "/:uid/passkey",
    signed<AuthenticationResponseJSON>(async (visit, response, context) => {
      const accountId = await (await ceremonies()).accountOfPasskey(parts, visit, response);
      if (!accountId) return refused();
      const login = { accountId, amr: ["hwk"] };
      return context.json({ onward: await finishVisit(context.req.raw, parts, { login }) });
    }),
  );
  app.get(
    "/:uid/keep",
    step(async ({ view, interaction }, context) => {
      if (!interaction.result?.login) return context.redirect(view.path, 303);
      return context.html(await keepPage({ view, onward: interaction.returnTo }));
    }),
  );
  app.get(
    "/:uid/keep/options",
    step(async (visit, context) => {
      const account = await parts.accounts.find(visit.interaction.result?.login?.accountId ?? "");
      return account
        ? context.json(await (await ceremonies()).optionsToMake(parts, visit, account))
        : refused();
    }),
  );
  app.post(
    "/:uid/keep",
    signed<RegistrationResponseJSON>(async (visit, response, context) => {
      const accountId = visit.interaction.result?.login?.accountId;
      if (!accountId) return refused();
      const isKept = await (await ceremonies()).keepPasskey(parts, visit, { accountId, response });
      return isKept ? context.json({ onward: visit.interaction.returnTo }) : refused();
    }),
  );
  return app;
}

/** Only its outer shape: the rest is checked where signatures are. */
function parseSent<Answer>(body: string | undefined): { token: string; response: Answer } | undefined {
  try {
    const sent = JSON.parse(body ?? "");
    const isWhole = typeof sent?.token === "string" && typeof sent.response?.id === "string";
    return isWhole ? sent : undefined;
  } catch {
    return undefined;
  }
}
