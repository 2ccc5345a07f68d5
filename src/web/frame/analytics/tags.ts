import type { AnalyticsSettings } from "../seo/site-settings.ts";
import type { EventName } from "./events.ts";

declare global {
  /** What the scripts of analytics look for in a page. */
  interface Window {
    dataLayer?: unknown[];
    fbq?: PixelQueue;
  }
}

type TagWindow = Pick<Window, "dataLayer" | "fbq">;

interface PixelQueue {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push: unknown;
  loaded: boolean;
  version: string;
}

export interface Tags {
  send: (name: EventName, fields: Record<string, string | number>) => void;
  /** Where the scripts lie. They read what was queued meanwhile. */
  scripts: string[];
  setConsent: (isGranted: boolean) => void;
}

/**
 * The queues that the scripts read when they come, as their own snippets make them; only that no script of ours stands
 * inline in a page. Events go to the data layer by their exact names.
 */
export function createTags(settings: AnalyticsSettings, page: TagWindow): Tags {
  const { measurementId, containerId, pixelId } = settings;
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  const gtag = commandsTo(layer);
  gtag("consent", "default", { ...CONSENT_FOR_COUNTING, ...NO_ADVERTISING });
  if (measurementId) {
    gtag("js", new Date());
    gtag("config", measurementId, { send_page_view: false, allow_google_signals: false });
  }
  if (containerId) layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const pixel = pixelId ? startPixel(pixelId, page) : undefined;
  return {
    send(name, fields) {
      layer.push({ event: name, ...fields });
      // Its own events may only be named with letters, figures and underscores.
      if (measurementId) gtag("event", name.replaceAll(/\W/g, "_"), fields);
      const pixelEvent = PIXEL_EVENTS[name];
      if (pixelEvent) pixel?.("track", pixelEvent);
    },
    scripts: [
      ...(measurementId ? [`https://www.googletagmanager.com/gtag/js?id=${measurementId}`] : []),
      ...(containerId ? [`https://www.googletagmanager.com/gtm.js?id=${containerId}`] : []),
      ...(pixelId ? ["https://connect.facebook.net/en_US/fbevents.js"] : []),
    ],
    setConsent(isGranted) {
      gtag("consent", "update", isGranted ? CONSENT_FOR_COUNTING : { analytics_storage: "denied" });
      pixel?.("consent", isGranted ? "grant" : "revoke");
      if (measurementId) Reflect.set(page, `ga-disable-${measurementId}`, !isGranted);
    },
  };
}

const CONSENT_FOR_COUNTING = { analytics_storage: "granted" };
const NO_ADVERTISING = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };

const PIXEL_EVENTS: Partial<Record<EventName, string>> = {
  page_view: "PageView",
  lead_submit: "Lead",
  search: "Search",
  "design-ideas wishlist-complete": "AddToWishlist",
};

/** The tag tells commands from events by their being an `arguments` object, so an array will not do. */
function commandsTo(layer: unknown[]): (...command: unknown[]) => void {
  return function gtag() {
    // biome-ignore lint/complexity/noArguments: it is what the tag looks for
    layer.push(arguments);
  };
}

function startPixel(pixelId: string, page: TagWindow): PixelQueue {
  if (page.fbq) return page.fbq;
  const pixel: PixelQueue = Object.assign(
    (...call: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...call);
      else pixel.queue.push(call);
    },
    { queue: [], push: undefined, loaded: true, version: "2.0" },
  );
  pixel.push = pixel;
  page.fbq = pixel;
  // By itself it would read buttons and the fields of forms.
  pixel("set", "autoConfig", false, pixelId);
  pixel("init", pixelId);
  return pixel;
}
