import { Hono } from "hono";
import {
  checkContentEntry,
  createContentEntry,
  discardContentDraft,
  findContentUses,
  getContentEntry,
  listContentEntries,
  listContentTypes,
  previewContent,
  reviewContentDraft,
  saveContentDraft,
} from "../../../contracts/staff/calls/content-calls.ts";
import { writeRightOf } from "../../../contracts/staff/content-rights.ts";
import { countriesWithRight } from "../../../contracts/staff/staff-roles.ts";
import { countryOf } from "../../../editions/countries.ts";
import { REGIONS, type Region, regionsOf } from "../../../editions/regions.ts";
import { describeEntry } from "../../content/editing/entry-index.ts";
import type { EntryValue } from "../../content/editing/file-entries.ts";
import { mergeValues } from "../../content/editing/merge-values.ts";
import { Refusal } from "../../http/refusal.ts";
import type { ServiceParts } from "../../service-parts.ts";
import { changedFields, writeAuditLine } from "../access/audit-log.ts";
import type { StaffAccess, StaffCaller } from "../access/identify-staff.ts";
import { staffCallServer } from "../access/serve-staff-call.ts";
import { checkIssues } from "./check-issues.ts";
import { changeDraftState, findDraft, removeDraft, saveDraft } from "./content-drafts.ts";
import { signPreview } from "./content-previews.ts";
import { canWrite, describeContent, describeDraft, findEntry, publishedValue } from "./describe-entry.ts";
import { isMarkdownType } from "./document-folders.ts";
import { describeEntries, type EntryRow, findEntries, mayRead, slugOf } from "./find-entries.ts";

const LARGEST_DOCUMENT = 400_000;

