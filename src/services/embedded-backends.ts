import { join } from "node:path";
import { Hono } from "hono";
import { createCaller } from "../contracts/create-caller.ts";
import { HOSTS, type HostAddresses } from "../contracts/hosts.ts";
import type { ImageHosts } from "../contracts/images/image-url.ts";
import type { Database } from "../platform/database/database.ts";
import { createApiDocsApp } from "./api-docs/api-docs-app.ts";
import { createCareers, type PortalAddresses } from "./careers/careers-app.ts";
import { createCompanyNewsApp } from "./company-news/company-news-app.ts";
import { announceChanges } from "./content/announce-changes.ts";
import { createContentApp } from "./content/content-app.ts";
import type { DocumentTypes } from "./content/document-type.ts";
import { DOCUMENT_TYPES } from "./content/document-types.ts";
import { staticIngredient } from "./content/ingredients.ts";
import { type ContentReport, loadContent } from "./content/load-content.ts";
import { createDesignsInRoomApp } from "./designs-in-room/designs-in-room-app.ts";
import { openFlags } from "./flags/flags.ts";
import { createFlagsApp } from "./flags/flags-app.ts";
import { createGraphqlApp } from "./graphql/graphql-app.ts";
import type { Log } from "./http/log.ts";
import { Refusal } from "./http/refusal.ts";
import { addImageApps } from "./images/image-apps.ts";
import { openPhotographs } from "./images/photographs.ts";
import { createLooksApp } from "./looks/looks-app.ts";
import { createMagazineApp } from "./magazine/magazine-app.ts";
import { createWcmsApp } from "./magazine/wcms-app.ts";
import { openCountryDatabase } from "./places/country-database.ts";
import { createPlacesApp } from "./places/places-app.ts";
import { createQuizApp } from "./quiz/quiz-app.ts";
import { createSearchApp } from "./search/search-app.ts";
import { createServicePagesApp } from "./service-pages/service-pages-app.ts";
import { readStaticContent } from "./static-content/static-content.ts";
import { createStaticContentApp } from "./static-content/static-content-app.ts";
import { createVegaApp } from "./vega/vega-app.ts";
import { createVideosApp } from "./videos/videos-app.ts";

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
  /** Where jobs are fetched from; our own documents where a portal is unset. */
  careersPortals?: PortalAddresses;
  /** In development the GraphQL schema may be looked into. */
  mode?: "production" | "development";
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
  const { mode = "production" } = options;
  const photographs = await openPhotographs(join(contentDirectory, "photographs"));
  const staticContent = await readStaticContent(join(contentDirectory, "static"));
  const flags = await openFlags(join(contentDirectory, "flags.json"), options.unleash ?? {}, log);
  const countries = await openCountryDatabase(options.geoDatabaseFile);
  const careers = createCareers({ database, portals: options.careersPortals ?? {}, log });
  let isLoaded = false;

  const app = createBackendsApp(log);
  const address = { publicUrl: options.publicUrl ?? "", brand: options.brandName ?? "" };
  for (const [path, backend] of [
    ...contentBackends(database, documentTypes, address),
    ...atBumblebee(
      createStaticContentApp(staticContent),
      createFlagsApp(flags),
      careers.app,
      createCompanyNewsApp(database),
    ),
    [HOSTS.graphql.embeddedAt, createGraphqlApp({ database, types: documentTypes, log, mode })],
    [HOSTS.sales.embeddedAt, createPlacesApp(countries, options.geoCountryHeader)],
    ["/", await createApiDocsApp(address)],
    ["/", createVideosApp(join(contentDirectory, "videos"))],
  ] satisfies Mount[])
    app.route(path, backend);
  addImageApps(app, {
    ...address,
    photographs,
    dataDirectory,
    cacheBytes: options.imageCacheBytes ?? DEFAULT_IMAGE_CACHE_BYTES,
    hosts: options.imageHosts ?? {},
    call: createCaller({ addresses: options.addresses ?? {}, embedded: (request) => app.fetch(request) }),
    log,
  });

  return {
    app,
    async loadContent() {
      if (isLoaded) {
        await photographs.reload();
        const changed = await staticContent.reload();
        if (changed.length > 0) await announceChanges(database, changed.map(staticIngredient));
      }
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
      await careers.stop();
    },
  };
}

type Mount = [path: string, backend: Hono];

/** Documents, and the services that put answers together from them. */
function contentBackends(
  database: Database,
  types: DocumentTypes,
  address: { publicUrl: string; brand: string },
): Mount[] {
  const documents = createContentApp(database, types);
  const site = { ...address, brand: address.brand || "{brand}" };
  return [
    [HOSTS.goobe.embeddedAt, documents],
    [HOSTS.content.embeddedAt, documents],
    [HOSTS.content.embeddedAt, createSearchApp(database)],
    [HOSTS["web-backend"].embeddedAt, createLooksApp(database)],
    [HOSTS["web-backend"].embeddedAt, createDesignsInRoomApp(database, types)],
    [HOSTS["web-backend"].embeddedAt, createMagazineApp(database, site)],
    [HOSTS.wcms.embeddedAt, createWcmsApp(database)],
    [HOSTS.backend.embeddedAt, createServicePagesApp(database)],
    [HOSTS.backend.embeddedAt, createVegaApp(database, types)],
    [HOSTS.quiz.embeddedAt, createQuizApp(database)],
  ];
}

/** Under the gateway's own path, and at the root for callers that come without it. */
function atBumblebee(...backends: Hono[]): Mount[] {
  return backends.flatMap((backend): Mount[] => [
    [HOSTS.bumblebee.embeddedAt, backend],
    ["/", backend],
  ]);
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
