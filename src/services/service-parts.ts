import { join } from "node:path";
import { type Caller, createCaller } from "../contracts/create-caller.ts";
import type { EmbedOf } from "../contracts/embeds/embed-address.ts";
import type { HostAddresses } from "../contracts/hosts.ts";
import type { ImageHosts } from "../contracts/images/image-url.ts";
import type { ShareCards } from "../contracts/images/share-card.ts";
import type { Region } from "../editions/regions.ts";
import type { Database } from "../platform/database/database.ts";
import {
  type ObjectStore,
  type ObjectStoreOptions,
  openObjectStore,
} from "../platform/object-store/object-store.ts";
import { createSealer, type Sealer } from "../platform/sealing.ts";
import { openSecrets } from "../platform/secrets.ts";
import { createSigner, type Signer } from "../platform/signing.ts";
import { traceCall } from "../platform/tracing/trace-call.ts";
import type { PortalAddresses } from "./careers/careers-app.ts";
import type { BackupConfig } from "./config/backup-config.ts";
import type { CdnConfig } from "./config/cdn-config.ts";
import { DEFAULT_BRAND_NAME } from "./config/config.ts";
import type { CustomerConfig } from "./config/customer-config.ts";
import type { IdentityConfig } from "./config/identity-config.ts";
import type { StaffConfig } from "./config/staff-config.ts";
import type { DocumentTypes } from "./content/document-type.ts";
import { DOCUMENT_TYPES } from "./content/document-types.ts";
import { createParseMemory, type ParseMemory } from "./content/parsing/parse-memory.ts";
import { createIdentifyCaller, type IdentifyCaller } from "./customers/identify-caller.ts";
import type { Log } from "./http/backend-log.ts";
import type { WebhookTarget } from "./http/post-signed.ts";
import { type OpenRateLimit, rateLimitsOf } from "./http/rate-limits.ts";
import { createOwnProvider, type OwnProvider } from "./identity/own-provider.ts";
import { openPhotographs, type Photographs } from "./images/photographs.ts";
import { leadHost } from "./leads/host/lead-host.ts";
import { createLeads, type Leads } from "./leads/leads.ts";
import type { Identity } from "./login/identity.ts";
import { openIdentityOf } from "./login/identity-in-use.ts";
import { createMailer, type Mailer } from "./mail/mailer.ts";
import { openPlaces, type Places } from "./places/known-places.ts";
import { openRedirects, type RedirectTable } from "./redirects/redirect-table.ts";

export interface BackendOptions extends Partial<CustomerConfig>, Partial<IdentityConfig> {
  database: Database;
  contentDirectory: string;
  dataDirectory: string;
  unleash?: { url: string; token: string } | undefined;
  geoCountryHeader?: string | undefined;
  /** A newer country database in MaxMind's format; the included one when unset. */
  geoDatabaseFile?: string | undefined;
  /** Scheme and host of the public site; addresses are paths when unset. */
  publicUrl?: string;
  trustedProxies?: number;
  /** Signs links to private pages; created and stored in the database when unset. */
  secretKey?: string | undefined;
  /** Keys whose signatures are still accepted. */
  formerKeys?: readonly string[];
  cdn?: CdnConfig | undefined;
  alerts?: WebhookTarget | undefined;
  backup?: BackupConfig | undefined;
  backupKey?: string | undefined;
  staff?: StaffConfig;
  brandName?: string;
  /** Addresses of upstreams, which may have the documents of a share card. */
  addresses?: HostAddresses;
  hostTimeoutMs?: number;
  /** Whether leads for an upstream are stored by us first. */
  leadsVia?: "queue" | "host";
  imageHosts?: ImageHosts;
  /** How other sites show our pages: share cards for links, and embeds. */
  shareCards?: ShareCards;
  embedOf?: EmbedOf;
  /** Whether this process shows previews. */
  isPreview?: boolean;
  /** A member is going to look at a preview. */
  preparePreview?: () => void;
  /** The page that shows a document; undefined if none does. */
  pageOf?: (document: { type: string; slug: string; region: Region }) => string | undefined;
  imageCacheBytes?: number;
  /** Where several machines share prepared pictures. */
  objectStore?: ObjectStoreOptions | undefined;
  /** The sources of jobs; our own documents if a portal is unset. */
  careersPortals?: PortalAddresses;
  mode?: "production" | "development";
  showsUnpublished?: boolean;
  /** Names the built site; undefined in development. */
  release?: string | undefined;
  /** Upstreams that this process has called, and whether each gets no requests now. */
  circuits?: (() => (readonly [host: string, isOpen: boolean])[]) | undefined;
  log: Log;
  documentTypes?: DocumentTypes;
}

