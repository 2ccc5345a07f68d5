/** Below it stand the hosts that we embed, and what only we answer. */
export const API_FOLDER = "/api";

/**
 * Every host behind the site's calls: the setting that points it elsewhere, and where ours answers when it is unset.
 * The site itself never knows which of the two it talks to.
 */
export const HOSTS = {
  own: { setting: undefined, embeddedAt: "" },
  bumblebee: { setting: "BUMBLEBEE_URL", embeddedAt: "/bumblebee" },
  goobe: { setting: "GOOBE_URL", embeddedAt: `${API_FOLDER}/goobe` },
  content: { setting: "CONTENT_URL", embeddedAt: `${API_FOLDER}/content` },
  "web-backend": { setting: "WEB_BACKEND_URL", embeddedAt: `${API_FOLDER}/web-backend` },
  backend: { setting: "BACKEND_URL", embeddedAt: `${API_FOLDER}/backend` },
  wcms: { setting: "WCMS_URL", embeddedAt: `${API_FOLDER}/wcms` },
  launchpad: { setting: "LAUNCHPAD_URL", embeddedAt: `${API_FOLDER}/launchpad` },
  sales: { setting: "SALES_URL", embeddedAt: `${API_FOLDER}/sales` },
  quiz: { setting: "QUIZ_URL", embeddedAt: `${API_FOLDER}/quiz` },
  dobby: { setting: "DOBBY_URL", embeddedAt: `${API_FOLDER}/dobby` },
  graphql: { setting: "GRAPHQL_URL", embeddedAt: `${API_FOLDER}/graphql` },
} as const satisfies Record<string, { setting: string | undefined; embeddedAt: string }>;

export type HostName = keyof typeof HOSTS;

export const HOST_NAMES = Object.keys(HOSTS) as HostName[];

/** Hosts that are pointed at a server of someone else, by name. */
export type HostAddresses = Partial<Record<HostName, string>>;

/** What only we answer, whoever has the hosts. */
export const OWN_PATHS = {
  docs: `${API_FOLDER}/docs`,
  images: `${API_FOLDER}/images`,
  oembed: `${API_FOLDER}/oembed`,
  share: `${API_FOLDER}/share`,
  videos: `${API_FOLDER}/videos`,
} as const;

/** Pictures, films and share cards: parts of pages, although they stand where programs ask. */
export const MEDIA_PATHS = [
  HOSTS.dobby.embeddedAt,
  OWN_PATHS.images,
  OWN_PATHS.share,
  OWN_PATHS.videos,
] as const;

/** How the gateway's calls begin. They are answered at the root too, for callers that come without its prefix. */
export const GATEWAY_CALLS = "/v1";

/** Where the identity provider stands, ours or another in front of us. */
export const SIGN_IN = "/auth";

/** Everything below these is asked for by programs and not by people. */
export const BACKEND_FOLDERS = [API_FOLDER, SIGN_IN, HOSTS.bumblebee.embeddedAt, GATEWAY_CALLS] as const;

export function isBackendPath(path: string): boolean {
  return BACKEND_FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
