import type { UPLOAD_TYPES } from "../../contracts/upload-limits.ts";

export type UploadType = (typeof UPLOAD_TYPES)[number];

const ENDINGS: Record<UploadType, string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** The type of a file by its first bytes. The name and the type that a browser sends may be wrong, or chosen to harm. */
export function uploadTypeOf(bytes: Uint8Array): UploadType | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16));
  if (start.toString("latin1", 0, 5) === "%PDF-") return "application/pdf";
  if (start.subarray(0, JPEG.length).equals(JPEG)) return "image/jpeg";
  if (start.subarray(0, PNG.length).equals(PNG)) return "image/png";
  const isWebp = start.toString("latin1", 0, 4) === "RIFF" && start.toString("latin1", 8, 12) === "WEBP";
  return isWebp ? "image/webp" : undefined;
}

const LONGEST_NAME = 120;

/** A name that is safe in a header and in a folder, with the ending of the real type. */
export function cleanUploadName(wanted: string, type: UploadType): string {
  const name = wanted
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}"\\/:*?<>|%;]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/\.(?:pdf|jpe?g|png|webp)$/i, "")
    .replace(/^[. ]+/, "")
    .slice(0, LONGEST_NAME)
    .toWellFormed()
    .trim();
  return `${name || "file"}.${ENDINGS[type]}`;
}