export interface ServiceParts extends Omit<BackendOptions, "identity" | "objectStore"> {
  publicUrl: string;
  brand: string;
  documentTypes: DocumentTypes;
  signer: Signer;
  sealer: Sealer;
  identity: Identity;
  isOwnProvider: boolean;
  /** Undefined for a site without a public address, because its tokens contain the address. */
  ownProvider: OwnProvider | undefined;
  /** Where customers change their identity, if that is not on this site. */
  identityOrigin: string | undefined;
  identifyCaller: IdentifyCaller;
  mailer: Mailer | undefined;
  photographs: Photographs;
  /** Of the documents, while editors work. */
  parseMemory: ParseMemory;
  objectStore: ObjectStore | undefined;
  places: Places;
  redirects: RedirectTable;
  leads: Leads;
  openLimit: OpenRateLimit;
  /** Sends a request to our own backends; `call` also calls upstreams. */
  answer: Answer;
  call: Caller;
  /** Why the site cannot serve requests, as in /health; undefined if it can. */
  problem(): Promise<string | undefined>;
}

type Answer = (request: Request) => Response | Promise<Response>;

export async function openParts(
  options: BackendOptions,
  { answer, problem }: Pick<ServiceParts, "answer" | "problem">,
): Promise<ServiceParts> {
  const { database, contentDirectory, publicUrl = "", brandName: brand = DEFAULT_BRAND_NAME } = options;
  const photographs = await openPhotographs(join(contentDirectory, "photographs"));
  const places = await openPlaces(join(contentDirectory, "places"), database);
  const secrets = await openSecrets(database.db, options);
  const signer = createSigner(secrets);
  const openLimit = rateLimitsOf({ database, signer });
  const isOwnProvider = options.identity === undefined;
  const ownProvider =
    isOwnProvider && publicUrl !== ""
      ? createOwnProvider({ ...options, publicUrl, brand, signer })
      : undefined;
  const { identity, identifyCaller } = createIdentifyCaller(
    openIdentityOf(options.identity, { publicUrl, signer, answer, provider: ownProvider }),
  );
  const mailer = options.mail && createMailer(options.mail);
  const addresses = options.addresses ?? {};
  const call = createCaller({
    addresses,
    embedded: answer,
    timeoutMs: options.hostTimeoutMs,
    trace: traceCall,
  });
  const host = addresses.bumblebee === undefined ? undefined : leadHost(call);
  return {
    ...options,
    parseMemory: createParseMemory(),
    redirects: await openRedirects(database, options.log),
    publicUrl,
    brand,
    documentTypes: options.documentTypes ?? DOCUMENT_TYPES,
    signer,
    sealer: createSealer(secrets, "customer-tokens"),
    identity,
    isOwnProvider,
    ownProvider,
    identityOrigin: options.identity && new URL(options.identity.issuer).origin,
    identifyCaller,
    mailer,
    photographs,
    objectStore: options.objectStore && (await openObjectStore(options.objectStore, options.log)),
    places,
    leads: createLeads({ ...options, publicUrl, brand, signer, mailer, host }),
    openLimit,
    answer,
    call,
    problem,
  };
}
