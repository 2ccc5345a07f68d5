import type { Config } from "../../services/config/config.ts";
import { isOnLocalhost } from "../../services/http/localhost.ts";

/**
 * Origins of other sites that our documents may load from or be framed by. An origin that is not listed is not
 * allowed.
 */
export interface OutsideSources {
  scriptHosts: readonly string[];
  connectHosts: readonly string[];
  frameHosts: readonly string[];
  /** The sites that may show our embeds in a frame; all sites when unset. */
  frameAncestors?: readonly string[] | undefined;
  /** Whether our own pages may be in one of our frames: on the own machine the app is simulated there. */
  isFramedByUs?: boolean;
}

type OutsideConfig = Pick<
  Config,
  "recaptcha" | "analytics" | "embedOrigins" | "mapStyleUrl" | "publicUrl" | "trustedProxies"
>;

export function outsideSourcesOf({
  recaptcha,
  analytics,
  embedOrigins,
  mapStyleUrl,
  publicUrl,
  trustedProxies,
}: OutsideConfig): OutsideSources {
  const recaptchaHosts = recaptcha ? [recaptcha.url, "https://www.gstatic.com"] : [];
  const isTagged = analytics.measurementId !== undefined || analytics.containerId !== undefined;
  const googleHosts = isTagged ? [TAG_MANAGER] : [];
  const pixelHosts = analytics.pixelId ? ["https://connect.facebook.net"] : [];
  return {
    scriptHosts: [...recaptchaHosts, ...googleHosts, ...pixelHosts],
    connectHosts: [
      ...(recaptcha ? [recaptcha.url] : []),
      ...(isTagged ? [...COLLECTORS, TAG_MANAGER] : []),
      ...(analytics.pixelId ? [PIXEL] : []),
      ...(mapStyleUrl ? [new URL(mapStyleUrl).origin] : []),
    ],
    frameHosts: recaptcha ? [recaptcha.url] : [],
    frameAncestors: embedOrigins.length > 0 ? ["'self'", ...embedOrigins] : undefined,
    isFramedByUs: isOnLocalhost({ publicUrl, trustedProxies }),
  };
}

const TAG_MANAGER = "https://www.googletagmanager.com";
const COLLECTORS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];
const PIXEL = "https://www.facebook.com";
