import type { Signer } from "../../platform/signing.ts";

const PURPOSE = "upload";
const GOOD_FOR_MS = 60 * 60_000;

export const UPLOADS_FOLDER = "/v1/uploads/";
export const UPLOAD_LINKS = `${UPLOADS_FOLDER}:token`;

/** For a page that only the owner gets: an address that shows one upload for an hour. */
export function linkToUpload(signer: Signer, id: string, now = new Date()): string {
  return UPLOAD_LINKS.replace(":token", signer.sign(PURPOSE, id, new Date(now.getTime() + GOOD_FOR_MS)));
}

export function readUploadLink(signer: Signer, token: string): string | undefined {
  const read = signer.read(PURPOSE, token);
  return typeof read === "object" ? read.text : undefined;
}
