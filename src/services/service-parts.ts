import { join } from "node:path";
import { type Caller, createCaller } from "../contracts/create-caller.ts";
import type { EmbedOf } from "../contracts/embeds/embed-address.ts";
import type { HostAddresses } from "../contracts/hosts.ts";
import type { ImageHosts } from "../contracts/images/image-url.ts";
import type { ShareCards } from "../contracts/images/share-card.ts";
import type { Database } from "../platform/database/database.ts";
import { createSealer, type Sealer } from "../platform/sealing.ts";
import { createSigner, type Signer, signingSecret } from "../platform/signing.ts";
import type { PortalAddresses } from "./careers/careers-app.ts";
import { DEFAULT_BRAND_NAME } from "./config/config.ts";
import type { CustomerConfig } from "./config/customer-config.ts";
import type { IdentityConfig } from "./config/identity-config.ts";
import type { DocumentTypes } from "./content/document-type.ts";
import { DOCUMENT_TYPES } from "./content/document-types.ts";
import { createWhoAsks, type WhoAsks } from "./customers/who-asks.ts";
import type { Log } from "./http/backend-log.ts";
import { createOwnProvider, type OwnProvider } from "./identity/own-provider.ts";
import { openPhotographs, type Photographs } from "./images/photographs.ts";
import { leadHost } from "./leads/host/lead-host.ts";
import { createLeads, type Leads } from "./leads/leads.ts";
import type { Identity } from "./login/identity.ts";
import { openIdentityOf } from "./login/identity-in-use.ts";
import { createMailer, type Mailer } from "./mail/mailer.ts";
import { openPlaces, type Places } from "./places/known-places.ts";

export interface BackendOptions extends Partial<CustomerConfig>, Partial<IdentityConfig> {
  database: Database;
  contentDirectory: string;
  dataDirectory: string;
  unleash?: { url: string; token: string } | undefined;
  geoCountryHeader?: string | undefined;
  /** A newer country database in MaxMind's format; the one that ships with us when unset. */
  geoDatabaseFile?: string | undefined;
  /** Scheme and host that visitors use; addresses are paths when unset. */
  publicUrl?: string;
  trustedProxies?: number;
  brandName?: string;
  /** Hosts of someone else: what a share card shows may live there. */
  addresses?: HostAddresses;
  hostTimeoutMs?: number;
  /** Whether leads for a host of someone else are kept by us first. */
  leadsVia?: "queue" | "host";
  imageHosts?: ImageHosts;
  /** How pages are shown on other sites: the cards of links to them, and the embeds that stand for them. */
  shareCards?: ShareCards;
  embedOf?: EmbedOf;
  imageCacheBytes?: number;
  /** Where jobs are fetched from; our own documents where a portal is unset. */
  careersPortals?: PortalAddresses;
  mode?: "production" | "development";
  showsUnpublished?: boolean;
  log: Log;
  documentTypes?: DocumentTypes;
}

export interface ServiceParts extends Omit<BackendOptions, "identity"> {
  publicUrl: string;
  brand: string;
  documentTypes: DocumentTypes;
  signer: Signer;
  sealer: Sealer;
  identity: Identity;
  isOwnProvider: boolean;
  /** Nothing on a site without an address of its own: its tokens would name it. */
  ownProvider: OwnProvider | undefined;
  /** Where customers change who they are, if that is not here. */
  identityOrigin: string | undefined;
  whoAsks: WhoAsks;
  mailer: Mailer | undefined;
  photographs: Photographs;
  places: Places;
  leads: Leads;
  /** The backends' own answer to a request, and calls to them or to the hosts of someone else. */
  answer: Answer;
  call: Caller;
}

type Answer = (request: Request) => Response | Promise<Response>;

export async function openParts(options: BackendOptions, answer: Answer): Promise<ServiceParts> {
  const { database, contentDirectory, publicUrl = "", brandName: brand = DEFAULT_BRAND_NAME } = options;
  const photographs = await openPhotographs(join(contentDirectory, "photographs"));
  const places = await openPlaces(join(contentDirectory, "places"), database);
  const secret = options.secretKey ?? (await signingSecret(database.db));
  const signer = createSigner(secret);
  const isOwnProvider = options.identity === undefined;
  const ownProvider =
    isOwnProvider && publicUrl !== ""
      ? createOwnProvider({ ...options, publicUrl, brand, signer })
      : undefined;
  const { identity, whoAsks } = createWhoAsks(
    openIdentityOf(options.identity, { publicUrl, signer, answer, provider: ownProvider }),
  );
  const mailer = options.mail && createMailer(options.mail);
  const addresses = options.addresses ?? {};
  const call = createCaller({ addresses, embedded: answer, timeoutMs: options.hostTimeoutMs });
  const host = addresses.bumblebee === undefined ? undefined : leadHost(call);
  return {
    ...options,
    publicUrl,
    brand,
    documentTypes: options.documentTypes ?? DOCUMENT_TYPES,
    signer,
    sealer: createSealer(secret, "customer-tokens"),
    identity,
    isOwnProvider,
    ownProvider,
    identityOrigin: options.identity && new URL(options.identity.issuer).origin,
    whoAsks,
    mailer,
    photographs,
    places,
    leads: createLeads({ ...options, publicUrl, brand, signer, mailer, host }),
    answer,
    call,
  };
}
