import { Hono } from "hono";
import {
  changePicture,
  getPicture,
  listPictures,
  MAX_PICTURE_BYTES,
  type PictureItem,
  removePicture,
  replacePicture,
  uploadPicture,
} from "../../contracts/staff/calls/picture-calls.ts";
import type { LocalisedText } from "../../editions/languages.ts";
import { planAgain } from "../content/editing/publish-entries.ts";
import { Refusal } from "../http/refusal.ts";
import { imageAddress } from "../images/images-app.ts";
import type { ServiceParts } from "../service-parts.ts";
import { writeAuditLine } from "../staff/access/audit-log.ts";
import type { StaffAccess } from "../staff/access/identify-staff.ts";
import { staffCallServer } from "../staff/access/serve-staff-call.ts";
import { serveStaffUpload } from "../staff/access/serve-staff-upload.ts";
import { removeUpload, storeUpload } from "../uploads/uploads.ts";
import { PICTURES_CHANNEL, type PictureRow, pictureHash } from "./picture-rows.ts";
import { usesOfPicture } from "./picture-uses.ts";
import { preparePicture } from "./prepare-picture.ts";

export function createPicturesApp(parts: ServiceParts, access: StaffAccess, read: () => Promise<void>): Hono {
  const { database, documentTypes: types, brand: brandName } = parts;
  const { db } = access;
  const options = { ...parts, types, brandName, hasCdn: parts.cdn !== undefined };
  const app = new Hono();
  const serve = staffCallServer(app, access);
  const find = (name: string) =>
    db.selectFrom("pictures").selectAll().where("name", "=", name).executeTakeFirst();

  /** Documents contain the address of a picture, so those that show it are made again. */
  async function announce(isShown: boolean): Promise<void> {
    await read();
    await database.notify(PICTURES_CHANNEL, "");
    if (isShown) await planAgain(options, {});
  }

  serve(listPictures, async ({ search, after, size }) => {
    let query = db.selectFrom("pictures").selectAll();
    for (const word of search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [])
      query = query.where(({ or, eb }) =>
        or([eb("name", "like", `%${word}%`), eb((row) => row.fn("lower", ["alt"]), "like", `%${word}%`)]),
      );
    const { count } = await query
      .clearSelect()
      .select((row) => row.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    if (after) query = query.where("name", ">", after);
    const rows = await query
      .orderBy("name")
      .limit(size + 1)
      .execute();
    const shown = rows.slice(0, size);
    return {
      pictures: shown.map(describePicture),
      next: rows.length > size ? (shown.at(-1)?.name ?? null) : null,
      total: Number(count),
    };
  });

  serve(getPicture, async ({ name }, { countries }) => {
    const row = await find(name);
    return row ? { ...describePicture(row), uses: await usesOfPicture(db, name, countries) } : unknown();
  });

  serveStaffUpload(
    app,
    access,
    uploadPicture,
    async ({ name, key }, bytes, staff) => {
      const known = await find(name);
      if (known || parts.photographs.find(name)) {
        const again = known && (await storedBy(known, staff.id, key, bytes));
        return again ?? taken();
      }
      return store({ name, key, by: staff, bytes }, async (transaction, row) => {
        const added = await transaction
          .insertInto("pictures")
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning("name")
          .executeTakeFirst();
        if (!added) return taken();
        await writeAuditLine(transaction, staff, uploadPicture.name, { kind: "picture", recordId: name });
        return undefined;
      });
    },
    MAX_PICTURE_BYTES,
  );

  /** The same upload, sent again because its answer was lost. */
  async function storedBy(row: PictureRow, memberId: string, key: string, bytes: Uint8Array) {
    const prepared = await preparePicture(bytes);
    if (prepared instanceof Refusal) return prepared;
    const upload = await storeUpload(parts, {
      ...{
        bytes: prepared.bytes,
        name: row.name,
        owner: { kind: "picture", id: row.name },
        by: memberId,
        key,
      },
    });
    return upload instanceof Refusal || upload.id !== row.upload_id ? undefined : describePicture(row);
  }

  serveStaffUpload(
    app,
    access,
    replacePicture,
    async ({ name, version, key }, bytes, staff) => {
      const before = await find(name);
      if (!before) return unknown();
      const alt = JSON.parse(before.alt);
      return store({ name, key, by: staff, bytes, before }, async (transaction, row) => {
        const replaced = await transaction
          .updateTable("pictures")
          .set({ ...row, alt: JSON.stringify(alt), created_at: before.created_at, version: version + 1 })
          .where("name", "=", name)
          .where("version", "=", version)
          .returning("name")
          .executeTakeFirst();
        if (!replaced) return changedByOther();
        await removeUpload(transaction, before.upload_id);
        await writeAuditLine(transaction, staff, replacePicture.name, { kind: "picture", recordId: name });
        return undefined;
      });
    },
    MAX_PICTURE_BYTES,
  );

  interface Sent {
    name: string;
    key: string;
    by: { id: string; name: string };
    bytes: Uint8Array;
    before?: PictureRow;
  }

  async function store({ name, key, by, bytes, before }: Sent, write: Write): Promise<PictureItem | Refusal> {
    const prepared = await preparePicture(bytes);
    if (prepared instanceof Refusal) return prepared;
    const { width, height, dominant } = prepared;
    const now = new Date().toISOString();
    let stored: PictureRow | undefined;
    const upload = await storeUpload(
      parts,
      { bytes: prepared.bytes, name, owner: { kind: "picture", id: name }, by: by.id, key },
      (transaction, { id, checksum }) => {
        const focus = before?.focus ?? null;
        stored = {
          ...{ name, upload_id: id, width, height, dominant, hash: pictureHash(checksum, focus), focus },
          ...{ alt: before?.alt ?? JSON.stringify({ en: name.replaceAll("-", " ") }), version: 1 },
          ...{ member: by.name, created_at: now, updated_at: now },
        };
        return write(transaction, stored);
      },
    );
    if (upload instanceof Refusal) return upload;
    await announce(before !== undefined);
    const row = await find(name);
    return row ? describePicture(row) : unknown();
  }

  serve(changePicture, async ({ name, version, alt, focus }, staff) => {
    const row = await find(name);
    if (!row) return unknown();
    const wished = focus === undefined ? row.focus : focus && JSON.stringify(focus);
    const upload = await db
      .selectFrom("uploads")
      .select("checksum")
      .where("id", "=", row.upload_id)
      .executeTakeFirstOrThrow();
    const changed = await db.transaction().execute(async (transaction) => {
      const saved = await transaction
        .updateTable("pictures")
        .set({
          ...{
            alt: alt ? JSON.stringify(alt) : row.alt,
            focus: wished,
            version: version + 1,
            member: staff.name,
          },
          ...{ hash: pictureHash(upload.checksum, wished), updated_at: new Date().toISOString() },
        })
        .where("name", "=", name)
        .where("version", "=", version)
        .returningAll()
        .executeTakeFirst();
      if (saved)
        await writeAuditLine(transaction, staff, changePicture.name, { kind: "picture", recordId: name });
      return saved;
    });
    if (!changed) return changedByOther();
    await announce(changed.hash !== row.hash);
    return describePicture(changed);
  });

  serve(removePicture, async ({ name }, staff) => {
    const row = await find(name);
    if (!row) return unknown();
    // Under the lock of the content, so that no document that shows it is published meanwhile.
    let isUsed = false;
    await planAgain(options, {
      async alsoWrite(transaction) {
        isUsed = (await usesOfPicture(transaction, name)).length > 0;
        if (isUsed) return;
        await transaction.deleteFrom("pictures").where("name", "=", name).execute();
        await removeUpload(transaction, row.upload_id);
        await writeAuditLine(transaction, staff, removePicture.name, { kind: "picture", recordId: name });
      },
    });
    if (isUsed)
      return new Refusal(409, "Documents or drafts show this picture. Give them another one first.", {
        reason: "used",
      });
    await announce(false);
    return { isRemoved: true };
  });

  return app;
}

type Write = (
  transaction: Parameters<NonNullable<Parameters<typeof storeUpload>[2]>>[0],
  row: PictureRow,
) => Promise<Refusal | undefined>;

function describePicture(row: PictureRow): PictureItem {
  const { name, hash, width, height, dominant, version, member, updated_at: updatedAt } = row;
  const alt: LocalisedText = JSON.parse(row.alt);
  return {
    ...{ name, width, height, dominant, version, member, updatedAt, alt },
    url: imageAddress({ name }, hash),
    focus: row.focus === null ? null : JSON.parse(row.focus),
  };
}

function unknown(): Refusal {
  return new Refusal(404, "There is no such picture.");
}

function taken(): Refusal {
  return new Refusal(409, "There is a picture of this name already. Choose another name.", {
    ...{ field: "name", reason: "taken" },
  });
}

function changedByOther(): Refusal {
  return new Refusal(409, "Another member has changed this picture. Load it again.", { reason: "changed" });
}
