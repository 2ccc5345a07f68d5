import { join } from "node:path";
import { Hono } from "hono";
import { createCaller } from "../contracts/create-caller.ts";
import { HOSTS, type HostAddresses } from "../contracts/hosts.ts";
import type { ImageHosts } from "../contracts/images/image-url.ts";
import type { Database } from "../platform/database/database.ts";
import { createContentApp } from "./content/content-app.ts";
import type { DocumentTypes } from "./content/document-type.ts";
import { DOCUMENT_TYPES } from "./content/document-types.ts";
import { type ContentReport, loadContent } from "./content/load-content.ts";
import { openFlags } from "./flags/flags.ts";
import { createFlagsApp } from "./flags/flags-app.ts";
import type { Log } from "./http/log.ts";
import { Refusal } from "./http/refusal.ts";
import { addImageApps } from "./images/image-apps.ts";
import { openPhotographs } from "./images/photographs.ts";
import { openCountryDatabase } from "./places/country-database.ts";
import { createPlacesApp } from "./places/places-app.ts";
import { readStaticContent } from "./static-content/static-content.ts";
import { createStaticContentApp } from "./static-content/static-content-app.ts";

interface BackendOptions {
  database: Database;
  contentDirectory: string;
  dataDirectory: string;
  unleash?: { url: string; token: string } | undefined;
  geoCountryHeader?: string | undefined;
  /** A newer country database in MaxMind's format; the one that ships with us when unset. */
  geoDatabaseFile?: string | undefined;
  /** Scheme and host that visitors use; addresses are paths when unset. */
  publicUrl?: string;
  brandName?: string;
  /** Hosts of someone else: what a share card shows may live there. */
  addresses?: HostAddresses;
  imageHosts?: ImageHosts;
  imageCacheBytes?: number;
  log: Log;
  documentTypes?: DocumentTypes;
}

const DEFAULT_IMAGE_CACHE_BYTES = 512 * 1024 * 1024;

export interface EmbeddedBackends {
  app: Hono;
  loadContent(): Promise<ContentReport>;
  /** Why the backends cannot serve; nothing when they can. */
  problem(): Promise<string | undefined>;
  stop(): Promise<void>;
}

/** Our own answers to every call whose host is not set to a server of someone else. */
export async function createEmbeddedBackends(options: BackendOptions): Promise<EmbeddedBackends> {
  const { database, contentDirectory, dataDirectory, log, documentTypes = DOCUMENT_TYPES } = options;
  const photographs = await openPhotographs(join(contentDirectory, "photographs"));
  const staticContent = await readStaticContent(join(contentDirectory, "static"));
  const flags = await openFlags(join(contentDirectory, "flags.json"), options.unleash ?? {}, log);
  const countries = await openCountryDatabase(options.geoDatabaseFile);
  let isLoaded = false;

  const app = createBackendsApp(log);
  const documents = createContentApp(database, documentTypes);
  app.route(HOSTS.goobe.embeddedAt, documents);
  app.route(HOSTS.content.embeddedAt, documents);
  for (const backend of [createStaticContentApp(staticContent), createFlagsApp(flags)]) {
    app.route(HOSTS.bumblebee.embeddedAt, backend);
    app.route("/", backend);
  }
  app.route(HOSTS.sales.embeddedAt, createPlacesApp(countries, options.geoCountryHeader));
  addImageApps(app, {
    photographs,
    dataDirectory,
    cacheBytes: options.imageCacheBytes ?? DEFAULT_IMAGE_CACHE_BYTES,
    hosts: options.imageHosts ?? {},
    publicUrl: options.publicUrl ?? "",
    brand: options.brandName ?? "",
    call: createCaller({ addresses: options.addresses ?? {}, embedded: (request) => app.fetch(request) }),
    log,
  });

  return {
    app,
    async loadContent() {
      const report = await loadContent({ database, contentDirectory, photographs, types: documentTypes });
      isLoaded = true;
      log.info({ ...report }, "The content is loaded.");
      return report;
    },
    async problem() {
      if (!isLoaded) return "The content is not loaded yet.";
      return databaseProblem(database, log);
    },
    async stop() {
      flags.stop();
    },
  };
}

function createBackendsApp(log: Log): Hono {
  const app = new Hono();
  app.notFound(() => new Refusal(404, "There is nothing at this address.").respond());
  app.onError((error, context) => {
    log.error({ error, path: context.req.path }, "A backend failed.");
    return new Refusal(500, "Something went wrong on our side.").respond();
  });
  return app;
}

async function databaseProblem(database: Database, log: Log): Promise<string | undefined> {
  try {
    await database.db.selectFrom("settings").select("key").limit(1).execute();
    return undefined;
  } catch (error) {
    log.error({ error }, "The database does not answer.");
    return "The database does not answer.";
  }
}
