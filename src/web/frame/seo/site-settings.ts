import type { ImageHosts } from "../../../contracts/images/image-url.ts";
import { byRegion, type Country, REGIONS, type Region } from "../../../editions/regions.ts";

/** What the head of every page needs to know about the site it stands in. Part of the root loader's data. */
export interface SiteSettings {
  publicUrl: string;
  brand: Brand;
  /** Under which a social network knows the site. */
  socialAppId?: string | undefined;
  recaptcha?: RecaptchaSettings | undefined;
  /** Whose pictures are asked for in the sizes that a page needs. */
  imageHosts?: ImageHosts;
  analytics?: AnalyticsSettings;
  /** Origins of sites that may embed parts of ours and talk to them; any when empty. */
  embedOrigins?: readonly string[];
  /** Countries in which a form does not begin with WhatsApp ticked. */
  whatsappConsentOff?: readonly Country[];
  /** Who answers on WhatsApp in a country: E.164, or "off". The samples of the countries when unset. */
  whatsappNumbers?: Partial<Record<Country, string>>;
  /** Who gets applications for jobs that no portal has; our own form when unset. */
  careersEmail?: string | undefined;
  /** By register, as the footers name them; what is unset is not shown. */
  registrationNumbers?: Readonly<Record<string, string>>;
  /** The style of a map of someone else; our own ground when unset. */
  mapStyle?: string | undefined;
}

/** How forms ask whether a person fills them in (RC-02). */
export interface RecaptchaSettings {
  siteKey: string;
  version: 2 | 3;
  size: "invisible" | "normal";
  hideBadge: boolean;
  url: string;
}

/** What is not set is neither loaded nor told anything. */
export interface AnalyticsSettings {
  measurementId?: string | undefined;
  containerId?: string | undefined;
  pixelId?: string | undefined;
}

export interface Brand {
  name: string;
  siteNames: Record<Region, string>;
  /** For addresses of no region, like /ikea. */
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
