import { createHash } from "node:crypto";
import { access, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { LocalisedText } from "../../editions/languages.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { RECIPE } from "../images/encoding-version.ts";
import type { OwnPhotograph } from "../images/photographs.ts";
import type { ServiceParts } from "../service-parts.ts";
import { readUploadBytes, uploadFile } from "../uploads/upload-bytes.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    /** Pictures that members have uploaded. The bytes are in `uploads`. */
    pictures: PictureRow;
  }
}

export interface PictureRow {
  /** As documents name it. */
  name: string;
  upload_id: string;
  width: number;
  height: number;
  dominant: string;
  /** Part of the address of the picture, so it changes with the picture. */
  hash: string;
  /** JSON of the point that must stay in the picture when it is cropped. */
  focus: string | null;
  /** JSON of the description by language. */
  alt: string;
  version: number;
  member: string;
  created_at: string;
  updated_at: string;
}

export const PICTURES_CHANNEL = "pictures";

type Parts = Pick<ServiceParts, "dataDirectory" | "objectStore">;

export async function readOwnPhotographs(
  db: Kysely<Schema>,
  { dataDirectory, objectStore }: Parts,
): Promise<OwnPhotograph[]> {
  const rows = await db.selectFrom("pictures").selectAll().orderBy("name").execute();
  return rows.map(({ name, upload_id, width, height, dominant, hash, focus, alt }) => ({
    ...{ name, width, height, dominant, hash, kind: "room", colours: [{ hex: dominant, share: 1 }] },
    ...{ hotspots: [], products: [], alt: JSON.parse(alt) as LocalisedText },
    file: objectStore ? localCopy(dataDirectory, upload_id) : uploadFile(dataDirectory, upload_id),
    focus: focus === null ? undefined : JSON.parse(focus),
  }));
}

/** Encoders read files, so a picture of the object store is copied to this machine at its first use. */
export async function bringPicture(parts: Parts, file: string): Promise<void> {
  if (!parts.objectStore || (await exists(file))) return;
  const id = file.slice(file.lastIndexOf("/") + 1);
  const bytes = await readUploadBytes(parts, id);
  if (typeof bytes === "string") return;
  await mkdir(join(parts.dataDirectory, COPIES), { recursive: true });
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

const COPIES = "pictures";

function localCopy(dataDirectory: string, uploadId: string): string {
  return join(dataDirectory, COPIES, uploadId);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

export function pictureHash(checksum: string, focus: string | null): string {
  const recipe = JSON.stringify({ recipe: RECIPE, focus });
  return createHash("sha256").update(checksum).update(recipe).digest("hex").slice(0, 8);
}
