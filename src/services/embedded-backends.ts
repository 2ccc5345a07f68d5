import { join } from "node:path";
import { Hono } from "hono";
import { createCaller } from "../contracts/create-caller.ts";
import type { EmbedOf } from "../contracts/embeds/embed-address.ts";
import { hideTokens } from "../contracts/hide-tokens.ts";
import { HOSTS, type HostAddresses } from "../contracts/hosts.ts";
import type { ImageHosts } from "../contracts/images/image-url.ts";
import type { ShareCards } from "../contracts/images/share-card.ts";
import { DEFAULT_BRAND_NAME } from "../platform/config.ts";
import type { CustomerConfig } from "../platform/customer-config.ts";
import type { Database } from "../platform/database/database.ts";
import { TROUBLES, troubleOf } from "../platform/database/health/trouble.ts";
import { watchStorage } from "../platform/database/health/watch-storage.ts";
import { giveBackMemory } from "../platform/give-back-memory.ts";
import type { JobHandler } from "../platform/jobs/job-handler.ts";
import { createSigner, signingSecret } from "../platform/signing.ts";
import { createApiDocsApp } from "./api-docs/api-docs-app.ts";
import { createCareers, type PortalAddresses } from "./careers/careers-app.ts";
import { createCompanyNewsApp } from "./company-news/company-news-app.ts";
import { ANNOUNCE_PACT, announcePact } from "./contact/announce-pact.ts";
import { createContactApp, createMailboxStopApp } from "./contact/contact-app.ts";
import { REQUEST_STOP, requestStop } from "./contact/request-stop.ts";
import { SEND_STOP_LINK, sendStopLink } from "./contact/send-stop-link.ts";
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
import { createLeadDetailsApp } from "./lead-details/lead-details-app.ts";
import { createLeads } from "./leads/leads.ts";
import { createLooksApp } from "./looks/looks-app.ts";
import { createMagazineApp } from "./magazine/magazine-app.ts";
import { createWcmsApp } from "./magazine/wcms-app.ts";
import { createMailer } from "./mail/mailer.ts";
import { createOembedApp } from "./oembed/oembed-app.ts";
import { openCountryDatabase } from "./places/country-database.ts";
import { createGooglePlaces } from "./places/google-places.ts";
import { openPlaces } from "./places/places.ts";
import { createPlacesApp } from "./places/places-app.ts";
import { createWaitingListApp } from "./places/waiting-list-app.ts";
import { createPincodesApp, createWhereApp } from "./places/where-app.ts";
import { createQuizApp } from "./quiz/quiz-app.ts";
import { createReferralsApp, createVerifyReferralApp } from "./referrals/referrals-app.ts";
import { readSampleReferrers } from "./referrals/sample-referrers.ts";
import { createSearchApp } from "./search/search-app.ts";
import { createServicePagesApp } from "./service-pages/service-pages-app.ts";
import { readStaticContent } from "./static-content/static-content.ts";
import { createStaticContentApp } from "./static-content/static-content-app.ts";
import { createStaticFileApp } from "./static-file/static-file-app.ts";
import { createTicketsApp } from "./tickets/tickets-app.ts";
import { createVegaApp } from "./vega/vega-app.ts";
import { createVideosApp } from "./videos/videos-app.ts";

interface BackendOptions extends Partial<CustomerConfig> {
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
  /** How pages are shown on other sites: the cards of links to them, and the embeds that stand for them. */
  shareCards?: ShareCards;
  embedOf?: EmbedOf;
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
  /** What is to be done later, by kind of job; the server runs it. */
  jobHandlers: Readonly<Record<string, JobHandler>>;
  loadContent(): Promise<ContentReport>;
  /** Why the backends cannot serve; nothing when they can. */
  problem(): Promise<string | undefined>;
  stop(): Promise<void>;
}

