import { createTransport } from "nodemailer";
import { PermanentFailure } from "../../platform/jobs/job-handler.ts";

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Without its brackets; the same for the same mail, so that whoever gets it twice can tell. */
  messageId: string;
  /** Where the reader says that it was enough. */
  stopUrl: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

const PATIENCE_MS = 15_000;

/** Sends mail through the server of a setting (SMTP_URL), in the name of another (MAIL_FROM). */
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
          // An object, never a line of text: what stands in a name cannot become a second reader.
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
 * What went wrong, in codes alone: servers repeat the address in their answer, and failures stand in logs. An address that
 * they know and do not want is refused for good; a wrong password is ours to mend, and is tried again.
 */
function failureOf(error: unknown): Error {
  const code = textOf(error, "code");
  const answer = textOf(error, "responseCode");
  const isRefused = code === "EENVELOPE" && Number(answer) >= 550;
  if (isRefused) return new PermanentFailure(`The address takes no mail (${answer}).`);
  return new Error(`The mail was not taken (${[code, answer].filter(Boolean).join(" ") || "unknown"}).`);
}

function textOf(error: unknown, name: string): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return value === undefined ? "" : String(value);
}
