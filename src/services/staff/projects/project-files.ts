import type { Hono } from "hono";
import { getProjectFile, uploadProjectFile } from "../../../contracts/staff/calls/project-calls.ts";
import type { StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { Refusal } from "../../http/refusal.ts";
import { PROJECT_UPLOADS, type ProjectRow } from "../../projects/project-store.ts";
import { shrinkPhotograph } from "../../uploads/shrink-photograph.ts";
import { uploadResponse } from "../../uploads/upload-response.ts";
import { readUpload, storeUpload, type UploadParts } from "../../uploads/uploads.ts";
import { writeAuditLine } from "../access/audit-log.ts";
import type { StaffAccess } from "../access/identify-staff.ts";
import { serveStaffFile, serveStaffUpload } from "../access/serve-staff-upload.ts";
import { writeLook } from "../access/write-look.ts";

interface Options {
  parts: UploadParts;
  access: StaffAccess;
  findProject: (id: string, countries: readonly StaffCountry[]) => Promise<ProjectRow | undefined>;
}

/** Papers and photographs of a project. */
export function serveProjectFiles(app: Hono, { parts, access, findProject }: Options): void {
  serveStaffUpload(app, access, uploadProjectFile, async ({ id, use, name, key }, sent, staff) => {
    const project = await findProject(id, staff.countries);
    if (!project) return unknown();
    const bytes = use === "photograph" ? await shrinkPhotograph(sent) : sent;
    if (bytes instanceof Refusal) return bytes;
    const owner = { kind: PROJECT_UPLOADS, id };
    const stored = await storeUpload(
      parts,
      { bytes, name, owner, by: staff.id, key },
      async (transaction, upload) => {
        if (use === "paper" && upload.type !== "application/pdf")
          return new Refusal(415, "A paper must be a PDF file.", { reason: "type" });
        // The row is locked: a project that is erased at this moment takes the upload with it.
        const found = await transaction
          .updateTable("projects")
          .set({ updated_at: upload.created_at })
          .where("id", "=", id)
          .returning("id")
          .executeTakeFirst();
        if (!found) return unknown();
        const { type, size } = upload;
        await writeAuditLine(transaction, staff, uploadProjectFile.name, {
          ...{ kind: "project", recordId: id, country: project.country },
          ...{ before: {}, after: { upload: upload.id, type, size } },
        });
        return undefined;
      },
    );
    if (stored instanceof Refusal) return stored;
    return { id: stored.id, name: stored.name, type: stored.type, size: Number(stored.size) };
  });

  serveStaffFile(app, access, getProjectFile, async ({ id, file }, staff) => {
    const project = await findProject(id, staff.countries);
    const read = project ? await readUpload(parts, file) : unknown();
    if (read instanceof Refusal) return read;
    if (read.row.owner_kind !== PROJECT_UPLOADS || read.row.owner_id !== id) return unknown();
    await writeLook(access, staff, getProjectFile.name, {
      ...{ kind: "project", recordId: id, country: project?.country ?? null, filters: { upload: file } },
    });
    return uploadResponse(read);
  });
}

function unknown(): Refusal {
  return new Refusal(404, "There is no such file in your countries.");
}
