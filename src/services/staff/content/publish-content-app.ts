import { Hono } from "hono";
import {
  cancelScheduledChange,
  getContentVersion,
  listContentConflicts,
  listContentVersions,
  publishContentEntry,
  resolveContentConflict,
  restoreContentVersion,
  withdrawContentEntry,
} from "../../../contracts/staff/calls/content-calls.ts";
import { countriesWithRight } from "../../../contracts/staff/staff-roles.ts";
import { newId } from "../../../platform/database/new-id.ts";
import type { WaitingChange } from "../../content/editing/content-state.ts";
import type { EntryValue } from "../../content/editing/file-entries.ts";
import type { EntryChange } from "../../content/editing/merged-with.ts";
import {
  type AlsoChanged,
  ChangedMeanwhile,
  planAgain,
  publishEntries,
} from "../../content/editing/publish-entries.ts";
import type { VersionReason } from "../../content/editing/version-store.ts";
import { ContentProblem } from "../../files/content-problem.ts";
import { Refusal } from "../../http/refusal.ts";
import type { ServiceParts } from "../../service-parts.ts";
import { writeAuditLine } from "../access/audit-log.ts";
import type { StaffAccess, StaffCaller } from "../access/identify-staff.ts";
import { staffCallServer } from "../access/serve-staff-call.ts";
import { checkIssues } from "./check-issues.ts";
import { findDraft, removeDraft, saveDraft } from "./content-drafts.ts";
import { canWrite, describeContent, findEntry, openConflicts, publishedValue } from "./describe-entry.ts";
import type { EntryRow } from "./find-entries.ts";
import { about, changedByOther, faulty, mayNot, unknown } from "./staff-content-app.ts";

const VERSIONS_A_PAGE = 50;

type Write = NonNullable<AlsoChanged["alsoWrite"]>;

