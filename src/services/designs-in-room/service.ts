import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createDesignsInRoomApp } from "./designs-in-room-app.ts";

export function serveDesignsInRoom({ database, documentTypes }: ServiceParts): Service {
  return { mounts: [{ host: "web-backend", app: createDesignsInRoomApp(database, documentTypes) }] };
}
