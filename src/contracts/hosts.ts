import { API_FOLDER, BUMBLEBEE_FOLDER } from "./browser/backend-paths.ts";

/**
 * Every host of the site's calls: the setting that points to an upstream, and the address of our own backend when it
 * is unset. The code of the site is the same for both.
 */
export const HOSTS = {
  own: { setting: undefined, embeddedAt: "" },
  bumblebee: { setting: "BUMBLEBEE_URL", embeddedAt: BUMBLEBEE_FOLDER },
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

export type HostAddresses = Partial<Record<HostName, string>>;

export const OWN_PATHS = {
  docs: `${API_FOLDER}/docs`,
  images: `${API_FOLDER}/images`,
  oembed: `${API_FOLDER}/oembed`,
  share: `${API_FOLDER}/share`,
  videos: `${API_FOLDER}/videos`,
} as const;

/** Pictures, films and share cards: they are parts of pages, although their addresses are those of APIs. */
export const MEDIA_PATHS = [
  HOSTS.dobby.embeddedAt,
  OWN_PATHS.images,
  OWN_PATHS.share,
  OWN_PATHS.videos,
] as const;
