import { z } from "zod";
import { textOf } from "../../../editions/all-texts.ts";
import { COUNTRY_TIME, wallTime } from "../../../editions/country-time.ts";
import { dayWords } from "../../../editions/day-words.ts";
import { editionOf } from "../../../editions/edition.ts";
import { REGION_NAMES } from "../../../editions/regions.ts";
import type { Database } from "../../../platform/database/database.ts";
import { type JobHandler, jobHandler } from "../../../platform/jobs/job-handler.ts";
import { addressOf } from "../../../urls/links.ts";
import { writeLetter } from "../../mail/letter.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { contactsOf } from "../claims/proven-contacts.ts";
import { findDeletion } from "./deletion-store.ts";

interface Parts {
  database: Pick<Database, "db">;
  mail: Mailer;
  publicUrl: string;
  brand: string;
}

export function notifyOfDeletion({ database: { db }, mail, publicUrl, brand }: Parts): JobHandler {
  return jobHandler(
    z.object({ accountId: z.string(), region: z.enum(REGION_NAMES) }),
    async ({ accountId, region }, { jobId }) => {
      const { email } = await contactsOf(db, accountId);
      const asked = await findDeletion(db, accountId);
      if (!email || !asked) return;
      const edition = editionOf(region);
      const { t } = textOf(edition.language);
      const { day } = wallTime(new Date(asked.erase_at), COUNTRY_TIME[edition.country].timeZone);
      const url = publicUrl + addressOf(region, "profile-data");
      await mail.send({
        ...writeLetter(
          [
            { text: t("letter.deletion.greeting") },
            { text: t("letter.deletion.asked", { day: dayWords(day, edition.language) }) },
            { text: t("letter.deletion.undo"), link: { words: t("letter.deletion.link"), url } },
            { text: t("letter.deletion.bye", { brand }) },
          ],
          edition,
        ),
        subject: `${t("letter.deletion.subject")} · ${brand}`,
        to: { name: "", address: email },
        messageId: `deletion-${jobId}@${new URL(publicUrl).hostname}`,
        stopUrl: url,
      });
    },
  );
}