/** Our own answers to every call whose host is not set to a server of someone else. */
export async function createEmbeddedBackends(options: BackendOptions): Promise<EmbeddedBackends> {
  const { database, contentDirectory, dataDirectory, log, documentTypes = DOCUMENT_TYPES } = options;
  const { mode = "production", brandName = DEFAULT_BRAND_NAME } = options;
  const photographs = await openPhotographs(join(contentDirectory, "photographs"));
  const staticContent = await readStaticContent(join(contentDirectory, "static"), brandName);
  const flags = await openFlags(join(contentDirectory, "flags.json"), options.unleash ?? {}, log);
  const countries = await openCountryDatabase(options.geoDatabaseFile);
  const places = await openPlaces(join(contentDirectory, "places"), database);
  const google = options.googlePlaces && createGooglePlaces(options.googlePlaces, log);
  const careers = createCareers({ database, portals: options.careersPortals ?? {}, log });
  const signer = createSigner(options.secretKey ?? (await signingSecret(database.db)));
  const address = { publicUrl: options.publicUrl ?? "", brand: brandName };
  const mailer = options.mail && createMailer(options.mail);
  const leads = createLeads({ ...options, ...address, signer, mailer });
  const storage = watchStorage(database, log);
  let isLoaded = false;

  const app = createBackendsApp(log);
  const call = createCaller({
    addresses: options.addresses ?? {},
    embedded: (request) => app.fetch(request),
  });
  for (const [path, backend] of [
    ...contentBackends(database, documentTypes, address),
    ...atBumblebee(
      createStaticContentApp(staticContent),
      createFlagsApp(flags),
      careers.app,
      createCompanyNewsApp(database),
      createVerifyReferralApp(database, await readSampleReferrers(contentDirectory)),
      leads.app,
      createContactApp({ database, signer, crm: options.crm, leads, hasMail: mailer !== undefined, log }),
      createMailboxStopApp({ database, signer, crm: options.crm }),
      createLeadDetailsApp({ database, signer, leads, hasMail: mailer !== undefined, log }),
      createTicketsApp({ db: database.db, signer }),
      createStaticFileApp(join(contentDirectory, "brochures")),
    ),
    [HOSTS.backend.embeddedAt, createReferralsApp(database)],
    [
      HOSTS.graphql.embeddedAt,
      createGraphqlApp({ database, types: documentTypes, signer, places, log, mode }),
    ],
    [HOSTS.sales.embeddedAt, createPlacesApp(countries, options.geoCountryHeader)],
    [HOSTS["web-backend"].embeddedAt, createWhereApp(places, google)],
    [HOSTS["web-backend"].embeddedAt, createWaitingListApp(database, places)],
    [HOSTS.launchpad.embeddedAt, createPincodesApp(places)],
    ["/", await createApiDocsApp(address)],
    ["/", createOembedApp({ ...address, call, embedOf: options.embedOf ?? (() => undefined) })],
    ["/", createVideosApp(join(contentDirectory, "videos"))],
  ] satisfies Mount[])
    app.route(path, backend);
  const images = addImageApps(app, {
    ...address,
    photographs,
    dataDirectory,
    cacheBytes: options.imageCacheBytes ?? DEFAULT_IMAGE_CACHE_BYTES,
    hosts: options.imageHosts ?? {},
    cards: options.shareCards ?? {},
    call,
    log,
  });

  return {
    app,
    jobHandlers: {
      ...leads.jobHandlers,
      ...(options.crm && {
        [ANNOUNCE_PACT]: announcePact({ db: database.db, crm: options.crm }),
        [REQUEST_STOP]: requestStop({ db: database.db, crm: options.crm }),
      }),
      ...(mailer && { [SEND_STOP_LINK]: sendStopLink({ ...address, database, mail: mailer, signer }) }),
    },
    async loadContent() {
      if (isLoaded) {
        await photographs.reload();
        await places.reload();
        const changed = await staticContent.reload();
        if (changed.length > 0) await announceChanges(database, changed.map(staticIngredient));
      }
      const folder = { contentDirectory, photographs, types: documentTypes, brandName };
      const report = await loadContent({ database, ...folder });
      if (!isLoaded) giveBackMemory();
      isLoaded = true;
      log.info({ ...report }, "The content is loaded.");
      return report;
    },
    async problem() {
      return isLoaded ? storage.problem() : "The content is not loaded yet.";
    },
    async stop() {
      storage.stop();
      flags.stop();
      await careers.stop();
      await leads.settle();
      mailer?.close();
      await images.stop();
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
  return [
    [HOSTS.goobe.embeddedAt, documents],
    [HOSTS.content.embeddedAt, documents],
    [HOSTS.content.embeddedAt, createSearchApp(database)],
    [HOSTS["web-backend"].embeddedAt, createLooksApp(database)],
    [HOSTS["web-backend"].embeddedAt, createDesignsInRoomApp(database, types)],
    [HOSTS["web-backend"].embeddedAt, createMagazineApp(database, address)],
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
    const path = hideTokens(context.req.path);
    const trouble = troubleOf(error);
    if (trouble) {
      // Not the error itself: its stack says nothing more, and what PostgreSQL adds to it may be a row about a person.
      log.warn({ path, trouble }, "A backend cannot answer without the database.");
      return new Refusal(503, TROUBLES[trouble], { retryAfter: 5 }).respond();
    }
    log.error({ error, path }, "A backend failed.");
    return new Refusal(500, "Something went wrong on our side.").respond();
  });
  return app;
}
