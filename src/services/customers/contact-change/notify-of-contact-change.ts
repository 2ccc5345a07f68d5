import { z } from "zod";
import { textOf } from "../../../editions/all-texts.ts";
import { COUNTRY_TIME, wallTime } from "../../../editions/country-time.ts";
import { dayWords, timeWords } from "../../../editions/day-words.ts";
import { editionOf } from "../../../editions/edition.ts";
import { REGION_NAMES } from "../../../editions/regions.ts";
import { openRow } from "../../../platform/database/sealed/sealed-columns.ts";
import { type JobHandler, jobHandler } from "../../../platform/jobs/job-handler.ts";
import { addressOf } from "../../../urls/links.ts";
import { sendShortMessage } from "../../identity/passwords/password-senders.ts";
import { writeLetter } from "../../mail/letter.ts";
import type { ServiceParts } from "../../service-parts.ts";

export const NOTIFY_OF_CONTACT_CHANGE = "tell-contact-change";

const channel = z.enum(["phone", "email"]);
const ContactChange = z.object({
  accountId: z.string(),
  changed: channel,
  to: z.object({ channel, target: z.string() }),
  region: z.enum(REGION_NAMES),
  at: z.string(),
});
/** The recipient in the payload of the job is sealed like a column of a table with this name. */
export const LETTER_TABLE = "contact_change_letters";

export type ContactChange = z.infer<typeof ContactChange>;

type Parts = Pick<ServiceParts, "mailer" | "sms" | "publicUrl" | "brand" | "database">;

/** The job "tell-contact-change": reports what was changed and when, and what to do if another person did it. */
export function notifyOfContactChange({ mailer, sms, publicUrl, brand, database }: Parts): JobHandler {
  return jobHandler(ContactChange, async ({ changed, to: stored, region, at }, { jobId }) => {
    const to = openRow(database.sealing, LETTER_TABLE, stored);
    const edition = editionOf(region);
    const { language } = edition;
    const { t } = textOf(language);
    const { day, minutes } = wallTime(new Date(at), COUNTRY_TIME[edition.country].timeZone);
    const when = { day: dayWords(day, language), time: timeWords(minutes, language) };
    const url = publicUrl + addressOf(region, "contact-us");
    if (to.channel === "phone") {
      if (!sms) return;
      const text = t("letter.contactChange.sms", { brand, ...when, url });
      await sendShortMessage(sms, { event: "contact-changed", to: to.target, text, language }, jobId);
      return;
    }
    await mailer?.send({
      ...writeLetter(
        [
          { text: t("letter.contactChange.greeting") },
          { text: t(`letter.contactChange.${changed}`, when) },
          { text: t("letter.contactChange.itWasYou") },
          {
            text: t("letter.contactChange.notYou"),
            link: { words: t("letter.contactChange.link"), url },
          },
          { text: t("letter.contactChange.bye", { brand }) },
        ],
        edition,
      ),
      subject: `${t(`letter.contactChange.subject.${changed}`)} · ${brand}`,
      to: { name: "", address: to.target },
      messageId: `contact-change-${jobId}@${new URL(publicUrl).hostname}`,
      stopUrl: url,
    });
  });
}
