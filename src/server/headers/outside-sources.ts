import type { Config } from "../../services/config/config.ts";
import { isOnOwnMachine } from "../../services/http/own-machine.ts";

/** Origins of someone else that our documents may load from or stand in. What is not set is not allowed. */
export interface OutsideSources {
  scriptHosts: readonly string[];
  connectHosts: readonly string[];
  frameHosts: readonly string[];
  /** Who may show our embeds in a frame; anybody, when unset. */
  frameAncestors?: readonly string[] | undefined;
  /** Whether our own pages may stand in a frame of ours: the app is simulated there, on somebody's own machine. */
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
    isFramedByUs: isOnOwnMachine({ publicUrl, trustedProxies }),
  };
}

const TAG_MANAGER = "https://www.googletagmanager.com";
const COLLECTORS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];
const PIXEL = "https://www.facebook.com";
