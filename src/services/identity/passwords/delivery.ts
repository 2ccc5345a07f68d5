import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import type { IdentityConfig } from "../../config/identity-config.ts";
import type { Log } from "../../http/backend-log.ts";
import { isOnLocalhost } from "../../http/localhost.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { Contact } from "../accounts.ts";
import {
  byMail,
  byWebhook,
  type PasswordLetter,
  type SendPassword,
  shortMessage,
} from "./password-senders.ts";

export interface DevelopmentLetter {
  target: string;
  text: string;
  at: Date;
}

export interface Delivery {
  channels: readonly Contact["channel"][];
  /** Starts immediately and is not awaited, so that its duration reveals nothing. */
  begin(channel: Contact["channel"], letter: PasswordLetter): void;
  /**
   * The messages that would have been sent, newest first; undefined if messages are really sent, or if strangers
   * could read them.
   */
  developmentLetters: readonly DevelopmentLetter[] | undefined;
  /** Resolves when all started deliveries have ended. */
  settled(): Promise<void>;
}

interface DeliveryParts {
  sms?: IdentityConfig["sms"];
  mailer: Mailer | undefined;
  publicUrl: string;
  trustedProxies?: number | undefined;
  database: Pick<Database, "notify" | "listen">;
  log: Log;
}

const MAX_LETTERS = 20;
const LETTERS_CHANNEL = "development-letters";
const SharedLetter = z.object({
  from: z.string(),
  target: z.string(),
  text: z.string(),
  at: z.coerce.date(),
});

export function createDelivery({ sms, mailer, database, log, ...site }: DeliveryParts): Delivery {
  // Shown on a page only if no gateway is set at all and the site runs on a local machine.
  const letters = !sms && !mailer && isOnLocalhost(site) ? ([] as DevelopmentLetter[]) : undefined;
  const process = randomUUID();
  const show = (letter: DevelopmentLetter) => {
    letters?.unshift(letter);
    letters?.splice(MAX_LETTERS);
  };
  // Any process of the site may show the page.
  if (letters)
    void database.listen(LETTERS_CHANNEL, (notice) => {
      const { from, ...letter } = SharedLetter.parse(JSON.parse(notice));
      if (from !== process) show(letter);
    });
  const keep: SendPassword | undefined =
    letters &&
    (async (letter) => {
      log.info(
        { password: letter.password },
        "No gateway is set: this is a one-time password for a sign-in.",
      );
      const shown = { target: letter.target, text: shortMessage(letter), at: new Date() };
      show(shown);
      await database.notify(LETTERS_CHANNEL, JSON.stringify({ from: process, ...shown }));
    });
  const ways: Partial<Record<Contact["channel"], SendPassword | undefined>> = {
    phone: sms ? byWebhook(sms) : keep,
    email: mailer ? byMail(mailer) : keep,
  };
  const underWay = new Set<Promise<void>>();
  return {
    channels: (["phone", "email"] as const).filter((channel) => ways[channel]),
    developmentLetters: letters,
    begin(channel, letter) {
      const send = ways[channel];
      if (!send) return;
      const sending = send(letter)
        .catch((error: unknown) => log.error({ error, channel }, "A one-time password could not be sent."))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}
