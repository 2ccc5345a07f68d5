import { Hono } from "hono";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { staffAccess } from "../staff/access/staff-access.ts";
import { bringPicture, PICTURES_CHANNEL, readOwnPhotographs } from "./picture-rows.ts";
import { createPicturesApp } from "./pictures-app.ts";

/** Pictures that members upload. They are known to all processes without a restart. */
export async function servePictures(parts: ServiceParts): Promise<Service> {
  const { database, photographs } = parts;
  const read = async () => {
    photographs.setOwn(await readOwnPhotographs(database.db, parts), (file) => bringPicture(parts, file));
    parts.parseMemory.forget();
  };
  // The process that shows previews gets them with the documents.
  if (!parts.isPreview) await read();
  const refresh = () => {
    void read().catch((error: unknown) => parts.log.error({ error }, "Uploaded pictures could not be read."));
  };
  const stop = await database.listen(PICTURES_CHANNEL, refresh, refresh);
  const app = new Hono();
  app.route("/", createPicturesApp(parts, staffAccess(parts), read));
  return {
    mounts: [{ host: "own", app }],
    ...(!parts.isPreview && { reload: read }),
    stop,
  };
}
