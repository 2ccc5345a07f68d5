import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DataFolderInUse } from "../../platform/database/sqlite/lock-data-directory.ts";
import { createLog } from "../../platform/log.ts";
import { loadConfig } from "../../services/config/config.ts";
import type { ContentFile } from "../../services/content/document-source.ts";
import { ContentProblem } from "../../services/files/content-problem.ts";
import { requestListener } from "../listen.ts";
import { openSite } from "../open-site.ts";
import { IN_USE, PREVIEW_KEY_HEADER, type PreviewMessage, type ShowFiles } from "./preview-messages.ts";

/**
 * The site with documents that are not public yet: a process of its own, with an embedded database that only has
 * documents, so that lists, counts and search are as they will be, and nothing of it can reach a visitor.
 */
const { PREVIEW_KEY = "" } = process.env;
const site = await openSite(loadConfig(process.env), () => {}, {
  log: createLog("silent"),
  isPreview: true,
}).catch((error: unknown) => {
  if (error instanceof DataFolderInUse) process.exit(IN_USE);
  throw error;
});
const answer = requestListener(site.app);
const server = createServer((incoming, outgoing) => {
  if (incoming.headers[PREVIEW_KEY_HEADER] === PREVIEW_KEY) answer(incoming, outgoing);
  else outgoing.writeHead(404).end();
});
const files = new Map<string, string>();

async function show({ order, isWhole, changed, removed, pictures }: ShowFiles): Promise<PreviewMessage> {
  if (isWhole) files.clear();
  for (const { name, text } of changed) files.set(name, text);
  for (const name of removed) files.delete(name);
  try {
    const shown = [...files].map(([name, text]): ContentFile => ({ name, text }));
    await site.showFiles(shown, pictures);
    return { order, faults: [] };
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
    return { order, faults: error.faults.map(({ file, line, reason }) => ({ file, line, reason })) };
  }
}

const send = (message: PreviewMessage) => process.send?.(message);
let last: Promise<unknown> = Promise.resolve();
process.on("message", (order: ShowFiles) => {
  last = last.then(async () => send(await show(order)));
});
process.on("disconnect", () => process.exit());
server.listen(0, "127.0.0.1", () => send({ port: (server.address() as AddressInfo).port }));
