import type { ServerBuild } from "react-router";
import type { HostAddresses } from "../contracts/hosts.ts";
import type { CircuitBreakers } from "../contracts/upstream/circuit-breakers.ts";
import type { Log } from "../platform/log.ts";
import type { PageCache } from "../platform/page-cache.ts";
import type { Tracer } from "../platform/tracing/current-trace.ts";
import type { CdnConfig } from "../services/config/cdn-config.ts";
import type { Login } from "../services/login/login.ts";
import type { Redirects } from "../services/redirects/redirect-table.ts";
import type { StaffEntrance } from "../services/staff/staff-entrance.ts";
import type { Pages } from "../web/frame/define-page.ts";
import type { SiteSettings } from "../web/frame/seo/site-settings.ts";
import type { OutsideSources } from "./headers/outside-sources.ts";
import type { AnsweredMetrics } from "./metrics/kind-of-response.ts";
import type { Readiness } from "./middleware/answer-health.ts";
import type { Previews } from "./middleware/answer-preview.ts";
import type { Lanes } from "./pages/lanes.ts";
import type { StylesOf } from "./pages/run-page.ts";
import type { StaticFiles } from "./static-files.ts";

export interface AppParts {
  site: SiteSettings;
  pages: Pages;
  login: Login;
  log: Log;
  cache: PageCache;
  /**
   * The next time at which planned documents change one of these dependencies; without an argument, the next change
   * of any.
   */
  nextChange?: (dependencies?: ReadonlySet<string>) => number | undefined;
  cdn?: CdnConfig | undefined;
  readiness: Readiness;
  staticFiles: StaticFiles;
  /** The staff application; undefined where a test has none. */
  staff?: { entrance: StaffEntrance; files: StaticFiles };
  /** Of members; undefined where a test has none. */
  redirects?: Redirects;
  /** Undefined where a test has none. */
  previews?: Previews;
  /** The built site; in development only the given page of it. */
  loadBuild: (page: string) => Promise<ServerBuild>;
  /** In development, where the build lists no style sheets. */
  stylesOf?: StylesOf;
  mode: "production" | "development";
  backends: { fetch(request: Request, bindings?: unknown): Response | Promise<Response> };
  addresses: HostAddresses;
  /** The timeout of upstreams, and how long their last responses may replace failed ones. */
  hostTimeoutMs?: number;
  staleForMs?: number;
  trustedProxies: number;
  outside: OutsideSources;
  geoCountryHeader: string | undefined;
  metrics?: AnsweredMetrics | undefined;
  circuits?: CircuitBreakers;
  lanes?: Lanes;
  tracer?: Tracer | undefined;
  slowRenderMs?: number;
}
