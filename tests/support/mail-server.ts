import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach } from "vitest";

export interface ReceivedMail {
  to: string[];
  raw: string;
}

export interface MailServer {
  received: ReceivedMail[];
  /** The response to every recipient instead of accepting mail; reset after each test. */
  refuses: { code: number; text: string } | undefined;
  url(): string;
}

/** A mail server for the duration of a test file. */
export function mailServer(): MailServer {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_address, _session, done) {
      const { refuses } = server;
      done(refuses ? Object.assign(new Error(refuses.text), { responseCode: refuses.code }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        server.received.push({ to, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  const server: MailServer = {
    received: [],
    refuses: undefined,
    url: () => `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
  };
  beforeAll(async () => {
    smtp.listen(0, "127.0.0.1");
    await once(smtp.server, "listening");
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));
  beforeEach(() => {
    server.received.length = 0;
    server.refuses = undefined;
  });
  return server;
}

/** The token in the address of a page that an e-mail links to. */
export function tokenIn(mail: ReceivedMail | undefined, page: string): string {
  const text = mail?.raw.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
  return new RegExp(`/${page}/([\\w-]+\\.[\\w-]+)`).exec(text)?.[1] ?? "";
}
