import { timingSafeEqual } from "node:crypto";
import type { Interaction, InteractionResults } from "oidc-provider";
import { SIGN_IN } from "../../../contracts/browser/backend-paths.ts";
import { readText } from "../../http/read-text.ts";
import { editionOfLocales } from "../pages/edition-of-locales.ts";
import type { SignInView } from "../pages/sign-in-pages.ts";
import { answerByNode } from "../provider/node-bridge.ts";
import type { IdentityParts } from "./identity-parts.ts";

export interface Visit {
  interaction: Interaction;
  view: SignInView;
  purpose: string;
  address: string | undefined;
}

export async function visitOf(
  request: Request,
  uid: string,
  parts: IdentityParts,
): Promise<Visit | undefined> {
  const { publicUrl, signer, brand, delivery } = parts;
  const provider = await parts.provider();
  let interaction: Interaction | undefined;
  await answerByNode(
    new Request(request.url, { headers: request.headers }),
    publicUrl,
    async (node, answer) => {
      interaction = await provider.interactionDetails(node, answer).catch(unlessExpired);
      answer.end();
    },
  );
  if (interaction?.uid !== uid) return undefined;
  const locales = interaction.params.ui_locales;
  return {
    interaction,
    purpose: `sign-in:${uid}`,
    address: request.headers.get("x-forwarded-for") ?? undefined,
    view: {
      edition: editionOfLocales(typeof locales === "string" ? locales : undefined),
      brand,
      path: `${SIGN_IN}/sign-in/${uid}`,
      token: signer.fingerprint("sign-in-form", uid),
      channels: delivery.channels,
      isDevelopment: delivery.developmentLetters !== undefined,
    },
  };
}

/** A login that has ended in the meantime, in another tab or by a second click, is not an error. */
export function unlessExpired(error: unknown): undefined {
  if (error instanceof Error && error.name === "SessionNotFound") return undefined;
  throw error;
}

export async function readForm(request: Request, { view }: Visit): Promise<URLSearchParams | undefined> {
  const form = new URLSearchParams((await readText(request)) ?? "");
  return isToken(form.get("token") ?? "", view.token) ? form : undefined;
}

export function isToken(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Passes the result to the provider, and returns the next address of the browser. */
export async function finishVisit(
  request: Request,
  { provider, publicUrl }: IdentityParts,
  result: InteractionResults,
): Promise<string> {
  const opened = await provider();
  let onward = "";
  await answerByNode(
    new Request(request.url, { headers: request.headers }),
    publicUrl,
    async (node, answer) => {
      onward = await opened.interactionResult(node, answer, result);
      answer.end();
    },
  );
  return onward;
}