/** What changes the public site: publication now or later, withdrawal, and earlier versions. */
export function createPublishContentApp(parts: ServiceParts, access: StaffAccess): Hono {
  const { documentTypes: types, brand: brandName } = parts;
  const { db } = access;
  const options = { ...parts, types, brandName, hasCdn: parts.cdn !== undefined };
  const app = new Hono();
  const serve = staffCallServer(app, access);

  async function publish(
    row: EntryRow,
    staff: StaffCaller,
    change: Omit<EntryChange, "id">,
    reason: Pick<VersionReason, "action" | "note">,
    also: AlsoChanged,
  ) {
    try {
      const by = { id: staff.id, name: staff.name };
      await publishEntries(options, [{ id: row.id, ...change }], { ...reason, by }, also);
    } catch (error) {
      if (error instanceof Lost || error instanceof ChangedMeanwhile) return changedByOther();
      if (error instanceof ContentProblem) return faulty();
      throw error;
    }
    return undefined;
  }

  async function described(id: string, staff: StaffCaller) {
    const row = await findEntry(db, id, staff);
    return row ? describeContent(db, row, staff, types) : unknown();
  }

  serve(publishContentEntry, async ({ id, version, at, until, note }, staff) => {
    const row = await findEntry(db, id, staff);
    const draft = row && (await findDraft(db, id));
    if (!row || !draft) return unknown();
    if (!canWrite(row, staff)) return mayNot();
    if (draft.version !== version) return changedByOther();
    if (draft.state !== "approved" && countriesWithRight(staff.grants, "content.unreviewed").length === 0)
      return new Refusal(403, "A colleague must approve the draft first.", { reason: "review" });
    const wrongTime = whyWrongTime(at, until);
    if (wrongTime) return wrongTime;
    const value: EntryValue = JSON.parse(draft.value);
    const base: EntryValue | undefined = draft.base === null ? undefined : JSON.parse(draft.base);
    const after = { at: at ?? null, until: until ?? null };
    const added = [
      ...(at ? [waiting(row, staff, { base, value, at })] : []),
      ...(until ? [waiting(row, staff, { base: value, value: undefined, at: until })] : []),
    ];
    const alsoWrite: Write = async (tx) => {
      if (!(await removeDraft(tx, { id, version }))) throw new Lost();
      // The draft of a new document was its only trace.
      if (at && row.is_published === 0)
        await tx
          .insertInto("content_entries")
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      await writeAuditLine(tx, staff, publishContentEntry.name, { ...about(row), after, reason: note });
    };
    if (at === undefined) {
      const reason = { action: "published", note } as const;
      const refused = await publish(row, staff, { base, value }, reason, { added, alsoWrite });
      return refused ?? described(id, staff);
    }
    if ((await checkIssues(parts, id, draft)).some(({ isFault }) => isFault)) return faulty();
    try {
      await planAgain(options, { added, alsoWrite });
    } catch (error) {
      if (error instanceof Lost) return changedByOther();
      throw error;
    }
    return described(id, staff);
  });

  serve(withdrawContentEntry, async ({ id, at, note }, staff) => {
    const row = await findEntry(db, id, staff);
    const base = row && (await publishedValue(db, id));
    if (!row || !base) return unknown();
    if (!canWrite(row, staff)) return mayNot();
    const wrongTime = whyWrongTime(at, undefined);
    if (wrongTime) return wrongTime;
    const alsoWrite: Write = (tx) =>
      writeAuditLine(tx, staff, withdrawContentEntry.name, {
        ...{ ...about(row), after: { at: at ?? null }, reason: note },
      });
    const removal = { base, value: undefined };
    if (at === undefined) {
      const refused = await publish(row, staff, removal, { action: "removed", note }, { alsoWrite });
      if (refused) return refused;
    } else await planAgain(options, { added: [waiting(row, staff, { ...removal, at })], alsoWrite });
    return described(id, staff);
  });

  serve(cancelScheduledChange, async ({ id }, staff) => {
    const change = await db
      .selectFrom("content_schedule")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    const row = change && (await findEntry(db, change.entry_id, staff));
    if (!change || !row) return unknown();
    if (!canWrite(row, staff)) return mayNot();
    // The end of a publication that does not begin would remove what is public then.
    const ends = change.value === null ? [] : await endsOf(change.entry_id, change.value);
    let isCancelled = false;
    const alsoWrite: Write = async (tx) => {
      const cancelled = await tx
        .updateTable("content_schedule")
        .set({ state: "cancelled" })
        .where("id", "in", [id, ...ends])
        .where("state", "in", ["waiting", "failed"])
        .returning("id")
        .execute();
      isCancelled = cancelled.some((one) => one.id === id);
      // What was written is a draft again, unless there is a newer one.
      if (isCancelled && change.value !== null)
        await saveDraft(tx, {
          ...{ id: row.id, version: 0, memberId: change.member_id, value: JSON.parse(change.value) },
          published: change.base === null ? undefined : JSON.parse(change.base),
        });
      if (isCancelled) await writeAuditLine(tx, staff, cancelScheduledChange.name, about(row));
    };
    await planAgain(options, { done: new Set([id, ...ends]), alsoWrite });
    return isCancelled ? described(row.id, staff) : unknown();
  });

  async function endsOf(entryId: string, value: string): Promise<string[]> {
    const rows = await db
      .selectFrom("content_schedule")
      .select("id")
      .where("entry_id", "=", entryId)
      .where("value", "is", null)
      .where("base", "=", value)
      .where("state", "=", "waiting")
      .execute();
    return rows.map((row) => row.id);
  }

  serve(listContentVersions, async ({ id, after }, staff) => {
    let query = db.selectFrom("content_versions").selectAll().where("entry_id", "=", id);
    if (after) query = query.where("id", "<", after);
    const rows = await query
      .orderBy("id", "desc")
      .limit(VERSIONS_A_PAGE + 1)
      .execute();
    if (!(await findEntry(db, id, staff))) return unknown();
    const shown = rows.slice(0, VERSIONS_A_PAGE);
    return {
      versions: shown.map(({ id: version, at, action, member, note }) => ({
        ...{ id: version, at, action, member, note },
      })),
      next: rows.length > VERSIONS_A_PAGE ? (shown.at(-1)?.id ?? null) : null,
    };
  });

  serve(getContentVersion, async ({ version }, staff) => {
    const row = await db
      .selectFrom("content_versions")
      .selectAll()
      .where("id", "=", version)
      .executeTakeFirst();
    if (!row || !(await findEntry(db, row.entry_id, staff))) return unknown();
    const { id, at, action, member, note, entry_id: entryId } = row;
    return { ...{ id, at, action, member, note, entryId }, value: row.value ? JSON.parse(row.value) : null };
  });

  serve(restoreContentVersion, async ({ version, note }, staff) => {
    const kept = await db
      .selectFrom("content_versions")
      .selectAll()
      .where("id", "=", version)
      .executeTakeFirst();
    const row = kept && (await findEntry(db, kept.entry_id, staff));
    if (!kept || !row) return unknown();
    if (!canWrite(row, staff)) return mayNot();
    const base = await publishedValue(db, row.id);
    const value = kept.value === null ? undefined : JSON.parse(kept.value);
    const alsoWrite: Write = (tx) =>
      writeAuditLine(tx, staff, restoreContentVersion.name, {
        ...{ ...about(row), after: { version }, reason: note },
      });
    const reason = { action: "restored", note } as const;
    const refused = await publish(row, staff, { base, value }, reason, { alsoWrite });
    return refused ?? described(row.id, staff);
  });

  serve(listContentConflicts, async (_, staff) => ({ conflicts: await openConflicts(db, staff) }));

  serve(resolveContentConflict, async ({ id, take }, staff) => {
    const conflict = await db
      .selectFrom("content_conflicts")
      .selectAll()
      .where("id", "=", id)
      .where("state", "=", "open")
      .executeTakeFirst();
    const row = conflict && (await findEntry(db, conflict.entry_id, staff));
    if (!conflict || !row) return unknown();
    if (!canWrite(row, staff)) return mayNot();
    const alsoWrite: Write = async (tx) => {
      const resolved = await tx
        .updateTable("content_conflicts")
        .set({
          ...{ state: take === "ours" ? "kept" : "taken" },
          ...{ resolved_by: staff.name, resolved_at: new Date().toISOString() },
        })
        .where("id", "=", id)
        .where("state", "=", "open")
        .returning("id")
        .executeTakeFirst();
      if (!resolved) throw new Lost();
      await writeAuditLine(tx, staff, resolveContentConflict.name, { ...about(row), after: { take } });
    };
    if (take === "ours") {
      await db.transaction().execute(alsoWrite);
      return described(row.id, staff);
    }
    const base = await publishedValue(db, row.id);
    const value = conflict.theirs === null ? undefined : JSON.parse(conflict.theirs);
    const refused = await publish(row, staff, { base, value }, { action: "imported" }, { alsoWrite });
    return refused ?? described(row.id, staff);
  });

  return app;
}

/** Another member was first; the transaction is undone. */
class Lost extends Error {}

function whyWrongTime(at: string | undefined, until: string | undefined): Refusal | undefined {
  const begin = at === undefined ? Date.now() : Date.parse(at);
  if (at !== undefined && begin <= Date.now())
    return new Refusal(400, "The time must be in the future.", { field: "at" });
  if (until !== undefined && Date.parse(until) <= begin)
    return new Refusal(400, "The end must be after the begin.", { field: "until" });
  return undefined;
}

function waiting(
  row: EntryRow,
  staff: StaffCaller,
  { base, value, at }: { base: EntryValue | undefined; value: EntryValue | undefined; at: string },
): WaitingChange {
  return {
    ...{ id: newId(), entryId: row.id, dueAt: Date.parse(at), memberId: staff.id, member: staff.name },
    ...{ value: value ? JSON.stringify(value) : null, base: base ? JSON.stringify(base) : null },
  };
}
