import { createTransport } from "nodemailer";
import { PermanentFailure } from "../../platform/jobs/job-handler.ts";

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Without its brackets; the same for the same e-mail, so that a recipient can detect a duplicate. */
  messageId: string;
  /** The address for unsubscribing. */
  stopUrl: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

const PATIENCE_MS = 15_000;

/** Sends e-mails through the configured server (SMTP_URL) with the configured sender (MAIL_FROM). */
export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, messageId, stopUrl }) {
      try {
        await transport.sendMail({
          from,
          // An object and not a text, so that a name cannot add a second recipient.
          to: { name: oneLine(to.name), address: to.address },
          subject: oneLine(subject),
          text,
          html,
          messageId: `<${messageId}>`,
          headers: { "Auto-Submitted": "auto-generated" },
          list: { unsubscribe: stopUrl },
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/**
 * Reports only codes, because servers repeat the address in their response, and failures are logged. A refused
 * address fails permanently; a wrong password is our own problem, and is retried.
 */
function failureOf(error: unknown): Error {
  const code = textOf(error, "code");
  const answer = textOf(error, "responseCode");
  const isRefused = code === "EENVELOPE" && Number(answer) >= 550;
  if (isRefused) return new PermanentFailure(`The address does not accept mail (${answer}).`);
  return new Error(`The mail was not accepted (${[code, answer].filter(Boolean).join(" ") || "unknown"}).`);
}

function textOf(error: unknown, name: string): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return value === undefined ? "" : String(value);
}
