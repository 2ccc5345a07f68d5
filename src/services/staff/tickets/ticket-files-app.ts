import { Hono } from "hono";
import { addTicketFile, getTicketFile } from "../../../contracts/staff/calls/ticket-calls.ts";
import { Refusal } from "../../http/refusal.ts";
import { DRAFT_FILES, isFileOf } from "../../tickets/ticket-files.ts";
import { shrinkPhotograph } from "../../uploads/shrink-photograph.ts";
import { uploadResponse } from "../../uploads/upload-response.ts";
import { uploadTypeOf } from "../../uploads/upload-type.ts";
import { readUpload, storeUpload, type UploadParts } from "../../uploads/uploads.ts";
import { writeAuditLine } from "../access/audit-log.ts";
import type { StaffAccess } from "../access/identify-staff.ts";
import { serveStaffFile, serveStaffUpload } from "../access/serve-staff-upload.ts";
import { writeLook } from "../access/write-look.ts";
import { findTicketWork } from "./find-tickets.ts";

/** Attachments of answers. A file is sent when it is chosen, and the customer gets it with the answer. */
export function createTicketFilesApp(access: StaffAccess, parts: UploadParts): Hono {
  const { db } = access;
  const app = new Hono();

  serveStaffUpload(app, access, addTicketFile, async ({ id, name, key }, bytes, staff) => {
    const work = await findTicketWork(db, id, staff.countries);
    if (!work) return unknown();
    const small = uploadTypeOf(bytes)?.startsWith("image/") ? await shrinkPhotograph(bytes) : bytes;
    if (small instanceof Refusal) return small;
    const upload = { bytes: small, name, owner: { kind: DRAFT_FILES, id }, by: staff.id, key };
    const stored = await storeUpload(parts, upload, async (transaction, { id: file, type, size }) => {
      // The row is locked: a ticket that is erased at this moment takes the file with it.
      const found = await transaction
        .updateTable("ticket_work")
        .set({ updated_at: work.updated_at })
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirst();
      if (!found) return unknown();
      await writeAuditLine(transaction, staff, addTicketFile.name, {
        ...{ kind: "ticket", recordId: id, country: work.country, after: { upload: file, type, size } },
      });
      return undefined;
    });
    if (stored instanceof Refusal) return stored;
    return { id: stored.id, name: stored.name, type: stored.type, size: Number(stored.size) };
  });

  serveStaffFile(app, access, getTicketFile, async ({ id, file }, staff) => {
    const work = await findTicketWork(db, id, staff.countries);
    const read = work ? await readUpload(parts, file) : unknown();
    if (read instanceof Refusal) return read;
    if (!(await isFileOf(db, id, read.row))) return unknown();
    await writeLook(access, staff, getTicketFile.name, {
      ...{ kind: "ticket", recordId: id, country: work?.country ?? null, filters: { upload: file } },
    });
    return uploadResponse(read);
  });

  return app;
}

function unknown(): Refusal {
  return new Refusal(404, "There is no such file in your countries.");
}
