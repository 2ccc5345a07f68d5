import { randomUUID } from "node:crypto";
import { textOf } from "../../../editions/all-texts.ts";
import type { Edition } from "../../../editions/edition.ts";
import type { Language } from "../../../editions/languages.ts";
import type { IdentityConfig } from "../../config/identity-config.ts";
import { postSigned } from "../../http/post-signed.ts";
import { writeLetter } from "../../mail/letter.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { MINUTES_VALID } from "./one-time-passwords.ts";

export interface PasswordLetter {
  target: string;
  password: string;
  edition: Edition;
  brand: string;
  publicUrl: string;
}

export type SendPassword = (letter: PasswordLetter) => Promise<void>;

const PATIENCE_MS = 10_000;

/** One line: phones show it on the lock screen, and offer the code to the page whose address is at the end. */
export function shortMessage({ password, edition, brand, publicUrl }: PasswordLetter): string {
  const words = textOf(edition.language).t("signIn.sms", { password, brand, minutes: MINUTES_VALID });
  return `${words}\n\n@${new URL(publicUrl).hostname} #${password}`;
}

export function byWebhook({ url, secret }: NonNullable<IdentityConfig["sms"]>): SendPassword {
  return (letter) =>
    sendShortMessage(
      { url, secret },
      {
        event: "one-time-password",
        to: letter.target,
        text: shortMessage(letter),
        language: letter.edition.language,
      },
    );
}

interface ShortMessage {
  event: "one-time-password" | "contact-changed";
  /** E.164 */
  to: string;
  text: string;
  language: Language;
}

/**
 * Uses the configured gateway, with the same signature as the CRM webhook. A gateway may drop a second message with
 * the same key.
 */
export async function sendShortMessage(
  { url, secret }: NonNullable<IdentityConfig["sms"]>,
  message: ShortMessage,
  idempotencyKey: string = randomUUID(),
): Promise<void> {
  const status = await postSigned(
    { url, secret, timeoutMs: PATIENCE_MS },
    { key: idempotencyKey, body: JSON.stringify(message) },
  );
  if (status < 200 || status > 299) throw new Error(`The SMS gateway answered ${status}.`);
}

export function byMail(mailer: Mailer): SendPassword {
  return ({ target, password, edition, brand, publicUrl }) => {
    const { t } = textOf(edition.language);
    const parts = [
      { title: t("signIn.mail.title", { password }) },
      { text: t("signIn.mail.text", { brand, minutes: MINUTES_VALID }) },
      { text: t("signIn.mail.notYou") },
    ];
    return mailer.send({
      ...writeLetter(parts, edition),
      subject: t("signIn.mail.subject", { password, brand }),
      to: { name: "", address: target },
      messageId: `sign-in-${randomUUID()}@${new URL(publicUrl).hostname}`,
      stopUrl: `${publicUrl}/${edition.region}`,
    });
  };
}
