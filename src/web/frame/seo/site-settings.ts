import type { ImageHosts } from "../../../contracts/images/image-url.ts";
import { byRegion, type Country, REGIONS, type Region } from "../../../editions/regions.ts";

/** The settings of the site that the head of every page needs. Part of the root loader's data. */
export interface SiteSettings {
  publicUrl: string;
  brand: Brand;
  /** The site's id at a social network. */
  socialAppId?: string | undefined;
  recaptcha?: RecaptchaSettings | undefined;
  /** The image services that can resize pictures. */
  imageHosts?: ImageHosts;
  analytics?: AnalyticsSettings;
  /** Origins of sites that may embed parts of ours and exchange messages with them; empty allows all. */
  embedOrigins?: readonly string[];
  /** Countries in which WhatsApp is not ticked by default. */
  whatsappConsentOff?: readonly Country[];
  /** The WhatsApp number of a country: E.164, or "off". The countries' sample numbers are the default. */
  whatsappNumbers?: Partial<Record<Country, string>>;
  /** Receives applications for jobs that no portal has; our own form is the default. */
  careersEmail?: string | undefined;
  /** By register, as in the footers; an unset number is not shown. */
  registrationNumbers?: Readonly<Record<string, string>>;
  /** The style URL of another map provider; our own base map is the default. */
  mapStyle?: string | undefined;
}

/** How forms check that a person fills them in (RC-02). */
export interface RecaptchaSettings {
  siteKey: string;
  version: 2 | 3;
  size: "invisible" | "normal";
  hideBadge: boolean;
  url: string;
}

/** A service that is not set is not loaded and receives nothing. */
export interface AnalyticsSettings {
  measurementId?: string | undefined;
  containerId?: string | undefined;
  pixelId?: string | undefined;
}

export interface Brand {
  name: string;
  siteNames: Record<Region, string>;
  /** For paths without a region, like /ikea. */
  defaultSiteName: string;
}

export function brandNamed(name: string, siteNames: Partial<Record<Region, string>> = {}): Brand {
  return {
    name,
    siteNames: { ...byRegion((region) => `${name} ${REGIONS[region].siteName}`), ...siteNames },
    defaultSiteName: name,
  };
}

export function siteNameOf(brand: Brand, region: Region | undefined): string {
  return region ? brand.siteNames[region] : brand.defaultSiteName;
}
