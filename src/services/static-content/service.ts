import { join } from "node:path";
import { announceChanges } from "../content/announce-changes.ts";
import { staticIngredient } from "../content/ingredients.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { readStaticContent } from "./static-content.ts";
import { createStaticContentApp } from "./static-content-app.ts";

export async function serveStaticContent({
  database,
  contentDirectory,
  brand,
}: ServiceParts): Promise<Service> {
  const contents = await readStaticContent(join(contentDirectory, "static"), brand);
  return {
    mounts: [{ host: "bumblebee", app: createStaticContentApp(contents) }],
    async reload() {
      const changed = await contents.reload();
      if (changed.length > 0) await announceChanges(database, changed.map(staticIngredient));
    },
  };
}
