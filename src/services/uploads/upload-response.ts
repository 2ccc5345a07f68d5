import type { UploadRow } from "./uploads.ts";

/**
 * A file as it is sent. It came from a person, so a browser must run nothing in it: only pictures are shown, everything
 * else is saved.
 */
export function uploadResponse({ row, bytes }: { row: UploadRow; bytes: Uint8Array<ArrayBuffer> }): Response {
  const { name, type } = row;
  const plain = name.replaceAll(/[^\x20-\x7e]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll("'", "%27");
  const disposition = type.startsWith("image/") ? "inline" : "attachment";
  return new Response(bytes, {
    headers: {
      "content-type": type,
      "content-disposition": `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`,
      "content-length": String(bytes.byteLength),
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store",
    },
  });
}
