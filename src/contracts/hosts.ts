import { API_FOLDER, BUMBLEBEE_FOLDER } from "./browser/backend-paths.ts";

/**
 * Every host behind the site's calls: the setting that points it elsewhere, and where ours answers when it is unset.
 * The site itself never knows which of the two it talks to.
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

/** Pictures, films and share cards: parts of pages, although they stand where programs ask. */
export const MEDIA_PATHS = [
  HOSTS.dobby.embeddedAt,
  OWN_PATHS.images,
  OWN_PATHS.share,
  OWN_PATHS.videos,
] as const;
