/**
 * Every host behind the site's calls: the setting that points it elsewhere, and where ours answers when it is unset.
 * The site itself never knows which of the two it talks to.
 */
export const HOSTS = {
  own: { setting: undefined, embeddedAt: "" },
  bumblebee: { setting: "BUMBLEBEE_URL", embeddedAt: "/bumblebee" },
  goobe: { setting: "GOOBE_URL", embeddedAt: "/api/goobe" },
  content: { setting: "CONTENT_URL", embeddedAt: "/api/content" },
  "web-backend": { setting: "WEB_BACKEND_URL", embeddedAt: "/api/web-backend" },
  backend: { setting: "BACKEND_URL", embeddedAt: "/api/backend" },
  wcms: { setting: "WCMS_URL", embeddedAt: "/api/wcms" },
  launchpad: { setting: "LAUNCHPAD_URL", embeddedAt: "/api/launchpad" },
  sales: { setting: "SALES_URL", embeddedAt: "/api/sales" },
  quiz: { setting: "QUIZ_URL", embeddedAt: "/api/quiz" },
  dobby: { setting: "DOBBY_URL", embeddedAt: "/api/dobby" },
  graphql: { setting: "GRAPHQL_URL", embeddedAt: "/api/graphql" },
} as const satisfies Record<string, { setting: string | undefined; embeddedAt: string }>;

export type HostName = keyof typeof HOSTS;

/** Hosts that are pointed at a server of someone else, by name. */
export type HostAddresses = Partial<Record<HostName, string>>;
