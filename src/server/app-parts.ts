import type { ServerBuild } from "react-router";
import type { HostAddresses } from "../contracts/hosts.ts";
import type { Log } from "../platform/log.ts";
import type { PageCache } from "../platform/page-cache.ts";
import type { Login } from "../services/login/login.ts";
import type { Pages } from "../web/frame/define-page.ts";
import type { SiteSettings } from "../web/frame/seo/site-settings.ts";
import type { OutsideSources } from "./headers/outside-sources.ts";
import type { StylesOf } from "./pages/ask-page.ts";
import type { StaticFiles } from "./static-files.ts";
import type { Readiness } from "./steps/answer-health.ts";

export interface AppParts {
  site: SiteSettings;
  pages: Pages;
  login: Login;
  log: Log;
  cache: PageCache;
  /** The next moment at which planned documents change what was made from these; any change without them. */
  nextChange?: (ingredients?: ReadonlySet<string>) => number | undefined;
  readiness: Readiness;
  staticFiles: StaticFiles;
  loadBuild: () => Promise<ServerBuild>;
  /** In development, where the build lists no style sheets. */
  stylesOf?: StylesOf;
  mode: "production" | "development";
  backends: { fetch(request: Request, bindings?: unknown): Response | Promise<Response> };
  addresses: HostAddresses;
  /** How long they may take, and for how long what they said before stands in for what they cannot say. */
  hostTimeoutMs?: number;
  staleForMs?: number;
  trustedProxies: number;
  outside: OutsideSources;
  geoCountryHeader: string | undefined;
}
