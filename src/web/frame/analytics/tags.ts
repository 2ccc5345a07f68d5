import type { AnalyticsSettings } from "../seo/site-settings.ts";
import type { EventName } from "./events.ts";

declare global {
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

/** Each category is allowed, loaded and withdrawn separately. */
export const TAG_CATEGORIES = ["measurement", "marketing"] as const;

export type TagCategory = (typeof TAG_CATEGORIES)[number];
type Allowed = Readonly<Record<TagCategory, boolean>>;
type Fields = Record<string, string | number>;

export interface Tags {
  send: (name: EventName, fields: Fields) => void;
  view: (fields: Fields, category: TagCategory) => void;
  /** The URLs of the scripts. They read the events that were queued before they loaded. */
  scripts: Record<TagCategory, string[]>;
  setConsent: (allowed: Allowed) => void;
}

/** Creates the queues that the third-party scripts read when they load, like their own snippets but not inline. */
export function createTags(settings: AnalyticsSettings, page: TagWindow): Tags {
  const { measurementId, containerId, pixelId } = settings;
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  const gtag = commandsTo(layer);
  let allowed: Allowed = { measurement: false, marketing: false };
  let pixel: PixelQueue | undefined;
  gtag("consent", "default", consentOf(allowed));
  if (measurementId) {
    gtag("js", new Date());
    gtag("config", measurementId, { send_page_view: false, allow_google_signals: false });
  }
  if (containerId) layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const container = containerId ? [`https://www.googletagmanager.com/gtm.js?id=${containerId}`] : [];

  const sendTo: Record<TagCategory, Tags["send"]> = {
    measurement(name, fields) {
      layer.push({ event: name, ...fields });
      // The tag accepts only letters, digits and underscores in event names.
      if (measurementId) gtag("event", name.replaceAll(/\W/g, "_"), fields);
    },
    marketing(name) {
      const pixelEvent = PIXEL_EVENTS[name];
      if (pixelEvent) pixel?.("track", pixelEvent);
    },
  };
  return {
    send(name, fields) {
      for (const category of TAG_CATEGORIES) if (allowed[category]) sendTo[category](name, fields);
    },
    view: (fields, category) => sendTo[category]("page_view", fields),
    scripts: {
      measurement: [
        ...(measurementId ? [`https://www.googletagmanager.com/gtag/js?id=${measurementId}`] : []),
        ...container,
      ],
      marketing: [...container, ...(pixelId ? ["https://connect.facebook.net/en_US/fbevents.js"] : [])],
    },
    setConsent(next) {
      allowed = next;
      gtag("consent", "update", consentOf(next));
      if (measurementId) Reflect.set(page, `ga-disable-${measurementId}`, !next.measurement);
      if (pixelId && next.marketing) pixel ??= startPixel(pixelId, page);
      pixel?.("consent", next.marketing ? "grant" : "revoke");
    },
  };
}

/** Consent in the terms of the tags. Personalised advertising is always denied. */
function consentOf({ measurement, marketing }: Allowed): Record<string, "granted" | "denied"> {
  const word = (isAllowed: boolean) => (isAllowed ? "granted" : "denied");
  return {
    analytics_storage: word(measurement),
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: "denied",
  };
}

const PIXEL_EVENTS: Partial<Record<EventName, string>> = {
  page_view: "PageView",
  lead_submit: "Lead",
  search: "Search",
  "design-ideas wishlist-complete": "AddToWishlist",
};

/** The tag recognises commands by their `arguments` object, so an array does not work. */
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
  // By default the pixel would read buttons and the fields of forms.
  pixel("set", "autoConfig", false, pixelId);
  pixel("init", pixelId);
  return pixel;
}
