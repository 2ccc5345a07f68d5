import { Hono } from "hono";
import { Refusal } from "../http/refusal.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { readUploadLink, UPLOAD_LINKS } from "./upload-links.ts";
import { uploadResponse } from "./upload-response.ts";
import { REMOVE_UPLOAD, readUpload, removalOfUploads } from "./uploads.ts";

/** Pictures of private pages. The page contains a signed address for each of them, because it has no other proof. */
export function serveUploads(parts: ServiceParts): Service {
  const app = new Hono();
  app.get(UPLOAD_LINKS, async ({ req }) => {
    const id = readUploadLink(parts.signer, req.param("token"));
    const read = id
      ? await readUpload(parts, id)
      : new Refusal(404, "There is no such file, or the link is too old.");
    return read instanceof Refusal ? read.respond() : uploadResponse(read);
  });
  return {
    mounts: [{ host: "bumblebee", app }],
    jobs: { [REMOVE_UPLOAD]: removalOfUploads(parts) },
  };
}
