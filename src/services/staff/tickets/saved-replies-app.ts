import { Hono } from "hono";
import {
  changeSavedReply,
  createSavedReply,
  listSavedReplies,
  removeSavedReply,
} from "../../../contracts/staff/calls/ticket-calls.ts";
import type { SavedReply } from "../../../contracts/staff/calls/ticket-schemas.ts";
import { type Language, languageOf } from "../../../editions/languages.ts";
import { Refusal } from "../../http/refusal.ts";
import { writeAuditLine } from "../access/audit-log.ts";
import type { StaffAccess } from "../access/identify-staff.ts";
import { staffCallServer } from "../access/serve-staff-call.ts";
import { idOfKey } from "../id-of-key.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    /** Texts of the company, without data of customers. */
    saved_replies: SavedReplyRow;
  }
}

interface SavedReplyRow {
  id: string;
  language: string;
  title: string;
  text: string;
  version: number;
  updated_at: string;
}

/** Replies that all members insert into their answers. */
export function createSavedRepliesApp({ db, ...access }: StaffAccess): Hono {
  const app = new Hono();
  const serve = staffCallServer(app, { db, ...access });

  serve(listSavedReplies, async () => {
    const rows = await db.selectFrom("saved_replies").selectAll().orderBy("title").orderBy("id").execute();
    return { replies: rows.map(describe) };
  });

  serve(createSavedReply, async ({ key, ...words }, staff) => {
    const id = idOfKey("reply", staff.id, key);
    return db.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto("saved_replies")
        .values({ id, ...words, version: 1, updated_at: new Date().toISOString() })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (added)
        await writeAuditLine(transaction, staff, createSavedReply.name, {
          ...{ kind: "reply", recordId: id, after: { ...words } },
        });
      const stored = await transaction
        .selectFrom("saved_replies")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return stored ? describe(stored) : unknown();
    });
  });

  serve(changeSavedReply, async ({ id, version, ...words }, staff) => {
    const before = await db.selectFrom("saved_replies").selectAll().where("id", "=", id).executeTakeFirst();
    if (!before) return unknown();
    return db.transaction().execute(async (transaction) => {
      const changed = await transaction
        .updateTable("saved_replies")
        .set({ ...words, version: version + 1, updated_at: new Date().toISOString() })
        .where("id", "=", id)
        .where("version", "=", version)
        .returningAll()
        .executeTakeFirst();
      if (!changed)
        return new Refusal(409, "The reply has changed since. Load it again.", { reason: "changed" });
      const { language, title, text } = before;
      await writeAuditLine(transaction, staff, changeSavedReply.name, {
        ...{ kind: "reply", recordId: id, before: { language, title, text }, after: { ...words } },
      });
      return describe(changed);
    });
  });

  serve(removeSavedReply, async ({ id }, staff) =>
    db.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom("saved_replies")
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst();
      if (removed) {
        const { language, title, text } = removed;
        await writeAuditLine(transaction, staff, removeSavedReply.name, {
          ...{ kind: "reply", recordId: id, before: { language, title, text } },
        });
      }
      return { removed: true as const };
    }),
  );

  return app;
}

function describe({ id, language, title, text, version }: SavedReplyRow): SavedReply {
  const known: Language = languageOf(language);
  return { id, language: known, title, text, version };
}

function unknown(): Refusal {
  return new Refusal(404, "There is no such saved reply.");
}
