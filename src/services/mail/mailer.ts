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
        throw isAddressRefused(error)
          ? new PermanentFailure(`The address takes no mail: ${String(error)}`)
          : error;
      }
    },
    close: () => transport.close(),
  };
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** The other server knows the address and does not want it. A wrong password is ours to mend, and is tried again. */
function isAddressRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return false;
  return error.code === "EENVELOPE" && Number(error.responseCode) >= 550;
}
