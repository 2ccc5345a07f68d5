import type { Kysely } from "kysely";
import { z } from "zod";
import { PROJECT_PART_KINDS } from "../../../contracts/staff/calls/project-schemas.ts";
import { textOf } from "../../../editions/all-texts.ts";
import { regionOfCountry } from "../../../editions/countries.ts";
import { editionOf } from "../../../editions/edition.ts";
import { inLanguage } from "../../../editions/languages.ts";
import { isRegion } from "../../../editions/regions.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { type JobHandler, jobHandler } from "../../../platform/jobs/job-handler.ts";
import { addressOf } from "../../../urls/links.ts";
import { stopOf } from "../../contact/wide-stops.ts";
import { contactsOf } from "../../customers/claims/proven-contacts.ts";
import { writeLetter } from "../../mail/letter.ts";
import { mailboxOf } from "../../mail/mailbox.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { ProjectRow } from "../../projects/project-store.ts";
import { readHead, readNews } from "./stored-project.ts";

export const TELL_PROJECT = "tell-project-news";

interface Parts {
  db: Kysely<Schema>;
  mail: Mailer;
  publicUrl: string;
  brand: string;
}

/** The job "tell-project-news": a letter about what is new in the project, in the customer's language. */
export function tellProjectNews({ db, mail, publicUrl, brand }: Parts): JobHandler {
  return jobHandler(z.object({ letterId: z.string() }), async ({ letterId }) => {
    const letter = await db
      .selectFrom("project_letters")
      .selectAll()
      .where("id", "=", letterId)
      .executeTakeFirst();
    const row = letter && (await findRow(db, letter.project_id));
    // The project was erased in the meantime, or its customer wants no letters.
    const address = row && (await addressOfCustomer(db, row));
    if (!letter || !row || !address || (await stopOf(db, { mailbox: mailboxOf(address) }))) return;
    const edition = editionOf(row.region && isRegion(row.region) ? row.region : regionOfCountry(row.country));
    const { t } = textOf(edition.language);
    const { name } = readHead(row.head);
    const news = readNews(letter.news).flatMap((kind) => {
      const known = PROJECT_PART_KINDS.find((one) => one === kind);
      return known ? [t(`letter.project.news.${known}`)] : [];
    });
    await mail.send({
      ...writeLetter(
        [
          { text: t("letter.project.greeting") },
          {
            text: name
              ? t("letter.project.newIn", { name: inLanguage(name, edition.language) })
              : t("letter.project.new"),
          },
          ...news.map((text) => ({ text })),
          {
            text: t("letter.project.see"),
            link: {
              words: t("letter.project.link"),
              url: publicUrl + addressOf(edition.region, "profile-project"),
            },
          },
          { text: t("letter.project.bye", { brand }) },
        ],
        edition,
      ),
      subject: `${t("letter.project.subject")} · ${brand}`,
      to: { name: "", address },
      messageId: `project-${letter.id}@${new URL(publicUrl).hostname}`,
      stopUrl: publicUrl + addressOf(edition.region, "profile-notifications"),
    });
  });
}

function findRow(db: Kysely<Schema>, id: string): Promise<ProjectRow | undefined> {
  return db.selectFrom("projects").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The proved address of the customer, or the one for which the project waits. */
export async function addressOfCustomer(
  db: Kysely<Schema>,
  { customer_id, email }: Pick<ProjectRow, "customer_id" | "email">,
): Promise<string | undefined> {
  const proved = customer_id ? await contactsOf(db, customer_id) : undefined;
  return proved?.email ?? email ?? undefined;
}
