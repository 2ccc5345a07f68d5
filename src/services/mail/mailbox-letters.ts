import type { Kysely } from "kysely";
import { latestPlausible } from "../../platform/database/clock-difference.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { mailboxOf } from "./mailbox.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    mailbox_letters: {
      /** The mailbox, the kind of e-mail, and its number within the kind. */
      id: string;
      /** The owner of the claim, which may retry the same e-mail: a lead or a job. */
      claimant: string;
      claimed_at: string;
    };
  }
}

/**
 * How many e-mails of a kind one mailbox gets in a day. Anyone can type its address in any number of forms, so
 * further ones are not sent at all: their sender sees the same content on the page after the form. A visit may be
 * moved, and then another e-mail is needed.
 */
const LETTERS_A_DAY = { confirmation: 1, visit: 3, "refill-link": 3, "stop-link": 2 } as const;

export type LetterKind = keyof typeof LETTERS_A_DAY;

const DAY_MS = 24 * 60 * 60_000;

/** Deletes the records of sent e-mails, which contain the mailbox. */
export async function deleteLetters(db: Kysely<Schema>, email: string): Promise<void> {
  const kinds = Object.entries(LETTERS_A_DAY);
  const ids = kinds.flatMap(([kind, most]) =>
    Array.from({ length: most }, (_, index) => letterId(mailboxOf(email), kind, index + 1)),
  );
  await db.deleteFrom("mailbox_letters").where("id", "in", ids).execute();
}

/**
 * Whether an e-mail may be sent now. The owner of a claim may retry after a failure. Stored in the database, so that
 * it counts for all processes and survives a restart.
 */
export async function claimLetter(
  db: Kysely<Schema>,
  { email, kind, claimant }: { email: string; kind: LetterKind; claimant: string },
  now = new Date(),
): Promise<boolean> {
  const mailbox = mailboxOf(email);
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  for (let place = 1; place <= LETTERS_A_DAY[kind]; place += 1) {
    const row = { id: letterId(mailbox, kind, place), claimant, claimed_at: now.toISOString() };
    const claimed = await db
      .insertInto("mailbox_letters")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet({ claimant, claimed_at: row.claimed_at })
          .where((eb) =>
            eb.or([
              eb("mailbox_letters.claimed_at", "<", yesterday),
              eb("mailbox_letters.claimed_at", ">", latestPlausible(now)),
              eb("mailbox_letters.claimant", "=", claimant),
            ]),
          ),
      )
      .returning("id")
      .executeTakeFirst();
    if (claimed) return true;
  }
  return false;
}

function letterId(mailbox: string, kind: string, place: number): string {
  return `${mailbox} ${kind} ${place}`;
}
