import { Hono } from "hono";
import { listMentions, type Mention } from "../../../contracts/staff/calls/mention-calls.ts";
import { countriesWithRight, STAFF_COUNTRIES } from "../../../contracts/staff/staff-roles.ts";
import type { StaffAccess, StaffCaller } from "../access/identify-staff.ts";
import { staffCallServer } from "../access/serve-staff-call.ts";
import { type MentionRow, READ_RIGHTS } from "./mentions.ts";

/** Counting further would cost more than it tells. */
const COUNTED_UNTIL = 100;
const SEPARATOR = "~";

/** The mentions of the member in records that the member may still see. */
export function createMentionsApp(access: StaffAccess): Hono {
  const { db } = access;
  const app = new Hono();
  const serve = staffCallServer(app, access);

  const mentionsOf = ({ id, grants }: StaffCaller) =>
    db
      .selectFrom("staff_mentions")
      .where("member_id", "=", id)
      .where(({ or, and, eb }) =>
        or(
          (["lead", "ticket"] as const).map((kind) =>
            and([
              eb("record_kind", "=", kind),
              eb("country", "in", ["", ...countriesWithRight(grants, READ_RIGHTS[kind])]),
            ]),
          ),
        ),
      );

  serve(listMentions, async ({ after, size }, staff) => {
    let query = mentionsOf(staff).selectAll();
    if (after) {
      const [at = "", id = ""] = after.split(SEPARATOR);
      query = query.where(({ eb, refTuple, tuple }) => eb(refTuple("created_at", "id"), "<", tuple(at, id)));
    }
    const rows = await query
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(size + 1)
      .execute();
    const unseen = mentionsOf(staff).select("id").where("seen_at", "is", null).limit(COUNTED_UNTIL);
    const { count } = await db
      .selectFrom(unseen.as("unseen"))
      .select((row) => row.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    const shown = rows.slice(0, size);
    const last = rows.length > size ? shown.at(-1) : undefined;
    return {
      mentions: shown.map(describe),
      next: last ? last.created_at + SEPARATOR + last.id : null,
      unseen: Number(count),
    };
  });

  return app;
}

function describe({ id, record_kind, record_id, country, by_id, created_at, seen_at }: MentionRow): Mention {
  return {
    ...{ id, kind: record_kind, recordId: record_id, byId: by_id, at: created_at },
    country: STAFF_COUNTRIES.find((one) => one === country) ?? "IN",
    isSeen: seen_at !== null,
  };
}