/** Drafts of documents: nothing that these calls store is public. */
export function createStaffContentApp(parts: ServiceParts, access: StaffAccess): Hono {
  const { documentTypes: types, database } = parts;
  const { db } = access;
  const app = new Hono();
  const serve = staffCallServer(app, access);

  serve(listContentEntries, (asked, { countries }) => findEntries(db, asked, countries));

  serve(listContentTypes, async (_, staff) => {
    const counted = await db
      .selectFrom("content_entries")
      .select((row) => ["content_type", row.fn.countAll().as("count")])
      .groupBy("content_type")
      .execute();
    const counts = new Map(counted.map(({ content_type, count }) => [content_type, Number(count)]));
    const named = Object.entries(types).filter(([, type]) => type && !type.derive);
    return {
      types: await Promise.all(
        named.map(async ([type]) => ({
          ...{ type, count: counts.get(type) ?? 0 },
          canWrite: countriesWithRight(staff.grants, writeRightOf(type)).length > 0,
          ...(await isMarkdownType(db, type)),
        })),
      ),
    };
  });

  serve(getContentEntry, async ({ id }, staff) => {
    const row = await findEntry(db, id, staff);
    return row ? describeContent(db, row, staff, types) : unknown();
  });

  serve(createContentEntry, async ({ type, slug, region, from }, staff) => {
    if (!types[type] || types[type].derive) return new Refusal(400, "There is no such kind of document.");
    const { isMarkdown } = await isMarkdownType(db, type);
    const folder = region ? `${type}/${region}` : type;
    const id = `documents/${folder}/${slug}${isMarkdown ? ".md" : ".json"}`;
    const copied = from === undefined ? undefined : await findEntry(db, from, staff);
    if (from !== undefined && !copied) return unknown();
    const value: EntryValue = copied
      ? withoutAddress((await publishedValue(db, copied.id)) ?? (await draftValue(copied.id)) ?? {})
      : {};
    const now = new Date().toISOString();
    const row: EntryRow = {
      ...{ ...describeEntry(id, value), title: slug, is_published: 0, changed_at: now },
      changed_by: staff.name,
    };
    if (!canWrite(row, staff)) return mayNot();
    const isNew = await db.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto("content_entries")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!added) return false;
      await saveDraft(transaction, {
        ...{ id, version: 0, value, published: undefined },
        memberId: staff.id,
      });
      await writeAuditLine(transaction, staff, createContentEntry.name, about(row));
      return true;
    });
    if (!isNew)
      return new Refusal(409, "There is a document with this name already. Choose another name.", {
        ...{ field: "slug", reason: "taken" },
      });
    return describeContent(db, row, staff, types);
  });

  async function draftValue(id: string): Promise<EntryValue | undefined> {
    const draft = await findDraft(db, id);
    return draft && JSON.parse(draft.value);
  }

  serve(saveContentDraft, async ({ id, version, value: typed, fromPublished }, staff) => {
    const row = await findEntry(db, id, staff);
    if (!row) return unknown();
    if (!canWrite(row, staff)) return mayNot();
    if (JSON.stringify(typed).length > LARGEST_DOCUMENT)
      return new Refusal(413, "The document is too large. Divide it into two documents.");
    const published = await publishedValue(db, id);
    const before = await findDraft(db, id);
    const base = before?.base ? JSON.parse(before.base) : undefined;
    const value = (fromPublished && mergeValues(base, typed, published).value) || typed;
    const saved = await db.transaction().execute(async (transaction) => {
      const draft = await saveDraft(transaction, {
        ...{ id, version, value, published, memberId: staff.id, fromPublished },
      });
      if (!draft) return undefined;
      if (row.is_published === 0)
        await transaction
          .updateTable("content_entries")
          .set({ ...described(id, value), changed_at: draft.updated_at, changed_by: staff.name })
          .where("id", "=", id)
          .where("is_published", "=", 0)
          .execute();
      // The draft is stored while a member types: one line for each member who works on it, not one for each word.
      if (before?.member_id !== staff.id)
        await writeAuditLine(transaction, staff, saveContentDraft.name, about(row));
      return draft;
    });
    return saved ? describeDraft(saved, published) : changedByOther();
  });

  serve(discardContentDraft, async ({ id, version }, staff) => {
    const row = await findEntry(db, id, staff);
    if (!row) return unknown();
    if (!canWrite(row, staff)) return mayNot();
    const isDiscarded = await db.transaction().execute(async (transaction) => {
      if (!(await removeDraft(transaction, { id, version }))) return false;
      await writeAuditLine(transaction, staff, discardContentDraft.name, about(row));
      return true;
    });
    return isDiscarded ? { isDiscarded } : changedByOther();
  });

  serve(reviewContentDraft, async ({ id, version, state, note }, staff) => {
    const row = await findEntry(db, id, staff);
    const draft = row && (await findDraft(db, id));
    if (!row || !draft) return unknown();
    if (!canWrite(row, staff)) return mayNot();
    if (state === "approved") {
      const refused = await whyNotApprove(row, draft.member_id, staff);
      if (refused) return refused;
      const issues = await checkIssues(parts, id, draft);
      if (issues.some(({ isFault }) => isFault)) return faulty();
    }
    const changed = await db.transaction().execute(async (transaction) => {
      const moved = await changeDraftState(transaction, { id, version }, { state, note: note ?? null });
      if (!moved) return undefined;
      await writeAuditLine(transaction, staff, reviewContentDraft.name, {
        ...{ ...about(row), ...changedFields({ state: draft.state }, { state }), reason: note },
      });
      return moved;
    });
    return changed ? describeContent(db, row, staff, types) : changedByOther();
  });

  async function whyNotApprove(row: EntryRow, author: string, staff: StaffCaller) {
    const reviewer = countriesWithRight(staff.grants, "content.publish");
    if (!canWrite(row, staff) || reviewer.length === 0) return mayNot();
    const isAlone = countriesWithRight(staff.grants, "content.unreviewed").length > 0;
    if (author === staff.id && !isAlone)
      return new Refusal(403, "Another member approves what you wrote.", { reason: "own" });
    return undefined;
  }

  serve(checkContentEntry, async ({ id, value }, staff) => {
    const row = await findEntry(db, id, staff);
    if (!row) return unknown();
    const draft = await findDraft(db, id);
    const base = draft ? draft.base : JSON.stringify((await publishedValue(db, id)) ?? null);
    return { issues: await checkIssues(parts, id, { base, value: JSON.stringify(value) }) };
  });

  serve(previewContent, async ({ id }, staff) => {
    const row = id === undefined ? undefined : await findEntry(db, id, staff);
    if (id !== undefined && !row) return unknown();
    parts.preparePreview?.();
    const region = regionOf(row, staff);
    const path = row && parts.pageOf?.({ type: row.content_type, slug: slugOf(row), region });
    return { ...signPreview(parts, id), region, path: path ?? null };
  });

  serve(findContentUses, async ({ id }, staff) => {
    const row = await findEntry(db, id, staff);
    if (!row) return unknown();
    const name = slugOf(row);
    const files = await database.db
      .selectFrom("content_files")
      .select("name")
      .where("name", "<>", row.file)
      .where(({ or, eb }) =>
        or([
          eb("text", "like", `%"${name}"%`),
          eb("text", "like", `%/${name}%`),
          eb("text", "like", `% ${name}%`),
        ]),
      )
      .limit(100)
      .execute();
    const names = files.map((file) => file.name);
    if (names.length === 0) return { uses: [] };
    const rows = await db
      .selectFrom("content_entries")
      .selectAll()
      .where("file", "in", names)
      .orderBy("id")
      .limit(100)
      .execute();
    return {
      uses: await describeEntries(
        db,
        rows.filter((found) => mayRead(found, staff.countries)),
      ),
    };
  });

  return app;
}

/** The region of the document, or for one of several countries the first that the member may see. */
function regionOf(row: EntryRow | undefined, { countries }: StaffCaller): Region {
  const named = row?.country ?? row?.countries.trim().split(" ")[0];
  const country = countryOf(named || countries[0] || "", "in");
  const regions = regionsOf(country);
  const own = regions.find((region) => REGIONS[region].language === row?.language?.toLowerCase());
  return own ?? regions[0] ?? "in";
}

function described(id: string, value: EntryValue) {
  const { title, words, countries } = describeEntry(id, value);
  return { title, words, countries };
}

function withoutAddress({ slug: _, ...value }: EntryValue): EntryValue {
  return value;
}

export function about(row: EntryRow) {
  return { kind: "content", recordId: row.id, country: row.country };
}

export function unknown(): Refusal {
  return new Refusal(404, "There is no such document in your countries.");
}

export function mayNot(): Refusal {
  return new Refusal(403, "Your role does not allow this for documents of this kind and country.", {
    reason: "right",
  });
}

export function changedByOther(): Refusal {
  return new Refusal(409, "Another member has changed this document. Load it again.", { reason: "changed" });
}

export function faulty(): Refusal {
  return new Refusal(400, "The document has faults. Correct them first.", { reason: "faults" });
}
