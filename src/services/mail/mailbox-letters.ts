import type { Kysely } from "kysely";
import { latestBelievable } from "../../platform/database/clock-difference.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { mailboxOf } from "./mailbox.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    mailbox_letters: {
      /** The mailbox, the kind of letter and which of its kind it is. */
      id: string;
      /** Whatever may try again to send the same letter: a lead, a job. */
      claimant: string;
      claimed_at: string;
    };
  }
}

/**
 * How many letters of a kind one mailbox gets in a day. Anybody can name it in any number of forms, so what is beyond is not
 * sent at all: its sender has the same on the page after the form. A visit may be moved, and that should be told.
 */
const LETTERS_A_DAY = { confirmation: 1, visit: 3, "refill-link": 3, "stop-link": 2 } as const;

export type LetterKind = keyof typeof LETTERS_A_DAY;

const DAY_MS = 24 * 60 * 60_000;

/** Which letters a mailbox got: it is named in them. */
export async function forgetLetters(db: Kysely<Schema>, email: string): Promise<void> {
  const kinds = Object.entries(LETTERS_A_DAY);
  const ids = kinds.flatMap(([kind, most]) =>
    Array.from({ length: most }, (_, index) => letterId(mailboxOf(email), kind, index + 1)),
  );
  await db.deleteFrom("mailbox_letters").where("id", "in", ids).execute();
}

/**
 * Whether a letter may go out now. Whoever has claimed it and failed to send it may try again. In the database, because a
 * mailbox does not care how many processes we are and when they began.
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
              eb("mailbox_letters.claimed_at", ">", latestBelievable(now)),
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
