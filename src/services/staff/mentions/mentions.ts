import type { Kysely } from "kysely";
import { countriesWithRight, type StaffRight } from "../../../contracts/staff/staff-roles.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { Refusal } from "../../http/refusal.ts";
import { findMember, grantsOf } from "../access/members.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    staff_mentions: MentionRow;
  }
}

type MentionedIn = keyof typeof READ_RIGHTS;

/** A member who is named in an internal note. The words of the note are in its own table. */
export interface MentionRow {
  /** The id of the note and of the member. */
  id: string;
  record_kind: MentionedIn;
  record_id: string;
  country: string;
  member_id: string;
  by_id: string;
  created_at: string;
  seen_at: string | null;
}

type Db = Kysely<Schema>;

/** What a member needs to see a record. */
export const READ_RIGHTS = { lead: "leads.read", ticket: "tickets.read" } as const satisfies Record<
  string,
  StaffRight
>;

interface MentioningNote {
  noteId: string;
  kind: MentionedIn;
  recordId: string;
  country: string;
  by: string;
  members: readonly string[];
}

/** Before the note is written: everyone whom it mentions may see the record. */
export async function refuseMentions(
  db: Db,
  { kind, country, members }: Pick<MentioningNote, "kind" | "country" | "members">,
): Promise<Refusal | undefined> {
  for (const id of members) {
    const member = await findMember(db, id);
    const countries =
      member?.state === "active" ? countriesWithRight(grantsOf(member), READ_RIGHTS[kind]) : [];
    if (!countries.some((one) => one === country))
      return new Refusal(400, "A member who is mentioned may not see this record.", {
        ...{ field: "mentions", reason: "mentions" },
      });
  }
  return undefined;
}

/** Call it in the transaction that adds the note. */
export async function addMentions(db: Db, { noteId, kind, recordId, country, by, members }: MentioningNote) {
  if (members.length === 0) return;
  const at = new Date().toISOString();
  await db
    .insertInto("staff_mentions")
    .values(
      [...new Set(members)].map((member) => ({
        ...{ id: `${noteId}:${member}`, record_kind: kind, record_id: recordId, country },
        ...{ member_id: member, by_id: by, created_at: at, seen_at: null },
      })),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** The member has opened the record. */
export async function noteMentionsSeen(db: Db, memberId: string, recordId: string): Promise<void> {
  await db
    .updateTable("staff_mentions")
    .set({ seen_at: new Date().toISOString() })
    .where("record_id", "=", recordId)
    .where("member_id", "=", memberId)
    .where("seen_at", "is", null)
    .execute();
}

/** Call it in the transaction that erases the records. */
export async function eraseMentions(db: Db, recordIds: readonly string[]): Promise<void> {
  if (recordIds.length === 0) return;
  await db.deleteFrom("staff_mentions").where("record_id", "in", recordIds).execute();
}

/** Changes with each new mention and with each one that is seen. */
export async function mentionsMark(db: Db): Promise<string> {
  const { added, seen } = await db
    .selectFrom("staff_mentions")
    .select(({ fn }) => [fn.max("created_at").as("added"), fn.max("seen_at").as("seen")])
    .executeTakeFirstOrThrow();
  return `${added} ${seen}`;
}
